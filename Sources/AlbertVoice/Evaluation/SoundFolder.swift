import Foundation

/// Sound files below a folder.
enum SoundFolder {
    /// Their paths within the folder, in all folders below it, sorted.
    static func files(below folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
    }

    private static let kinds: Set = ["wav", "flac", "ogg", "oga"]
}
