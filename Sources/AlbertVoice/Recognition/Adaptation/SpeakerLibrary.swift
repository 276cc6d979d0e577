import Foundation

/// The transforms of voices, one a person, in `speakers/` of the data folder.
public struct SpeakerLibrary: Sendable {
    private let folder: String

    /// The library in a data folder, which need not exist.
    public init(data: String) {
        folder = data + "/speakers"
    }

    /// Names of all persons with a transform, sorted.
    public var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".mllr") }.compactMap { $0.dropLast(5).removingPercentEncoding }.sorted()
    }

    /// The transform of a person.
    ///
    /// - Parameters:
    ///   - name: The person.
    ///   - model: The model it must have been made with.
    /// - Returns: Nil where there is none.
    /// - Throws: `ModelFault` where the file is damaged, or made with another model.
    public func load(_ name: String, for model: ModelFolder) throws(ModelFault) -> SpeakerTransform? {
        let path = path(of: name)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.utf8.count < 1_000_000 else {
            throw ModelFault(path, .damaged)
        }
        let lines = text.split(separator: "\n", maxSplits: 1)
        guard lines.count == 2 else { throw ModelFault(path, .damaged) }
        guard lines[0] == "# \(Self.mark(of: model))" else { throw ModelFault(path, .disagrees(with: model.path)) }
        let lengths = try AcousticFiles(folder: model.acoustic).streams()
        guard let transform = SpeakerTransform(parsing: String(lines[1]), lengths: lengths) else {
            throw ModelFault(path, .damaged)
        }
        return transform
    }

    /// Keeps a transform in place of the one before; only its owner can read it.
    public func save(_ transform: SpeakerTransform, of name: String, for model: ModelFolder) throws(ModelFault) {
        let path = path(of: name)
        do {
            let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: owner)
            let text = "# \(Self.mark(of: model))\n\(transform.text)"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        } catch {
            throw ModelFault(path, .unwritable("\(error)"))
        }
    }

    /// Forgets a voice; false where none is known.
    public func remove(_ name: String) -> Bool {
        (try? FileManager.default.removeItem(atPath: path(of: name))) != nil
    }

    private func path(of name: String) -> String {
        let letters = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "x"
        return folder + "/\(letters).mllr"
    }

    /// What a transform was made for: the means it moves.
    private static func mark(of model: ModelFolder) -> String {
        ContentDigest(folder: model.acoustic, files: ["means"])?.text ?? "-"
    }
}
