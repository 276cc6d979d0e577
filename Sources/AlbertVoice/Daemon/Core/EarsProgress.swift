/// What the ears have done since they started; numbers only grow.
public struct EarsProgress: Hashable, Sendable {
    /// Whether frames should be arriving: false while the microphone is closed.
    public var isOpen: Bool
    /// Frames that arrived from the microphone.
    public var frames: Int
    /// Frames that were lost.
    public var dropped: Int
    /// Tries to open a microphone that is gone: so long as they go on, the thread is alive.
    public var attempts: Int
    /// Recognitions that began.
    public var begun: Int
    /// Recognitions that ended, whatever came of them.
    public var finished: Int

    /// Nothing yet.
    public init(
        isOpen: Bool = false, frames: Int = 0, dropped: Int = 0, attempts: Int = 0, begun: Int = 0, finished: Int = 0
    ) {
        self.isOpen = isOpen
        self.frames = frames
        self.dropped = dropped
        self.attempts = attempts
        self.begun = begun
        self.finished = finished
    }
}
