import Glibc

/// Why a socket cannot be served or reached.
public struct SocketError: Error, Hashable, Sendable {
    /// The kinds of trouble people can do something about.
    public enum Reason: Hashable, Sendable {
        /// Another daemon serves it.
        case running
        /// Nobody serves it.
        case nobody
        /// The folder or the socket may not be used.
        case forbidden
        /// The path is longer than a socket's may be.
        case tooLong
        /// The other end is no daemon, or speaks another version.
        case notADaemon
        /// The daemon went away.
        case gone(String?)
        /// Something else, as the system numbers it.
        case other(Int32)
    }

    /// What sort of trouble it is.
    public var reason: Reason
    /// The socket.
    public var path: String

    /// Trouble with a socket.
    public init(_ reason: Reason, path: String) {
        self.reason = reason
        self.path = path
    }

    /// Trouble as the system numbers it.
    init(code: Int32, path: String) {
        let reason: Reason =
            switch code {
            case EACCES, EPERM, EROFS: .forbidden
            case ENOENT, ECONNREFUSED, ENOTSOCK: .nobody
            case EPIPE, ECONNRESET: .gone(nil)
            case ENAMETOOLONG: .tooLong
            default: .other(code)
            }
        self.init(reason, path: path)
    }

    /// For people.
    public var german: String {
        switch reason {
        case .running: "Ich laufe schon: \(path). „albert-voiced status“ zeigt, wie es mir geht."
        case .nobody: "Unter \(path) hört niemand. „albert-voiced listen“ startet mich."
        case .forbidden: "\(path) darf ich nicht benutzen."
        case .tooLong: "Der Pfad \(path) ist zu lang für einen Socket. Mit --socket gibst du mir einen kürzeren."
        case .notADaemon: "Unter \(path) antwortet etwas anderes als ich."
        case .gone(let reason?): "Die Verbindung ist zu Ende: \(reason)"
        case .gone(nil): "Die Verbindung ist abgebrochen."
        case .other(let code): "Der Socket \(path) geht nicht: \(String(cString: strerror(code)))."
        }
    }

    /// For logs.
    public var english: String {
        switch reason {
        case .running: "Another daemon serves \(path)."
        case .nobody: "Nobody serves \(path)."
        case .forbidden: "\(path) may not be used."
        case .tooLong: "\(path) is too long for a socket; give a shorter one by --socket."
        case .notADaemon: "What answers at \(path) is no daemon of this version."
        case .gone(let reason): "The daemon ended the connection. \(reason ?? "")"
        case .other(let code): "\(path): \(String(cString: strerror(code)))."
        }
    }
}
