/// What a microphone tells, in order; frames that nobody takes in time are left out, losses and returns never.
public struct MicrophoneEvents: AsyncSequence, Sendable {
    /// What it gives.
    public typealias Element = Microphone.Event

    private let bell: AsyncStream<Void>
    private let waiting: WaitingSound

    /// Events that wait; the bell rings when there are new ones, and ends when the listener does.
    init(_ waiting: WaitingSound, bell: AsyncStream<Void>) {
        self.waiting = waiting
        self.bell = bell
    }

    /// Takes events one by one; letting it go stops the microphone.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var bell: AsyncStream<Void>.Iterator
        fileprivate let waiting: WaitingSound

        /// The next event; nil once the task is cancelled.
        public mutating func next() async -> Microphone.Event? { await next(isolation: nil) }

        /// The next event; nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Microphone.Event? {
            while !Task.isCancelled {
                if let event = waiting.take() { return event }
                guard await bell.next(isolation: actor) != nil else { return nil }
            }
            return nil
        }
    }

    /// Begins to take events.
    public func makeAsyncIterator() -> Iterator {
        Iterator(bell: bell.makeAsyncIterator(), waiting: waiting)
    }
}
