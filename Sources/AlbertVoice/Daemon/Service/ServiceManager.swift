import CSystemd

/// Tells systemd how the daemon is; without systemd nothing happens.
public struct ServiceManager: Sendable {
    /// What is told.
    public enum Message: Hashable, Sendable {
        /// It serves.
        case ready
        /// It reads its files again; the time is that of the clock nobody sets, in microseconds.
        case reloading(microseconds: UInt64)
        /// It ends.
        case stopping
        /// It is alive and gets on.
        case alive
        /// A sentence for `systemctl status`, without words of anybody.
        case status(String)

        /// As `sd_notify` takes it.
        var text: String {
            switch self {
            case .ready: "READY=1"
            case .reloading(let time): "RELOADING=1\nMONOTONIC_USEC=\(time)"
            case .stopping: "STOPPING=1"
            case .alive: "WATCHDOG=1"
            case .status(let sentence): "STATUS=\(sentence)"
            }
        }
    }

    private let notify: @Sendable (String) -> Void

    /// The service manager that started this process.
    public static let systemd = ServiceManager { sd_notify(0, $0) }

    /// One that gives texts to a closure.
    init(_ notify: @escaping @Sendable (String) -> Void) {
        self.notify = notify
    }

    /// Tells something.
    public func tell(_ message: Message) { notify(message.text) }

    /// How often it wants to hear that the daemon is alive, in microseconds; nil where it does not care.
    public static var watchdog: UInt64? {
        var time: UInt64 = 0
        return sd_watchdog_enabled(0, &time) > 0 ? time : nil
    }
}
