import Dispatch
import Glibc
import Synchronization

/// What the system asks of a daemon.
public enum ServiceSignal: Hashable, Sendable {
    /// End soon (SIGTERM, SIGINT).
    case stop
    /// Read the files again (SIGHUP).
    case reload

    /// The signals of this process as they come; from now on they do not end it.
    public static func all() -> AsyncStream<ServiceSignal> {
        AsyncStream { continuation in
            let sources = SignalSources()
            for (number, meaning) in [(SIGTERM, ServiceSignal.stop), (SIGINT, .stop), (SIGHUP, .reload)] {
                sources.add(number) { continuation.yield(meaning) }
            }
            continuation.onTermination = { _ in sources.cancel() }
        }
    }
}

/// Keeps the sources of signals for as long as somebody waits for them.
private final class SignalSources: Sendable {
    private let sources = Mutex<[any DispatchSourceSignal]>([])

    func add(_ number: Int32, _ act: @escaping @Sendable () -> Void) {
        signal(number, SIG_IGN)
        sources.withLock { sources in
            let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "albert.signals"))
            source.setEventHandler(handler: act)
            source.resume()
            sources.append(source)
        }
    }

    func cancel() {
        sources.withLock { $0.forEach { $0.cancel() } }
    }
}
