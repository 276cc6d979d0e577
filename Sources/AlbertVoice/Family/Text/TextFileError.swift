/// Why a text file could not be read.
struct TextFileError: Error, Hashable, Sendable {
    /// The kinds of trouble people can do something about.
    enum Reason: Hashable, Sendable {
        /// There is no such file.
        case missing
        /// It is there, but may not be read or is a folder.
        case forbidden
        /// From this line on it is not UTF-8.
        case notUTF8(line: Int)
    }

    /// What sort of trouble it is.
    var reason: Reason
    /// The file concerned.
    var path: String

    /// Trouble with a file.
    init(_ reason: Reason, path: String) {
        self.reason = reason
        self.path = path
    }
}
