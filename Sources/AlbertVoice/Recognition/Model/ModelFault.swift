/// Why an acoustic model cannot be used: the file to blame and what is wrong with it.
public struct ModelFault: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The file is not there, or may not be read.
        case missing
        /// Empty, cut off, changed, or of another kind.
        case damaged
        /// Written by a computer that stores numbers the other way round.
        case byteOrder
        /// It does not fit the other files: what is too much or too little.
        case disagrees(with: String)
        /// A line that says what a model has no business to say, counted from 1.
        case line(Int, String)
        /// There is no folder of this name.
        case noFolder
        /// A folder without a model.
        case noModel
        /// A folder with several models, by their paths in it.
        case severalModels([String])
        /// A phone map that leaves out phones of the lexicon.
        case unmapped([String])
        /// The library failed on it although its files look well: ended, crashed, took too long, or said no.
        case library(String)
        /// It loads, and hears little of what the test recording says.
        case deaf(heard: Int, of: Int)
        /// Not the files that were checked when it was taken into use.
        case changed
        /// There is no room, or the folder may not be written.
        case unwritable(String)
    }

    /// The file or folder.
    public var path: String
    /// What is wrong.
    public var reason: Reason

    /// A fault of a file or folder.
    public init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// What is wrong, for people.
    public var sentence: String {
        switch reason {
        case .missing: "Im Sprachmodell fehlt die Datei „\(path)“."
        case .damaged: "Die Datei „\(path)“ des Sprachmodells ist beschädigt."
        case .byteOrder: "Die Datei „\(path)“ des Sprachmodells stammt von einem Rechner mit anderer Bytefolge."
        case .disagrees(let other):
            "Die Datei „\(path)“ des Sprachmodells ist beschädigt oder passt nicht zu „\(other)“."
        case .line(let line, let text): "\(path), Zeile \(line): „\(text.shown)“ gehört hier nicht hin."
        case .noFolder: "Den Ordner „\(path)“ gibt es nicht."
        case .noModel: "In „\(path)“ ist kein Sprachmodell: Ein Ordner mit mdef, means und variances fehlt."
        case .severalModels(let found):
            "In „\(path)“ sind mehrere Sprachmodelle: \(found.joined(separator: ", ")). Nenne eins davon."
        case .unmapped(let phones):
            "In „\(path)“ fehlen Laute unseres Lexikons: \(phones.joined(separator: ", ")). phones.map ordnet sie zu."
        case .library(let what): "Mit dem Sprachmodell in „\(path)“ kann die Spracherkennung nicht beginnen (\(what))."
        case .deaf(let heard, let all):
            "Das Sprachmodell in „\(path)“ hört von der Probeaufnahme nur \(heard) von \(all) Wörtern."
        case .changed: "Die Dateien in „\(path)“ sind nicht mehr die, die geprüft wurden."
        case .unwritable: "In „\(path)“ kann ich das Sprachmodell nicht ablegen."
        }
    }

    /// The same in English, for the log.
    public var englishSentence: String {
        switch reason {
        case .missing: "\(path) is missing or cannot be read."
        case .damaged: "\(path) is damaged."
        case .byteOrder: "\(path) has the byte order of another computer."
        case .disagrees(let other): "\(path) is damaged or does not fit \(other)."
        case .line(let line, let text): "\(path), line \(line): \(text.shown) does not belong there."
        case .noFolder: "There is no folder \(path)."
        case .noModel: "\(path) has no folder with mdef, means and variances."
        case .severalModels(let found): "\(path) has several models: \(found.joined(separator: ", ")). Name one."
        case .unmapped(let phones): "\(path) lacks phones of our lexicon: \(phones.joined(separator: ", "))."
        case .library(let what): "The library cannot use the model in \(path): \(what)."
        case .deaf(let heard, let all): "The model in \(path) hears \(heard) of \(all) words of the test recording."
        case .changed: "The files in \(path) are not those that were checked."
        case .unwritable(let detail): "\(path) cannot be written: \(detail)"
        }
    }
}
