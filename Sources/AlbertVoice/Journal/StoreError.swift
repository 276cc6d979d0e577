/// Why changes could not be read or kept.
public struct StoreError: Error, Hashable, Sendable {
    /// The kinds of trouble people can do something about.
    public enum Reason: Hashable, Sendable {
        /// No space is left on the disk.
        case full
        /// Another program holds the database.
        case locked
        /// The file is no database or is damaged.
        case damaged
        /// The folder or file may not be written.
        case forbidden
        /// The file was written by a newer version of this program.
        case tooNew(version: Int)
        /// Anything else.
        case other
    }

    /// What sort of trouble it is.
    public var reason: Reason
    /// The file concerned.
    public var path: String
    /// What the library said, for the log.
    public var detail: String

    /// Trouble with a file.
    public init(_ reason: Reason, path: String, detail: String) {
        self.reason = reason
        self.path = path
        self.detail = detail
    }
}
