/// Finds where somebody speaks, by energy above a floor that follows the room.
///
/// Frames of 10 ms go in one by one; positions count them. `SpeechTracker` does it for a microphone's frames.
///
///     var endpointer = Endpointer(floor: kept)
///     switch endpointer.take(level: -31, canEnd: sentenceCanEnd) {
///     case .began(let frame): …
///     case .ended(let frame, let reason): …
///     case .silence, .speech: …
///     }
///     let kept = endpointer.floor   // for the next start
public struct Endpointer: Sendable {
    /// What a frame changed.
    public enum Event: Hashable, Sendable {
        /// Nobody speaks.
        case silence
        /// Speech began, at this frame.
        case began(at: Int)
        /// Somebody speaks.
        case speech
        /// Speech ended, before this frame.
        case ended(at: Int, because: Reason)
    }

    /// Why speech ended.
    public enum Reason: Hashable, Sendable {
        /// Silence, or nothing but a steady noise.
        case silence
        /// It lasted as long as no command does.
        case length
        /// What goes on is far softer than who spoke: a television, a talk in the next room.
        case distance
        /// Sound is missing behind it.
        case gap
    }

    /// How speech is told from the room.
    ///
    /// Chosen on 164 clips of `../shared/speech/dev` in a quiet room, white noise, rain, dishes, fire and sneezes of
    /// `../shared/speech/noise/train`.
    public struct Settings: Sendable {
        /// Speech is at least this much above the floor to begin, dB.
        public var above = 7.0
        /// Speech is at least this much above the floor to go on, dB.
        public var hold = 6.0
        /// Speech is at most this much below its loudest to go on, dB.
        public var depth = 34.0
        /// Speech is at least this loud whatever the room, dBFS.
        public var quietest = -62.0
        /// So many loud frames of the last `window` begin speech.
        public var loudToBegin = 6
        /// The window for the beginning, frames.
        public var window = 10
        /// So many loud frames of the last five are no click and go on with speech.
        public var loudToHold = 3
        /// So many quiet frames end speech where the sentence can end.
        public var quietToEnd = 50
        /// So many quiet frames end speech where the sentence cannot end.
        public var quietToGiveUp = 70
        /// Who spoke has ended where nothing comes within so many dB of their loudest.
        public var distance = 12.0
        /// So many frames of nothing but that end speech; `bench --answers … --noise TALK --snr 15` shows what it does.
        public var distantToEnd = 130
        /// So many frames are the most.
        public var longest = 1500

        /// The settings for commands: speech begins within 100 ms, ends after 500 or 700 ms of quiet or after 15 s.
        public init() {}
    }

    /// Samples in a frame: 10 ms.
    public static let frame = AudioFrame.rate / 100

    private let settings: Settings
    private var noise: NoiseFloor
    private var recent: [Bool] = []
    /// How many frames were quiet since somebody spoke last; 0 where nobody speaks.
    public private(set) var quiet = 0
    private var loudest = Levels.floor
    /// How many frames in a row were far softer than the loudest; 0 where nobody speaks.
    public private(set) var distant = 0
    private var began: Int?
    private var position = 0

    /// An endpointer before the first frame.
    ///
    /// - Parameters:
    ///   - settings: How speech is told from the room.
    ///   - floor: How loud the room was before, dBFS; a room is known after a third of a second anyway.
    public init(_ settings: Settings = Settings(), floor: Double? = nil) {
        self.settings = settings
        noise = NoiseFloor(floor)
    }

    /// How loud the room is when nobody speaks, dBFS; nil before the first frame.
    public var floor: Double? { noise.value }

    /// Whether somebody speaks.
    public var isSpeech: Bool { began != nil }

    /// Takes the level of the next 10 ms in dBFS.
    ///
    /// - Parameters:
    ///   - level: How loud they were.
    ///   - canEnd: Whether the words so far are a whole sentence; asked when it falls silent.
    /// - Returns: What they changed.
    public mutating func take(level: Double, canEnd: Bool = true) -> Event {
        defer { position += 1 }
        recent.append(level > threshold)
        if recent.count > settings.window { recent.removeFirst() }
        noise.take(level, isSpeech: isSpeech)
        guard let began else { return whileSilent() }
        return whileSpeaking(since: began, canEnd)
    }

    /// Takes the next 10 ms of samples.
    public mutating func take(_ samples: ArraySlice<Int16>, canEnd: Bool = true) -> Event {
        take(level: Levels.decibels(power: Levels.power(samples)), canEnd: canEnd)
    }

    /// Goes on behind a gap of so many frames: what was being said is over, the room's floor stays.
    public mutating func skip(_ frames: Int) -> Event {
        let (last, wasSpeech) = (position, isSpeech)
        drop()
        position += max(0, frames)
        noise.reset()
        return wasSpeech ? .ended(at: last, because: .gap) : .silence
    }

    /// Forgets that somebody speaks, and keeps the floor; for the listener that has heard enough.
    public mutating func drop() { (began, quiet, distant, recent) = (nil, 0, 0, []) }

    /// Takes what goes on for speech that begins now: somebody called while others were talking.
    public mutating func followAnew() {
        guard isSpeech else { return }
        // Where they pause, or where it fell silent, the quiet counts.
        (began, distant, loudest) = (position - quiet, 0, Levels.floor)
    }

    private var threshold: Double {
        let floor = noise.value ?? settings.quietest
        guard isSpeech else { return max(settings.quietest, floor + max(settings.above, noise.spread + 4)) }
        let overRoom = floor + max(settings.hold, noise.spread + 2)
        return max(settings.quietest, overRoom, loudest - settings.depth)
    }

    private mutating func whileSilent() -> Event {
        guard recent.count(where: { $0 }) >= settings.loudToBegin else { return .silence }
        let first = position - (recent.count - 1 - (recent.firstIndex(of: true) ?? 0))
        (began, quiet, distant, loudest) = (first, 0, 0, Levels.floor)
        return .began(at: first)
    }

    private mutating func whileSpeaking(since began: Int, _ canEnd: Bool) -> Event {
        loudest = max(loudest, noise.level)
        let isLoud = recent.last == true && recent.suffix(5).count { $0 } >= settings.loudToHold
        quiet = isLoud ? 0 : quiet + 1
        // The second that turned out to be a fan counts as quiet.
        if noise.isSteady { quiet = max(quiet, NoiseFloor.steadyBlocks * 10) }
        if quiet >= (canEnd ? settings.quietToEnd : settings.quietToGiveUp) {
            return end(at: max(began + 1, position + 1 - quiet), .silence)
        }
        distant = noise.level > loudest - settings.distance ? 0 : distant + 1
        if distant >= settings.distantToEnd { return end(at: position + 1 - distant, .distance) }
        return position + 1 - began >= settings.longest ? end(at: position + 1, .length) : .speech
    }

    private mutating func end(at frame: Int, _ reason: Reason) -> Event {
        drop()
        return .ended(at: frame, because: reason)
    }
}
