/// Why a sound file cannot be heard.
public enum AudioFileError: Error, Hashable, Sendable {
    /// There is no file of this name.
    case missing(String)
    /// The name is a folder's.
    case folder(String)
    /// The file may not be read.
    case forbidden(String)
    /// The file has no byte or no sample.
    case empty(String)
    /// No sound file, or a damaged one; with libsndfile's reason.
    case unreadable(String, reason: String)
    /// Longer than the caller listens to, in seconds.
    case tooLong(String, seconds: Double, longest: Double)
    /// A sample is no number.
    case notANumber(String)

    /// What to tell the user.
    public var sentence: String {
        switch self {
        case .missing(let path): "Die Datei \(path) gibt es nicht."
        case .folder(let path): "\(path) ist ein Ordner, keine Aufnahme."
        case .forbidden(let path): "Die Datei \(path) darf ich nicht lesen."
        case .empty(let path): "In der Datei \(path) ist kein Ton."
        case .unreadable(let path, let reason): "Die Datei \(path) ist keine lesbare Aufnahme (\(reason))."
        case .tooLong(let path, let seconds, let longest):
            "Die Aufnahme \(path) dauert \(Int(seconds)) Sekunden; ich höre höchstens \(Int(longest)) Sekunden zu."
        case .notANumber(let path): "Die Datei \(path) ist beschädigt: Sie enthält Werte, die keine Zahlen sind."
        }
    }

    /// The same for the error output, without the file's name.
    public var englishSentence: String {
        switch self {
        case .missing: "The file is missing."
        case .folder: "It is a folder."
        case .forbidden: "It may not be read."
        case .empty: "It holds no sound."
        case .unreadable(_, let reason): "It is no recording that can be read (\(reason))."
        case .tooLong(_, let seconds, let longest): "It lasts \(Int(seconds)) s, the most is \(Int(longest)) s."
        case .notANumber: "It is damaged: some samples are no numbers."
        }
    }
}
