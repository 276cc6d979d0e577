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
        guard let content = OwnerFile<Content>(path: path).load(), content.model == model.path else { return nil }
        return CepstralMean(values: content.mean.values, frames: content.mean.frames)
    }

    /// Keeps a mean; it is a help, not a record, so failing is no error.
    public func save(_ mean: CepstralMean, for model: ModelFolder) {
        OwnerFile(path: path).save(Content(model: model.path, mean: mean))
    }

    /// Forgets it.
    public func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
