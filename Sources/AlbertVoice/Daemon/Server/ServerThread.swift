import Foundation

/// A thread that runs one closure.
final class ServerThread {
    private let thread: Thread

    /// A thread, not yet started.
    init(_ body: @escaping @Sendable () -> Void) {
        thread = Thread(block: body)
        thread.name = "albert.socket"
    }

    /// Starts it.
    func start() { thread.start() }
}
