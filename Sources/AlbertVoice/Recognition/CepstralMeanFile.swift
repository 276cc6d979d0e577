import Foundation

/// Keeps the cepstral mean across restarts: `cepstral-mean.json` in the data folder, thirteen numbers and nothing of what was
/// said.
public struct CepstralMeanFile: Sendable {
    private struct Content: Codable {
        var model: String
        var mean: CepstralMean
    }

    /// The file.
    public let path: String

    /// The file of a data folder, which need not exist.
    public init(data: String) {
        path = data + "/cepstral-mean.json"
    }

    /// What was kept with this model; nil where nothing was, or nothing that can be a mean.
    public func load(for model: ModelFolder) -> CepstralMean? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count < 10_000,
            let content = try? JSONDecoder().decode(Content.self, from: data), content.model == model.path
        else { return nil }
        return CepstralMean(values: content.mean.values, frames: content.mean.frames)
    }

    /// Keeps a mean; it is a help, not a record, so failing is no error.
    public func save(_ mean: CepstralMean, for model: ModelFolder) {
        let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: owner)
        let data = try? JSONEncoder().encode(Content(model: model.path, mean: mean))
        try? data?.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Forgets it.
    public func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
