/// Looks a second time at what the keyphrase search found, with all Gaussians of the model.
///
/// The sound is decoded twice: as something with the wake word in it, and as anything else (phones, words that sound alike). How
/// much better the first explains it is the evidence.
struct WakeCheck: ~Copyable {
    /// A wake word in a piece of sound.
    struct Finding: Hashable {
        /// The wake word, „hey albert“.
        var word: String
        /// Where it lies, in samples since the piece began.
        var samples: Range<Int>
        /// What speaks for it.
        var evidence: WakeEvidence
    }

    private let decoder: SphinxDecoder
    private let lengths: [String: Int]
    private let judge: PhoneJudge?

    /// Loads the model, the wake words and what sounds alike.
    ///
    /// - Throws: `RecognitionError.wordsWithoutPhones` or `.model`.
    init(model: ModelFolder, lexicon: Lexicon, words: [WakeWord]) throws(RecognitionError) {
        let spoken = Array(Set(words.flatMap(\.words))).sorted()
        let dictionary = try model.dictionary(of: spoken, in: lexicon)
        let judge = try model.wakeNet.flatMap { (path) throws(RecognitionError) in
            PhoneJudge(try PhoneNet(path: path), words: words, dictionary: dictionary)
        }
        let phones = model.phones.filter { $0 != "SIL" }.sorted()
        let near = words.compactMap { $0.words.max { $0.count < $1.count } }.flatMap { word in
            lexicon.pronunciation(of: word).map { WakeRivals.near($0, in: lexicon.file) } ?? []
        }
        let names = Set(near.map(\.word)).subtracting(spoken)
        var seen = Set<String>()
        let rivals = near.filter { names.contains($0.word) && seen.insert($0.word).inserted }.map(
            model.translation.translate)
        let fillers = phones.map { model.translation.translate(Pronunciation(WakeGrammar.filler($0), [[$0]], .own)) }
        let all = dictionary + rivals + fillers
        let decoder = try SphinxDecoder(model: model, dictionary: all, options: Self.options)
        let grammar = WakeGrammar(words, rivals: rivals.map(\.word), phones: phones)
        let variants = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0.variants.count) })
        for (search, automaton) in [(SphinxDecoder.Search.grammar, grammar.call), (.rivals, grammar.rivals)] {
            try decoder.install(automaton, variants: automaton.vocabulary.map { variants[$0] ?? 1 }, as: search)
        }
        self.decoder = decoder
        self.judge = judge
        lengths = Dictionary(uniqueKeysWithValues: dictionary.map { ($0.word, $0.variants.map(\.count).min() ?? 1) })
    }

    private static let options: SphinxOptions = {
        var options = SphinxOptions.standard
        options.mostStates = "4000"
        // WakeCalibration was fitted with these; what is best for commands is another matter.
        options.languageWeight = "2"
        // A cost for each word would be paid five times by phones and once by the wake word.
        options.wordInsertion = "1.0"
        return options
    }()

    /// The wake word that fits best; nil where none fits at all.
    ///
    /// - Parameters:
    ///   - samples: The piece of sound, from about half a second before the spot to a third after it.
    ///   - lead: What was heard before the piece, to look for a pause in.
    ///   - spotted: Score of the keyphrase search, as a power of ten.
    /// - Returns: What was found, with its evidence.
    /// - Throws: `RecognitionError.model`.
    func look(at samples: [Int16], after lead: [Int16] = [], spotted: Double) throws(RecognitionError) -> Finding? {
        let sound = Dither.add(to: samples)
        try decoder.use(.grammar)
        let call = decoder.decode(sound)
        let wake = call.filter { !$0.isSilence && !WakeGrammar.isFiller($0.word) }
        guard let first = wake.first, let last = wake.last else { return nil }
        try decoder.use(.rivals)
        let other = decoder.decode(sound)
        guard !other.isEmpty else { return nil }
        let place = (first.frames.lowerBound * 160)..<min(samples.count, last.frames.upperBound * 160)
        var evidence = evidence(wake, call, other, Surroundings(lead, samples, place), spotted)
        evidence.opinion = opinion(on: last.word, in: lead + samples, end: lead.count + place.upperBound)
        return Finding(word: wake.map(\.word).joined(separator: " "), samples: place, evidence: evidence)
    }

    /// What the network of phones makes of the sound from 1.8 s before a word's end to 0.3 s behind it.
    private func opinion(on word: String, in sound: [Int16], end: Int) -> PhoneOpinion? {
        guard let judge else { return nil }
        let begin = max(0, end - 28_800)
        let (cepstra, width) = decoder.cepstra(
            of: Dither.add(to: Array(sound[begin..<min(sound.count, end + 4_800)])))
        return judge.opinion(on: word, cepstra: cepstra, width: width, end: (end - begin) / 160)
    }

    private func evidence(
        _ wake: [SphinxDecoder.Segment], _ call: [SphinxDecoder.Segment], _ other: [SphinxDecoder.Segment],
        _ levels: Surroundings, _ spotted: Double
    ) -> WakeEvidence {
        let free = ScoreSums(other)
        let frames = max(1, wake.reduce(0) { $0 + $1.frames.count })
        let margins = wake.map { Double($0.score) / Double($0.frames.count) - free.mean($0.frames) }
        let whole = call.reduce(0) { $0 + $1.score } - other.reduce(0) { $0 + $1.score }
        let last = wake[wake.count - 1]
        let begin = wake[0].frames.lowerBound
        let named = other.filter { !$0.isSilence && !WakeGrammar.isFiller($0.word) }
        let covered = named.reduce(0) { $0 + $1.frames.clamped(to: begin..<last.frames.upperBound).count }
        return WakeEvidence(
            gain: Double(whole) / Double(frames), worstWord: margins.min() ?? -100,
            lastWord: margins.last ?? -100,
            framesPerPhone: Double(last.frames.count) / Double(lengths[last.word] ?? 5), isLong: wake.count > 1,
            spotted: spotted, pauseBefore: levels.before, pauseBehind: levels.behind,
            rivalShare: Double(covered) / Double(frames))
    }
}

/// How far the quietest moments around a wake word lie below it.
private struct Surroundings {
    /// In the 0.8 s before it, dB.
    let before: Double
    /// In the third of a second behind it, dB.
    let behind: Double

    /// Samples that a moment lasts: 120 ms.
    private static let moment = 1_920

    init(_ lead: [Int16], _ samples: [Int16], _ place: Range<Int>) {
        let level = Self.level(samples[place.clamped(to: samples.indices)])
        let first = (lead + samples[..<min(place.lowerBound, samples.count)]).suffix(12_800)
        before = level - Self.quietest(Array(first), level)
        behind = level - Self.quietest(Array(samples[min(place.upperBound, samples.count)...]), level)
    }

    private static func quietest(_ samples: [Int16], _ otherwise: Double) -> Double {
        let starts = stride(from: 0, through: samples.count - moment, by: 320)
        return starts.map { level(samples[$0..<($0 + moment)]) }.min() ?? otherwise
    }

    private static func level(_ samples: ArraySlice<Int16>) -> Double {
        Levels.decibels(power: Levels.power(samples))
    }
}

/// Sums of scores over frames; a segment's score is spread over its frames.
private struct ScoreSums {
    private var sums = [0.0]

    init(_ segments: [SphinxDecoder.Segment]) {
        for segment in segments {
            while sums.count <= segment.frames.lowerBound { sums.append(sums[sums.count - 1]) }
            let share = Double(segment.score) / Double(segment.frames.count)
            for _ in segment.frames { sums.append(sums[sums.count - 1] + share) }
        }
    }

    /// The mean of a frame.
    func mean(_ frames: Range<Int>) -> Double {
        let last = min(frames.upperBound, sums.count - 1)
        let first = min(frames.lowerBound, last)
        return first < last ? (sums[last] - sums[first]) / Double(last - first) : 0
    }
}
