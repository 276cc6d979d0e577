import Foundation

/// Time for a thread that reads sound: what it is, and how to let some go by.
///
/// A test passes a clock of its own, on which waiting takes no time.
public protocol WaitingClock: Sendable {
    /// Time since some fixed moment; never goes back, and goes on while the machine sleeps.
    var now: Duration { get }
    /// Blocks the calling thread for so long.
    func wait(for duration: Duration)
}

/// The machine's own time.
public struct SteadyClock: WaitingClock {
    private static let start = ContinuousClock.now

    /// The machine's clock.
    public init() {}

    /// Time since it was asked for the first time.
    public var now: Duration { Self.start.duration(to: .now) }

    /// Blocks the calling thread for so long.
    public func wait(for duration: Duration) {
        Thread.sleep(forTimeInterval: duration / .seconds(1))
    }
}
