import Glibc

/// Why an export could not be written; files that were are whole, and the next run goes on.
public struct CalendarFolderError: Error, Hashable, Sendable {
    /// The kinds of trouble people can do something about.
    public enum Reason: Hashable, Sendable {
        /// The folder or a file in it may not be written.
        case forbidden
        /// No space is left on the disk.
        case full
        /// The list of our files cannot be read.
        case damaged
    }

    /// What sort of trouble it is.
    public var reason: Reason
    /// The file or folder concerned.
    public var path: String
    /// What is wrong, for the log.
    public var detail: String

    /// Trouble with a file.
    init(_ reason: Reason, path: String, detail: String) {
        self.reason = reason
        self.path = path
        self.detail = detail
    }

    /// What the system just said.
    static func last(_ path: String) -> CalendarFolderError {
        let code = errno
        let isFull = [ENOSPC, EDQUOT].contains(code)
        return CalendarFolderError(isFull ? .full : .forbidden, path: path, detail: String(cString: strerror(code)))
    }

    /// The sentence on the toast.
    public var sentence: String {
        switch reason {
        case .forbidden: "In \(path) darf ich nicht schreiben."
        case .full: "Für \(path) ist kein Platz auf der Platte."
        case .damaged:
            "Die Datei \(path) ist beschädigt; darin steht, welche Kalenderdateien von mir sind. Lösche sie und die Kalenderdateien, dann schreibe ich alle neu."
        }
    }

    /// The same in English, for the error output.
    public var englishSentence: String { "\(path): \(detail)." }
}
