/// Finds where somebody speaks, by energy above a floor that follows the room.
///
/// Frames of 10 ms go in one by one, so the same value serves a file and, later, a microphone that is always on.
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
        case ended(at: Int)
    }

    /// How speech is told from the room.
    public struct Settings: Sendable {
        /// Speech is at least this much above the floor, dB.
        public var above = 9.0
        /// Speech is at least this loud whatever the room, dBFS.
        public var quietest = -62.0
        /// So many loud frames of the last `window` begin speech.
        public var loudToBegin = 6
        /// The window for the beginning, frames.
        public var window = 10
        /// So many quiet frames in a row end speech.
        public var quietToEnd = 50

        /// The settings for single sentences: speech begins within 100 ms and ends after 500 ms of quiet.
        public init() {}
    }

    /// Samples in a frame: 10 ms.
    public static let frame = AudioFrame.rate / 100

    private enum State {
        case silence
        case speech
    }

    private let settings: Settings
    private var state = State.silence
    private var recent: [Bool] = []
    private var quiet = 0
    private var floor: Double?
    private var position = 0

    /// An endpointer before the first frame; the floor may be known from before, dBFS.
    public init(_ settings: Settings = Settings(), floor: Double? = nil) {
        self.settings = settings
        self.floor = floor
    }

    /// Takes the level of the next 10 ms in dBFS.
    public mutating func take(level: Double) -> Event {
        defer { position += 1 }
        let isLoud = level > max(settings.quietest, (floor ?? settings.quietest) + settings.above)
        follow(level, isLoud: isLoud)
        switch state {
        case .silence: return whileSilent(isLoud)
        case .speech: return whileSpeaking(isLoud)
        }
    }

    /// Takes the next 10 ms of samples.
    public mutating func take(_ samples: ArraySlice<Int16>) -> Event {
        take(level: Levels.decibels(power: Levels.power(samples)))
    }

    private mutating func whileSilent(_ isLoud: Bool) -> Event {
        recent.append(isLoud)
        if recent.count > settings.window { recent.removeFirst() }
        guard recent.count(where: { $0 }) >= settings.loudToBegin else { return .silence }
        let first = recent.firstIndex(of: true) ?? 0
        let began = position - (recent.count - 1 - first)
        recent = []
        quiet = 0
        state = .speech
        return .began(at: began)
    }

    private mutating func whileSpeaking(_ isLoud: Bool) -> Event {
        quiet = isLoud ? 0 : quiet + 1
        guard quiet >= settings.quietToEnd else { return .speech }
        state = .silence
        return .ended(at: position + 1 - quiet)
    }

    /// The floor falls at once and rises by 3 dB a second, in speech by 0.3 dB.
    private mutating func follow(_ level: Double, isLoud: Bool) {
        guard let old = floor else { return floor = min(level, settings.quietest + 12) }
        let rise = isLoud ? 0.003 : 0.03
        floor = level < old ? old + (level - old) * 0.3 : min(level, old + rise)
    }
}
