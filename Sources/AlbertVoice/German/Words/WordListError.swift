/// Why a word list could not be used, and where the reason stands.
public struct WordListError: Error, Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, counted from 1; nil where the file could not be read at all.
    public var line: Int?
    /// What is wrong.
    public var fault: WordListFault

    /// A fault in a line of a file.
    public init(_ fault: WordListFault, file: String, line: Int?) {
        self.file = file
        self.line = line
        self.fault = fault
    }

    /// The error as people read it: „Titel.tsv, Zeile 12: Hier steht mehr als ein Tabulator.“.
    public var sentence: String {
        "\(file)\(line.map { ", Zeile \($0)" } ?? ""): \(fault.german)"
    }

    /// The same in English.
    public var englishSentence: String {
        "\(file)\(line.map { ", line \($0)" } ?? ""): \(fault.english)"
    }
}

extension WordListError: CustomStringConvertible {
    public var description: String { sentence }
}
