import Foundation

/// A word list of the user's own.
struct OwnWordFile {
    let folder: String
    let name: String

    /// Replaces the lines of the file at once.
    func change(_ edit: ([String]) -> [String]) throws {
        let path = folder + "/" + name
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let lines = edit(text.split(separator: "\n").map(String.init))
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw Failure.environment("„\(path)“ kann ich nicht schreiben.", "\(path) cannot be written: \(error)")
        }
    }
}
