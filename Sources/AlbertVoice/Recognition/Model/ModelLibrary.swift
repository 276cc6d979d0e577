import Foundation

/// Models that the user brought, copied under the data folder, and which of them is in use.
///
/// `models/NAME/` holds a model's files and its `phones.map`; `models/current.json` names the one in use with a digest of
/// what was checked. A model is copied beside its place and renamed into it, and the record is written last, so whatever
/// fails leaves the old one in use.
public struct ModelLibrary: Sendable {
    /// What `current.json` holds.
    private struct Record: Codable {
        var name: String
        var digest: String
    }

    private let folder: String
    private var record: String { folder + "/current.json" }

    /// The library in a data folder, which need not exist.
    public init(data: String) {
        folder = data + "/models"
    }

    /// Names of all models, sorted.
    public var names: [String] {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return found.filter { !$0.hasPrefix(".") && $0 != "current.json" }.sorted()
    }

    /// Where a model of this name lies.
    public func path(of name: String) -> String { folder + "/" + name }

    /// Name of the model in use; nil for the one that ships, and where the record cannot be read.
    public var current: String? { load()?.name }

    /// Opens the model in use.
    ///
    /// - Parameter ours: Whose lexicon is used with it.
    /// - Returns: The model; nil where none of these is in use.
    /// - Throws: `ModelFault` where its files are damaged or not those that were checked.
    public func open(lexicon ours: ModelFolder) throws(ModelFault) -> ModelFolder? {
        guard FileManager.default.fileExists(atPath: record) else { return nil }
        guard let record = load() else { throw ModelFault(record, .damaged) }
        let path = path(of: record.name)
        guard Self.digest(of: path) == record.digest else { throw ModelFault(path, .changed) }
        return try ModelFolder(foreign: path, lexicon: ours)
    }

    /// Copies a model and takes it into use.
    ///
    /// - Parameters:
    ///   - model: A model that was opened with `ModelFolder(foreign:lexicon:)`.
    ///   - check: Called with the copy before it is in use; what it throws leaves everything as it was.
    /// - Returns: The name it has from now on.
    /// - Throws: `ModelFault.Reason.unwritable`, or what the check throws.
    public func use(_ model: ModelFolder, check: (String) async throws -> Void) async throws -> String {
        let copy = folder + "/.new-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: copy) }
        try copyFiles(of: model, to: copy)
        try await check(copy)
        guard let digest = Self.digest(of: copy) else { throw ModelFault(copy, .damaged) }
        let base = URL(fileURLWithPath: model.path).lastPathComponent.filter {
            $0.isLetter || $0.isNumber || "-_.".contains($0)
        }
        let name = "\(base.prefix(40).drop { $0 == "." })-\(digest.prefix(8))"
        try put(copy, at: path(of: name))
        try write(Record(name: name, digest: digest))
        return name
    }

    /// Takes the model that ships into use again; copies stay.
    public func useShipped() throws(ModelFault) {
        guard FileManager.default.fileExists(atPath: record) else { return }
        do {
            try FileManager.default.removeItem(atPath: record)
        } catch {
            throw ModelFault(record, .unwritable("\(error)"))
        }
    }

    /// Deletes a copy.
    public func remove(_ name: String) throws(ModelFault) {
        do {
            try FileManager.default.removeItem(atPath: path(of: name))
        } catch {
            throw ModelFault(path(of: name), .unwritable("\(error)"))
        }
    }

    private func copyFiles(of model: ModelFolder, to copy: String) throws(ModelFault) {
        let manager = FileManager.default
        do {
            try? manager.removeItem(atPath: copy)
            let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try manager.createDirectory(atPath: copy, withIntermediateDirectories: true, attributes: owner)
            for (place, name) in AcousticFiles.names.map({ (model.acoustic, $0) }) + [(model.path, "phones.map")] {
                let source = URL(fileURLWithPath: place + "/" + name)
                guard manager.fileExists(atPath: source.path) else { continue }
                try Data(contentsOf: source).write(to: URL(fileURLWithPath: copy + "/" + name))
            }
            let map = model.acoustic + "/phones.map"
            if model.acoustic != model.path, manager.fileExists(atPath: map) {
                try Data(contentsOf: URL(fileURLWithPath: map)).write(to: URL(fileURLWithPath: copy + "/phones.map"))
            }
        } catch {
            throw ModelFault(folder, .unwritable("\(error)"))
        }
    }

    /// A name says what is in the folder, so an equal one is replaced without loss.
    private func put(_ copy: String, at place: String) throws(ModelFault) {
        do {
            try? FileManager.default.removeItem(atPath: place)
            try FileManager.default.moveItem(atPath: copy, toPath: place)
        } catch {
            throw ModelFault(folder, .unwritable("\(error)"))
        }
    }

    private func write(_ new: Record) throws(ModelFault) {
        do {
            try JSONEncoder().encode(new).write(to: URL(fileURLWithPath: record), options: .atomic)
        } catch {
            throw ModelFault(record, .unwritable("\(error)"))
        }
    }

    private func load() -> Record? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: record)),
            let found = try? JSONDecoder().decode(Record.self, from: data),
            !found.name.contains("/"), !found.name.hasPrefix(".")
        else { return nil }
        return found
    }

    private static func digest(of path: String) -> String? {
        ContentDigest(folder: path, files: AcousticFiles.names + ["phones.map"])?.text
    }
}
