/// Hears the wake word: a keyphrase search that is always on, then a second look before anything happens.
///
///     var detector = try WakeDetector(model: model, lexicon: lexicon, words: WakeWord.standard, sensitivity: 0.5)
///     for await frame in microphone {
///         guard case .woke(let call) = detector.feed(frame.samples) else { continue }
///         let command = detector.heard(since: call.samples.upperBound)   // said in the same breath
///     }
///
/// Not thread-safe: whoever owns it feeds it from one task. A call of `feed` takes microseconds, or some hundredths of a second
/// where something sounded alike.
public struct WakeDetector: ~Copyable {
    /// What waits for a second look.
    private struct Pending {
        var samples: Range<Int>
        var power: Double
    }

    /// Sound that is kept, in seconds: the second look and a command's beginning.
    public static let keptSeconds = 6.0
    /// Samples around a spot for the second look.
    static let (before, behind) = (6_400, 4_800)
    /// Samples before those: a pause is looked for in them, and the network of phones wants more of the room.
    private static let lead = 24_000
    /// A spot that begins within so many samples behind another belongs to the same call.
    private static let joined = 3_200
    /// A second look goes no farther than this, in samples.
    private static let widest = 32_000

    private var spotter: KeyphraseSpotter
    private let check: WakeCheck
    private var history: SoundHistory
    private var attention: WakeAttention
    private var pending: [Pending] = []
    /// The latest second look; for measuring.
    private(set) var latest: WakeCheck.Finding?

    /// Loads the model for both looks.
    ///
    /// - Parameters:
    ///   - model: The acoustic model.
    ///   - lexicon: Says the wake words.
    ///   - words: What is called; see `WakeWord.check`.
    ///   - sensitivity: How easily it wakes, 0 (hardly) … 1 (at anything alike).
    /// - Throws: `RecognitionError.wordsWithoutPhones` or `.model`.
    public init(
        model: ModelFolder, lexicon: Lexicon, words: [WakeWord] = WakeWord.standard, sensitivity: Double = 0.5
    ) throws(RecognitionError) {
        let spoken = Array(Set(words.flatMap(\.words))).sorted()
        let dictionary = try model.dictionary(of: spoken, in: lexicon)
        let check = try WakeCheck(model: model, lexicon: lexicon, words: words)
        spotter = try KeyphraseSpotter(model: model, dictionary: dictionary, phrases: words.map(\.words))
        self.check = check
        history = SoundHistory(capacity: Int(Self.keptSeconds) * AudioFrame.rate)
        attention = WakeAttention(sensitivity: sensitivity)
    }

    /// Number of the next sample.
    public var position: Int { history.end }

    /// How easily it wakes, 0…1.
    public var sensitivity: Double {
        get { attention.sensitivity }
        set { attention.sensitivity = min(1, max(0, newValue)) }
    }

    /// Takes the next samples (16 kHz mono, any number, 10 to 30 ms are best).
    ///
    /// - Returns: What sounded like a call, once it is known what it was: a third of a second after its end.
    public mutating func feed(_ samples: [Int16]) -> WakeEvent? {
        history.append(samples)
        guard attention.isOpen(at: seconds) else {
            quieten()
            return nil
        }
        spotter.feed(samples).forEach { join($0) }
        guard let next = pending.first, history.end >= next.samples.upperBound + Self.behind else { return nil }
        pending.removeFirst()
        return judge(next)
    }

    /// The samples since one of them, at most `keptSeconds`.
    public func heard(since position: Int) -> [Int16] {
        history.samples(position..<history.end)
    }

    /// Its own voice begins: until it ends nothing wakes.
    public mutating func voiceBegan() {
        attention.voiceBegan()
        quieten()
    }

    /// Its own voice ended; its echo is waited for.
    public mutating func voiceEnded() {
        attention.voiceEnded(at: seconds)
    }

    /// Forgets all sound, where the stream has a gap or the microphone was muted; the next sample has a number.
    public mutating func forget(next position: Int) {
        history.forget(next: position)
        quieten()
    }

    private var seconds: Double { Double(history.end) / Double(AudioFrame.rate) }

    private mutating func quieten() {
        pending = []
        spotter.restart(at: history.end)
    }

    private mutating func join(_ spot: KeyphraseSpotter.Spot) {
        if let last = pending.last, spot.samples.lowerBound < last.samples.upperBound + Self.joined {
            let first = min(last.samples.lowerBound, spot.samples.lowerBound)
            let end = max(last.samples.upperBound, spot.samples.upperBound)
            if end - first <= Self.widest {
                pending[pending.count - 1] = Pending(samples: first..<end, power: max(last.power, spot.power))
                return
            }
        }
        pending.append(Pending(samples: spot.samples, power: spot.power))
    }

    private mutating func judge(_ spot: Pending) -> WakeEvent {
        let begin = max(0, spot.samples.lowerBound - Self.before)
        let samples = history.samples(begin..<(spot.samples.upperBound + Self.behind))
        let start = spot.samples.upperBound + Self.behind - samples.count
        let lead = history.samples((start - Self.lead)..<start)
        latest = (try? check.look(at: samples, after: lead, spotted: spot.power)) ?? nil
        let call = call(latest, start, spot)
        switch attention.judge(call.confidence, at: Double(call.samples.upperBound) / Double(AudioFrame.rate)) {
        case .woke:
            quieten()
            return .woke(call)
        case .nearMiss: return .nearMiss(call)
        case .dismissed: return .dismissed(call)
        }
    }

    /// What the second look found, in numbers of the stream; the spot without any confidence where it found nothing.
    private func call(_ finding: WakeCheck.Finding?, _ start: Int, _ spot: Pending) -> WakeCall {
        guard let finding else {
            return WakeCall(word: "", samples: spot.samples, confidence: 0, spotted: spot.power)
        }
        return WakeCall(
            word: finding.word,
            samples: (start + finding.samples.lowerBound)..<(start + finding.samples.upperBound),
            confidence: WakeCalibration.confidence(finding.evidence), spotted: spot.power)
    }
}
