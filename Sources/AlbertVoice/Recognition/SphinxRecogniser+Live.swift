/// What was spoken since an utterance began, and how far the decoder is with it.
struct SpokenSoFar {
    /// How the end is found.
    enum End {
        /// Somebody says so: the utterance is then recognised whole, silence around it included.
        case pressed
        /// It becomes quiet: the samples begin with the speech, and the decoder goes along.
        case quiet
    }

    let end: End
    /// All samples, 16 kHz mono.
    var samples: [Int16] = []
    /// Whether the decoder subtracts a mean of the utterance itself by now.
    var isSteady = false
    /// Whether the decoder has closed the utterance, so that more samples begin it anew.
    var isClosed = false

    /// From so many samples on the mean of what was said is good enough for the rest: 1.5 s.
    static let steady = AudioFrame.rate * 3 / 2
}

extension SphinxRecogniser {
    /// Begins an utterance whose samples come while it is spoken, until `finish`.
    public func begin() {
        begin(.pressed)
    }

    /// Begins an utterance whose samples come from just before the speech on, until `conclude` says what it was.
    public func beginSpeech() {
        begin(.quiet)
    }

    private func begin(_ end: SpokenSoFar.End) {
        if let spoken, !spoken.isClosed { _ = decoder.end() }
        spoken = SpokenSoFar(end: end)
        decoder.begin(kept: mean)
    }

    /// Takes the next samples (16 kHz, mono) and returns the words so far, a guess that may still change.
    public func feed(_ samples: [Int16]) -> [String] {
        guard let before = spoken else { return [] }
        spoken?.samples += samples
        let count = before.samples.count + samples.count
        let isReady = before.end == .quiet && !before.isSteady && count >= SpokenSoFar.steady
        if before.isClosed || isReady {
            restart()
        } else {
            decoder.feed(before.end == .quiet ? Dither.add(to: samples) : samples)
        }
        return decoder.partial
    }

    /// What was said if it ends here; more may still come, which is then heard together with what was before.
    ///
    /// Up to 1.5 s are recognised whole, as `recognise` would. Of longer ones the decoder is done with all but the last
    /// samples, having subtracted the mean of what was spoken until then.
    ///
    /// - Throws: As `recognise`, but not for lack of confidence.
    public func conclude() async throws(RecognitionError) -> Hypothesis {
        guard let spoken else { throw .silence }
        guard spoken.isSteady, !spoken.isClosed else {
            close()
            return try await hear(spoken.samples, mayBeCutOff: false)
        }
        let begin = ContinuousClock.now
        let speech = Dither.add(to: spoken.samples)
        let sentence = decoder.end()
        self.spoken?.isClosed = true
        note(meanOf: speech)
        let phones = try await loop.decode(speech, subtracting: steadyMean)
        return try Self.hypothesis(sentence, phones, spoken.samples, since: begin)
    }

    /// What was said in the first samples, recognised anew without those behind them.
    ///
    /// - Throws: As `conclude`.
    public func conclude(first count: Int) async throws(RecognitionError) -> Hypothesis {
        guard let spoken else { throw .silence }
        close()
        return try await hear(Array(spoken.samples.prefix(max(0, count))), mayBeCutOff: false)
    }

    /// Ends the utterance and recognises it whole, as `recognise` would: only then the mean of all its sound is known.
    public func finish() async throws(RecognitionError) -> Hypothesis {
        guard let samples = spoken?.samples else { throw .silence }
        drop()
        return try await recognise(samples)
    }

    /// Forgets the utterance that was begun.
    public func drop() {
        close()
        spoken = nil
    }

    private func close() {
        guard let spoken, !spoken.isClosed else { return }
        self.spoken?.isClosed = true
        _ = decoder.end()
    }

    /// Decodes all samples so far with their own mean, and goes on from there.
    private func restart() {
        close()
        guard let samples = spoken?.samples else { return }
        let speech = spoken?.end == .quiet ? Dither.add(to: samples) : samples
        steadyMean = decoder.cepstralMean(of: speech).map { mean?.mixed(into: $0) ?? $0.values }
        decoder.begin(subtracting: steadyMean)
        decoder.feed(speech)
        spoken?.isClosed = false
        spoken?.isSteady = samples.count >= SpokenSoFar.steady
    }
}
