import Dispatch

/// What a microphone tells, in order; frames that nobody takes in time are left out, losses and returns never.
public struct MicrophoneEvents: AsyncSequence, Sendable {
    /// Frames that wait for the listener at most: 4 seconds of 20 ms.
    static let capacity = 200

    /// What it gives.
    public typealias Element = Microphone.Event

    private let stream: AsyncStream<Microphone.Event>
    private let places: DispatchSemaphore

    init(_ stream: AsyncStream<Microphone.Event>, places: DispatchSemaphore) {
        self.stream = stream
        self.places = places
    }

    /// Takes events one by one; letting it go stops the microphone.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<Microphone.Event>.Iterator
        fileprivate let places: DispatchSemaphore

        /// The next event; nil once the task is cancelled.
        public mutating func next() async -> Microphone.Event? { await next(isolation: nil) }

        /// The next event; nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Microphone.Event? {
            let event = await base.next(isolation: actor)
            if case .frame = event { places.signal() }
            return event
        }
    }

    /// Begins to take events.
    public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator(), places: places)
    }
}
