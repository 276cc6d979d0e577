/// Listens all day for anything like the wake words: PocketSphinx' keyphrase search behind a gate of energy.
///
/// In a quiet room only the level of each 10 ms is looked at. Where something sounds, the half second before it is searched as
/// well, so that the beginning is not lost. It is meant to find too much: `WakeCheck` looks a second time.
struct KeyphraseSpotter: ~Copyable {
    /// Something like a wake word.
    struct Spot: Hashable {
        /// Where, in numbers of samples since the stream began.
        var samples: Range<Int>
        /// Score of the search as a power of ten.
        var power: Double
    }

    /// What is heard before it looks a second time, as powers of ten.
    static let exponent = -45
    /// Blocks of 10 ms that are searched before the one that opened the gate.
    static let preRoll = 40
    /// Blocks that are searched twice where an utterance is ended because it is long.
    static let overlap = 100
    /// Blocks after which an utterance is ended: the library keeps something of all its frames.
    static let longest = 3_000
    /// Samples in a block: 10 ms.
    static let block = Endpointer.frame

    private let decoder: SphinxDecoder
    private var gate = KeyphraseSpotter.newGate()
    private var rest: [Int16] = []
    /// The last blocks, searched or not.
    private var recent: SoundHistory
    /// Number of the first sample of the utterance; nil where the gate is closed.
    private var utterance: Int?
    /// Frame of the utterance up to which detections were told.
    private var told = 0

    /// Loads the model with a dictionary of the wake words only.
    ///
    /// - Parameters:
    ///   - model: The acoustic model.
    ///   - dictionary: The words of all phrases, their variants among them.
    ///   - phrases: Each a list of words; every combination of their variants is searched.
    ///   - exponent: The least score, as a power of ten.
    /// - Throws: `RecognitionError.model`.
    init(
        model: ModelFolder, dictionary: [Pronunciation], phrases: [[String]],
        exponent: Int = KeyphraseSpotter.exponent
    ) throws(RecognitionError) {
        let decoder = try SphinxDecoder(model: model, dictionary: dictionary, options: Self.options)
        let variants = Dictionary(uniqueKeysWithValues: dictionary.map { ($0.word, $0.variants.count) })
        try decoder.spot(phrases.flatMap { Self.ways(of: $0, variants) }, exponent: exponent)
        recent = SoundHistory(capacity: Self.overlap * Self.block)
        // Starts the running mean and the noise once; both go on from utterance to utterance.
        decoder.begin()
        decoder.abandon()
        self.decoder = decoder
    }

    /// Every second frame and two Gaussians: 2.0 % of a core instead of 3.7 where somebody speaks all the time.
    private static let options: SphinxOptions = {
        var options = SphinxOptions.standard
        (options.everyFrames, options.gaussians) = ("2", "2")
        return options
    }()

    private static func newGate() -> Endpointer {
        var settings = Endpointer.Settings()
        (settings.above, settings.quietest) = (6, -66)
        (settings.loudToBegin, settings.window, settings.quietToEnd) = (3, 8, 60)
        return Endpointer(settings)
    }

    /// „hey albert“, „hey(2) albert“ …
    private static func ways(of phrase: [String], _ variants: [String: Int]) -> [String] {
        phrase.reduce([""]) { ways, word in
            ways.flatMap { way in
                (1...max(1, variants[word] ?? 1)).map {
                    (way.isEmpty ? "" : way + " ") + DictionaryFile.name(of: word, variant: $0)
                }
            }
        }
    }

    /// Whether something sounds, so that the search runs.
    var isOpen: Bool { utterance != nil }

    /// How long it has been searching without a break, in seconds.
    var utteranceSeconds: Double {
        utterance.map { Double(recent.end - $0) / Double(AudioFrame.rate) } ?? 0
    }

    /// Takes the next samples and tells what was found in them.
    mutating func feed(_ samples: [Int16]) -> [Spot] {
        rest += samples
        var spots: [Spot] = []
        var first = 0
        while first + Self.block <= rest.count {
            spots += take(Array(rest[first..<(first + Self.block)]))
            first += Self.block
        }
        rest.removeFirst(first)
        return spots
    }

    /// Forgets the utterance, after a call or a gap in the stream; the next sample has a number.
    ///
    /// How loud the room is stays known.
    mutating func restart(at position: Int) {
        close()
        rest = []
        recent.forget(next: position)
    }

    private mutating func take(_ block: [Int16]) -> [Spot] {
        recent.append(block)
        let isSounding: Bool
        switch gate.take(block[...]) {
        case .began, .speech: isSounding = true
        case .ended, .silence: isSounding = false
        }
        if utterance != nil {
            decoder.feed(block)
        } else if isSounding {
            open(blocks: Self.preRoll)
        }
        guard let begin = utterance else { return [] }
        let spots = newSpots()
        if !isSounding {
            close()
        } else if recent.end - begin >= Self.longest * Self.block {
            close()
            open(blocks: Self.overlap)
        }
        return spots
    }

    /// Begins an utterance with the last blocks.
    private mutating func open(blocks: Int) {
        let samples = recent.samples((recent.end - blocks * Self.block)..<recent.end)
        decoder.resume()
        decoder.feed(samples)
        (utterance, told) = (recent.end - samples.count, 0)
    }

    private mutating func close() {
        guard utterance != nil else { return }
        decoder.abandon()
        utterance = nil
    }

    private mutating func newSpots() -> [Spot] {
        guard let begin = utterance else { return [] }
        let found = decoder.detections(after: told)
        guard let last = found.map(\.frames.upperBound).max() else { return [] }
        told = last
        return found.map {
            Spot(
                samples: (begin + $0.frames.lowerBound * Self.block)..<(begin + $0.frames.upperBound * Self.block),
                power: Double($0.score) / SphinxDecoder.scorePerPower)
        }
    }

    deinit {
        if utterance != nil { decoder.abandon() }
    }
}
