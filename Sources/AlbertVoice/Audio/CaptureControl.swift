import Synchronization

/// What a capture thread and the rest of the program tell each other.
final class CaptureControl: Sendable {
    private struct Shared {
        var counts = Microphone.Counts()
        var state = Microphone.State.opening
        var isPaused = false
        var waiting: WaitingSound?
    }

    private let shared = Mutex(Shared())

    var counts: Microphone.Counts { shared.withLock(\.counts) }

    var state: Microphone.State { shared.withLock(\.state) }

    var isPaused: Bool {
        get { shared.withLock(\.isPaused) }
        set {
            shared.withLock {
                $0.isPaused = newValue
                $0.waiting?.setShut(newValue)
            }
        }
    }

    /// From now on this is where sound waits, so that a pause wipes it.
    func begin(_ waiting: WaitingSound) {
        shared.withLock {
            $0.waiting = waiting
            waiting.setShut($0.isPaused)
        }
    }

    func set(_ counts: Microphone.Counts, _ state: Microphone.State, dropped: Int) {
        shared.withLock {
            $0.counts = counts
            $0.counts.dropped = dropped
            $0.state = state
        }
    }
}

/// Tells a thread to leave; once raised it stays so.
public final class StopFlag: Sendable {
    private let raised = Atomic(false)

    /// A flag that is down.
    public init() {}

    /// Whether it was raised.
    public var isRaised: Bool { raised.load(ordering: .relaxed) }

    /// Raises it.
    public func raise() { raised.store(true, ordering: .relaxed) }
}

/// Writes losses and returns into a log, a few lines at most.
struct CaptureNotes {
    private let log: @Sendable (String) -> Void
    private var budget = LogBudget()
    private var lostAt: Duration?

    init(log: @escaping @Sendable (String) -> Void) {
        self.log = log
    }

    mutating func note(_ event: Microphone.Event, at now: Duration) {
        switch event {
        case .frame: break
        case .lost(let error):
            lostAt = now
            write("\(error.englishSentence) Trying again until it is back.", at: now)
        case .back:
            let tenths = Int((now - (lostAt ?? now)) / .milliseconds(100))
            write("The microphone is back after \(tenths / 10).\(tenths % 10) s.", at: now)
        }
    }

    private mutating func write(_ line: String, at now: Duration) {
        if let line = budget.take(line, at: now) { log(line) }
    }
}
