/// What can be wrong with a word list.
public enum WordListFault: Error, Hashable, Sendable {
    /// There is no file.
    case missing
    /// The file may not be read.
    case forbidden
    /// The text is not UTF-8.
    case notUTF8
    /// Behind this there is no tabulator with the spoken forms.
    case noTab(after: String)
    /// A line has more than one tabulator.
    case tooManyTabs
    /// Nothing stands before the tabulator.
    case noWrittenForm
    /// A spoken form is empty.
    case emptyForm
    /// A spoken form that cannot be recognised, because of this character.
    case unspeakable(Character, in: String)
    /// A written form for the second time.
    case writtenTwice(String)
    /// A spoken form that already means something else.
    case spokenTwice(String, first: String)

    /// The fault as a sentence of German.
    var german: String {
        switch self {
        case .missing: "Diese Datei gibt es nicht."
        case .forbidden: "Diese Datei darf ich nicht lesen."
        case .notUTF8: "Diese Zeile ist kein UTF-8. Bitte speichere die Datei als UTF-8."
        case .noTab(let written): "Hinter „\(written.shown)“ fehlen ein Tabulator und wie man es sagt."
        case .tooManyTabs: "Hier steht mehr als ein Tabulator."
        case .noWrittenForm: "Vor dem Tabulator fehlt, wie man es schreibt."
        case .emptyForm: "Hier fehlt, wie man es sagt."
        case .unspeakable(let character, let form):
            "„\(character.shown)“ in „\(form.shown)“ kann ich nicht hören. Bitte schreibe es in Buchstaben aus."
        case .writtenTwice(let written): "„\(written.shown)“ steht hier zum zweiten Mal."
        case .spokenTwice(let spoken, let first): "„\(spoken.shown)“ heißt schon „\(first.shown)“."
        }
    }

    /// The fault as a sentence of English.
    var english: String {
        switch self {
        case .missing: "There is no such file."
        case .forbidden: "I may not read this file."
        case .notUTF8: "This line is not UTF-8. Please save the file as UTF-8."
        case .noTab(let written): "Behind “\(written.shown)” a tabulator is missing, and how it is said."
        case .tooManyTabs: "There is more than one tabulator here."
        case .noWrittenForm: "Before the tabulator it is missing how this is written."
        case .emptyForm: "It is missing here how this is said."
        case .unspeakable(let character, let form):
            "I cannot hear “\(character.shown)” in “\(form.shown)”. Please write it out in letters."
        case .writtenTwice(let written): "“\(written.shown)” stands here for the second time."
        case .spokenTwice(let spoken, let first): "“\(spoken.shown)” already means “\(first.shown)”."
        }
    }
}
