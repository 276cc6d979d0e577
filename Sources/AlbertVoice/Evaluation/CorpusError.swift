/// Why a folder of recordings or of noise cannot be used.
public enum CorpusError: Error, Hashable, Sendable {
    /// There is no such folder or file.
    case missing(String)
    /// The folder has no `transcripts.tsv`, which `closed` and `loop` need.
    case noTranscripts(String)
    /// The folder's `transcripts.tsv` cannot be read as UTF-8.
    case unreadable(String)
    /// The folder holds no recording.
    case empty(String)
    /// No sound file among the noise can be heard.
    case noNoise(String)

    /// What is wrong and what to do, for people.
    public var sentence: String {
        switch self {
        case .missing(let path): "„\(path)“ gibt es nicht."
        case .noTranscripts(let path):
            "In „\(path)“ fehlt transcripts.tsv: Datei, Tabulator, Sprecher, Tabulator, Text. Ohne Texte geht nur --grammar commands."
        case .unreadable(let path): "„\(path)/transcripts.tsv“ kann ich nicht lesen."
        case .empty(let path): "In „\(path)“ ist keine Aufnahme (WAV, FLAC, Ogg)."
        case .noNoise(let path): "In „\(path)“ ist kein Geräusch, das ich hören kann (WAV, FLAC, Ogg)."
        }
    }

    /// The same for the error output.
    public var englishSentence: String {
        switch self {
        case .missing(let path): "There is no \(path)."
        case .noTranscripts(let path): "\(path) has no transcripts.tsv (file, speaker, text, with tabulators)."
        case .unreadable(let path): "\(path)/transcripts.tsv cannot be read as UTF-8."
        case .empty(let path): "\(path) holds no recording (WAV, FLAC, Ogg)."
        case .noNoise(let path): "\(path) holds no noise that can be read (WAV, FLAC, Ogg)."
        }
    }
}
