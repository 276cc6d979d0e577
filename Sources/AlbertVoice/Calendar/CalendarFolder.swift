import Foundation
import Glibc

/// A folder on the disk that holds an export: writes what is new, deletes what is gone, leaves everything else alone.
///
/// `.albert-export.json` remembers which files are ours. It is written before the first file and again at the end, so that
/// a run that is cut short leaves no file behind that nobody remembers. Every file is replaced in one go (rename), and only
/// its owner may read it.
public struct CalendarFolder: Sendable {
    /// What became of the files.
    public struct Report: Hashable, Sendable {
        /// How many calendar files are new or different.
        public var written = 0
        /// How many stayed as they were.
        public var unchanged = 0
        /// How many are gone.
        public var deleted = 0
    }

    /// What the folder remembers.
    private struct Memory: Codable {
        var version = 1
        var files: [String]
    }

    static let memoryName = ".albert-export.json"

    /// The folder, which need not exist yet.
    public let path: String

    /// A folder for exports.
    public init(path: String) {
        self.path = path
    }

    /// Makes the folder hold an export.
    public func write(_ export: CalendarExport) throws(CalendarFolderError) -> Report {
        try makeFolder("")
        let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0 else { throw CalendarFolderError.last(path) }
        defer { close(lock) }
        // Another run is done in a moment; two at once would forget each other's files.
        flock(lock, LOCK_EX)
        let known = try remembered()
        let new = Set(export.files.keys)
        let kept = known.subtracting(new).filter { !covers(export, $0) }
        try remember(known.union(new))
        var report = Report()
        for (name, text) in export.files.sorted(by: { $0.key < $1.key }) {
            try replace(name, with: text, &report)
        }
        for name in known.subtracting(new).subtracting(kept).sorted() { try delete(name, &report) }
        try remember(new.union(kept))
        return report
    }

    private func covers(_ export: CalendarExport, _ name: String) -> Bool {
        export.scope?.contains(String(name.prefix { $0 != "/" })) ?? true
    }
}

extension CalendarFolder {
    private func remembered() throws(CalendarFolderError) -> Set<String> {
        let file = path + "/" + Self.memoryName
        guard FileManager.default.fileExists(atPath: file) else { return [] }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CalendarFolderError(.forbidden, path: file, detail: "cannot be read")
        }
        guard let memory = try? JSONDecoder().decode(Memory.self, from: data), memory.version == 1,
            memory.files.allSatisfy(Self.isOurs)
        else { throw CalendarFolderError(.damaged, path: file, detail: "is no list of ours") }
        return Set(memory.files)
    }

    /// Whether a name can be one that we gave: a file of ours in a folder right here.
    private static func isOurs(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[0].hasPrefix("."), !name.contains("\0") else { return false }
        return parts[1] == CalendarExport.properties[...] || parts[1].hasSuffix(EntryCalendar.suffix + ".ics")
    }

    private func remember(_ files: Set<String>) throws(CalendarFolderError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(Memory(files: files.sorted()))) ?? Data()
        let file = path + "/" + Self.memoryName
        if FileManager.default.contents(atPath: file) != data { try write(data, to: file) }
    }

    private func replace(_ name: String, with text: String, _ report: inout Report) throws(CalendarFolderError) {
        let isCalendar = name.hasSuffix(".ics")
        let file = path + "/" + name
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file) == data {
            report.unchanged += isCalendar ? 1 : 0
            return
        }
        try makeFolder(String(name.prefix { $0 != "/" }))
        try write(data, to: file)
        report.written += isCalendar ? 1 : 0
    }

    private func delete(_ name: String, _ report: inout Report) throws(CalendarFolderError) {
        let file = path + "/" + name
        guard unlink(file) == 0 || errno == ENOENT else { throw CalendarFolderError.last(file) }
        report.deleted += name.hasSuffix(".ics") ? 1 : 0
        // Goes only where it is empty.
        rmdir(path + "/" + name.prefix { $0 != "/" })
    }

    private func makeFolder(_ name: String) throws(CalendarFolderError) {
        let folder = name.isEmpty ? path : path + "/" + name
        do {
            let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: owner)
        } catch {
            throw CalendarFolderError(.forbidden, path: folder, detail: "cannot be made")
        }
    }

    /// Writes a new file beside the old one and lets it take its place.
    private func write(_ data: Data, to file: String) throws(CalendarFolderError) {
        let place = URL(fileURLWithPath: file)
        // Hidden, so that nobody who serves the folder takes it for an item.
        let draft = place.deletingLastPathComponent().path + "/." + place.lastPathComponent + ".tmp"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CalendarFolderError.last(file) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            // Not forced to the disk: a calendar that a power cut damages differs, so the next run writes it again.
            if file.hasSuffix(Self.memoryName) { try handle.synchronize() }
            try handle.close()
        } catch {
            unlink(draft)
            throw CalendarFolderError(.full, path: file, detail: "cannot be written")
        }
        guard rename(draft, file) == 0 else {
            let error = CalendarFolderError.last(file)
            unlink(draft)
            throw error
        }
    }
}
