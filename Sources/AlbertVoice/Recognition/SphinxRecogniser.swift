import Foundation

/// Recognises sentences of an automaton with PocketSphinx.
///
/// An actor on a queue of its own: the decoder is used by one thread at a time and blocks nobody else.
public actor SphinxRecogniser: Recogniser {
    /// How sure it must be; may change between utterances.
    public var strictness: Strictness
    /// The model it hears with.
    public nonisolated let model: ModelFolder
    /// The cepstral mean of the utterances so far; none where none is carried.
    public private(set) var mean: CepstralMean?

    private let executor = QueueExecutor(label: "albert.decode")
    let decoder: SphinxDecoder
    let loop: PhoneLoop
    /// What is being spoken; nil where nothing is.
    var spoken: SpokenSoFar?
    /// What the decoder subtracts from the utterance that is being spoken.
    var steadyMean: [Float]?
    private var isCarrying = false
    /// The mean of the last utterance, until it is carried on; nil where none is.
    private var heard: CepstralMean?

    /// Where the actor's work runs.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Loads the model and installs the grammar.
    ///
    /// - Parameters:
    ///   - model: The model's folder.
    ///   - automaton: The grammar.
    ///   - lexicon: Says every word of the automaton.
    ///   - strictness: How sure it must be.
    ///   - transform: The voice of the person who speaks, where it is known.
    /// - Throws: `RecognitionError.wordsWithoutPhones` or `.model`.
    public init(
        model: ModelFolder, automaton: Automaton, lexicon: Lexicon, strictness: Strictness = .normal,
        transform: SpeakerTransform? = nil
    ) throws(RecognitionError) {
        // Made while the grammar is installed; where it fails, the first utterance says so.
        let loop = PhoneLoop(model: model, transform: transform)
        Task { try? await loop.prepare() }
        let dictionary = try model.dictionary(of: automaton.vocabulary, in: lexicon)
        let decoder = try SphinxDecoder(model: model, dictionary: dictionary)
        if let transform { try decoder.adapt(by: transform) }
        try decoder.install(automaton, variants: dictionary.map(\.variants.count))
        self.model = model
        self.loop = loop
        self.decoder = decoder
        self.strictness = strictness
    }

    /// Changes how sure it must be.
    public func set(_ strictness: Strictness) {
        self.strictness = strictness
    }

    public func recognise(_ samples: [Int16]) async throws(RecognitionError) -> Hypothesis {
        let hypothesis = try await hear(samples)
        guard hypothesis.confidence >= strictness.limits.refusedBelow else { throw .notUnderstood }
        learn()
        return hypothesis
    }

    /// Carries on the mean of the last utterance, as it was understood.
    public func learn() {
        if isCarrying, let heard { mean = mean?.followed(by: heard) ?? heard }
        heard = nil
    }

    /// Carries the cepstral mean from utterance to utterance from now on, beginning with one kept from before.
    ///
    /// Only utterances that were understood count: a slamming door says nothing about the microphone.
    public func carry(from kept: CepstralMean?) {
        isCarrying = true
        mean = kept
    }

    /// What was heard, however unsure; for measuring and for `words check`.
    ///
    /// - Parameters:
    ///   - samples: 16 kHz, mono.
    ///   - mayBeCutOff: Whether a recording that ends in the middle of speech is refused; not where its end was heard.
    /// - Returns: The best sentence of the grammar.
    /// - Throws: As `recognise`, but not for lack of confidence.
    public func hear(_ samples: [Int16], mayBeCutOff: Bool = true) async throws(RecognitionError) -> Hypothesis {
        let begin = ContinuousClock.now
        guard let span = SpeechSpan.find(in: samples) else { throw .silence }
        guard !mayBeCutOff || !span.isCutOff else { throw .cutOff }
        let speech = Dither.add(to: span.cut(from: samples))
        note(meanOf: speech)
        let mixed = mean?.mixed(into: heard)
        let phones = Task { [loop] in
            await Self.result { () async throws(RecognitionError) in try await loop.decode(speech, subtracting: mixed) }
        }
        let sentence = decoder.decode(speech, subtracting: mixed)
        return try Self.hypothesis(sentence, try await phones.value.get(), samples, since: begin)
    }

    /// What both searches say of samples that took from `begin` until now.
    ///
    /// - Throws: `.notUnderstood` where the grammar has no sentence for them.
    static func hypothesis(
        _ sentence: [SphinxDecoder.Segment], _ phones: [SphinxDecoder.Segment], _ samples: [Int16],
        since begin: ContinuousClock.Instant
    ) throws(RecognitionError) -> Hypothesis {
        guard sentence.contains(where: { !$0.isSilence }) else { throw .notUnderstood }
        let rejection = Rejection(sentence: sentence, phones: phones)
        let measures = Hypothesis.Measures(
            levels: Levels(samples), seconds: Double(samples.count) / Double(AudioFrame.rate),
            decodeSeconds: begin.duration(to: .now) / .seconds(1))
        return Hypothesis(
            segments: segments(sentence, rejection),
            confidence: rejection.confidence(distance: measures.levels.signalToNoise),
            margin: rejection.margin, measures: measures)
    }

    /// Notes the mean of an utterance.
    func note(meanOf speech: [Int16]) {
        heard = isCarrying ? decoder.cepstralMean(of: speech) : nil
    }

    private static func result<Value>(
        _ body: () async throws(RecognitionError) -> Value
    ) async -> Result<Value, RecognitionError> {
        do { return .success(try await body()) } catch { return .failure(error) }
    }

    private static func segments(_ sentence: [SphinxDecoder.Segment], _ rejection: Rejection) -> [Hypothesis.Segment] {
        zip(sentence.filter { !$0.isSilence }, rejection.words).map { segment, margin in
            Hypothesis.Segment(
                word: segment.word,
                start: Double(segment.frames.lowerBound) / 100, end: Double(segment.frames.upperBound) / 100,
                margin: segment.frames.count >= Calibration.judgedFrames ? margin : nil)
        }
    }
}
