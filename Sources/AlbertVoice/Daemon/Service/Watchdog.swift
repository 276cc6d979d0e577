/// Decides whether the daemon gets on: a pure value, fed with counters, without a clock.
///
/// A look is well only if something has moved since the last one: with an open microphone frames (or tries to open it), and
/// of the recognitions that were in hand then at least one has ended. A timer would say that all is well while the daemon
/// is deaf.
public struct Watchdog: Hashable, Sendable {
    /// Everything that moves.
    public struct Progress: Hashable, Sendable {
        /// The ears; nil without any.
        public var ears: EarsProgress?
        /// Recognitions of recordings that began.
        public var begun = 0
        /// And that ended.
        public var finished = 0

        /// Progress.
        public init(ears: EarsProgress?, begun: Int = 0, finished: Int = 0) {
            self.ears = ears
            self.begun = begun
            self.finished = finished
        }
    }

    private var last: Progress?

    /// A watchdog that has not looked yet.
    public init() {}

    /// Whether the daemon got on since the last look; the first look is always well.
    public mutating func look(_ now: Progress) -> Bool {
        defer { last = now }
        guard let last else { return true }
        return Self.hears(last.ears, now.ears) && Self.decodes(last.ears, now.ears)
            && Self.ended(last.begun, last.finished, now.finished)
    }

    private static func hears(_ last: EarsProgress?, _ now: EarsProgress?) -> Bool {
        guard let last, let now, last.isOpen, now.isOpen else { return true }
        return now.frames > last.frames || now.attempts > last.attempts
    }

    private static func decodes(_ last: EarsProgress?, _ now: EarsProgress?) -> Bool {
        guard let last, let now else { return true }
        return ended(last.begun, last.finished, now.finished)
    }

    private static func ended(_ begun: Int, _ finished: Int, _ now: Int) -> Bool { begun == finished || now > finished }
}
