import Foundation

/// Reads UTF-8 text from the disk.
enum TextFile {
    /// The last part of a path.
    static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The text of a file.
    static func text(at path: String) throws(TextFileError) -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            let exists = FileManager.default.fileExists(atPath: path)
            throw TextFileError(exists ? .forbidden : .missing, path: path)
        }
        return try text(of: Array(data), path: path)
    }

    /// The text of bytes that came from a file.
    static func text(of bytes: [UInt8], path: String) throws(TextFileError) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw TextFileError(.notUTF8(line: firstDamagedLine(of: bytes)), path: path)
    }

    private static func firstDamagedLine(of bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
    }
}
