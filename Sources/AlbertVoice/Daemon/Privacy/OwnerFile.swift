import Foundation
import Glibc

/// A small value kept as JSON in a file that only its owner can read (0600, its folder 0700).
///
/// It is replaced as a whole: after a power cut there is the old value or the new one. What cannot be read counts as not
/// there.
struct OwnerFile<Content: Codable> {
    /// The most bytes of such a file; what is longer was not written here.
    private static var longest: Int { 1_000_000 }

    /// The file.
    let path: String

    /// What was kept; nil where nothing was, or nothing that can be read.
    func load() -> Content? {
        guard let data = FileManager.default.contents(atPath: path), data.count < Self.longest else { return nil }
        return try? JSONDecoder().decode(Content.self, from: data)
    }

    /// Keeps a value; false where that is not possible.
    @discardableResult
    func save(_ content: Content) -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: owner)
        guard let data = try? JSONEncoder().encode(content) else { return false }
        var template = Array((path + ".XXXXXX").utf8CString)
        // Makes the file with 0600, under a name nobody else uses.
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return false }
        let isWritten = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) == $0.count }
        let isKept = isWritten && fsync(descriptor) == 0
        close(descriptor)
        guard isKept, rename(template, path) == 0 else {
            unlink(template)
            return false
        }
        return true
    }

    /// Forgets it.
    func remove() { unlink(path) }
}
