import Foundation

/// What lies in the data folder and who may read it.
public struct PrivateFolder: Hashable, Sendable {
    /// A file or folder.
    public struct Item: Hashable, Sendable {
        /// The path beneath the data folder; empty for the folder itself.
        public var path: String
        /// Permissions, 0600.
        public var mode: Int
        /// Whether it begins like a recording, whatever it is called.
        public var isAudio: Bool

        /// Whether somebody else may read or change it.
        public var isOpen: Bool { mode & 0o077 != 0 }
    }

    /// All there is, the folder itself first.
    public let items: [Item]

    /// Looks at a folder; one that is not there has nothing in it.
    public init(path: String) {
        let names = [""] + ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
        items = names.compactMap { name in
            let full = name.isEmpty ? path : path + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: full)
            guard let mode = attributes?[.posixPermissions] as? Int else { return nil }
            let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
            return Item(path: name, mode: mode, isAudio: isFile && Self.beginsLikeAudio(full))
        }
    }

    /// What others may read.
    public var open: [Item] { items.filter(\.isOpen) }
    /// What holds sound.
    public var audio: [Item] { items.filter(\.isAudio) }

    /// The first bytes of WAV, FLAC, Ogg, AIFF, AU and CAF.
    private static func beginsLikeAudio(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let head = (try? file.read(upToCount: 4)) ?? Data()
        return ["RIFF", "fLaC", "OggS", "FORM", ".snd", "caff"].contains { head == Data($0.utf8) }
    }
}
