import Dispatch
import Synchronization

/// What the capture thread has told and the listener has not yet taken: sound in memory that is locked and wiped, in order.
///
/// Once shut, because nobody may listen, it holds no sound and takes none; losses and returns wait on.
final class WaitingSound: Sendable {
    /// Sound that waits at most, in seconds.
    static let seconds = 4.0

    private enum Item {
        case sound(position: Int, count: Int)
        case other(Microphone.Event)
    }

    private struct State: ~Copyable {
        /// Its positions count what was put, not what the card gave: a gap there must not wipe what waits.
        var ring = RingBuffer(seconds: WaitingSound.seconds)
        var items: [Item] = []
        var taken = 0
        var isShut = false
        var isLeft = false
        var isThreadWaiting = false
    }

    private let state = Mutex(State())
    /// Wakes the capture thread.
    private let change = DispatchSemaphore(value: 0)

    /// Whether the listener is gone.
    var isLeft: Bool { state.withLock { $0.isLeft } }

    /// Whether every byte of sound is zero; for tests.
    var isWiped: Bool { state.withLock { $0.ring.isWiped() } }

    /// Takes an event in, and blocks the capture thread until there is room where it `waits`.
    ///
    /// - Returns: Whether it was taken in, or nobody may or wants to hear it; false where it is sound without room.
    func put(_ event: Microphone.Event, waits: Bool) -> Bool {
        guard case .frame(let frame) = event else {
            state.withLock { if !$0.isLeft { $0.items.append(.other(event)) } }
            return true
        }
        while !state.withLock({ Self.put(frame, &$0, waits) }) {
            guard waits, frame.seconds <= Self.seconds else { return false }
            change.wait()
        }
        return true
    }

    private static func put(_ frame: AudioFrame, _ state: inout State, _ waits: Bool) -> Bool {
        guard !state.isLeft, !state.isShut else { return true }
        let end = state.ring.range.upperBound
        guard end + frame.samples.count - state.taken <= state.ring.capacity else {
            state.isThreadWaiting = waits
            return false
        }
        state.ring.append(AudioFrame(samples: frame.samples, position: end))
        state.items.append(.sound(position: frame.position, count: frame.samples.count))
        return true
    }

    /// Gives the oldest event; nil where none waits.
    func take() -> Microphone.Event? {
        state.withLock { state in
            guard !state.items.isEmpty else { return nil }
            switch state.items.removeFirst() {
            case .other(let event): return event
            case .sound(let position, let count):
                let samples = state.ring.samples(in: state.taken..<state.taken + count)
                state.taken += count
                wake(&state)
                return .frame(AudioFrame(samples: samples, position: position))
            }
        }
    }

    /// Forgets the sound that waits and takes none until it is opened again.
    func setShut(_ isShut: Bool) {
        state.withLock { state in
            state.isShut = isShut
            if isShut { Self.wipe(&state) }
            wake(&state)
        }
    }

    /// The listener is gone: forgets all.
    func leave() {
        state.withLock { state in
            state.isLeft = true
            Self.wipe(&state)
            state.items = []
            wake(&state)
        }
    }

    /// Blocks the capture thread for as long as nobody may listen.
    func waitWhileShut() {
        while isClosedToThread() { change.wait() }
    }

    private func isClosedToThread() -> Bool {
        state.withLock { state in
            state.isThreadWaiting = state.isShut && !state.isLeft
            return state.isThreadWaiting
        }
    }

    /// Only where it waits: signals that nobody waits for would pile up.
    private func wake(_ state: inout State) {
        if state.isThreadWaiting { change.signal() }
        state.isThreadWaiting = false
    }

    private static func wipe(_ state: inout State) {
        state.ring.wipe()
        state.taken = state.ring.range.upperBound
        state.items.removeAll { if case .sound = $0 { true } else { false } }
    }
}
