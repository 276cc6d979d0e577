/// Why a list of pronunciations cannot be used.
public struct LexiconError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The file is missing or may not be read.
        case unreadable
        /// A line is not „word, tab, phones“.
        case form
        /// A phone that the model does not have.
        case unknownPhone(String)
    }

    /// The file.
    public var path: String
    /// Line of the file, counted from 1, where one is to blame.
    public var line: Int?
    /// What is wrong.
    public var reason: Reason

    /// What is wrong and what to do, for people.
    public var sentence: String {
        let place = line.map { "\(path), Zeile \($0)" } ?? path
        switch reason {
        case .unreadable: return "Die Aussprachen in „\(place)“ kann ich nicht lesen."
        case .form: return "\(place): Eine Zeile ist ein Wort, ein Tabulator und Laute mit Leerzeichen dazwischen."
        case .unknownPhone(let phone): return "\(place): Den Laut „\(phone)“ kennt das Modell nicht."
        }
    }
}
