/// Homework or tasks that are not yet done.
public struct OpenList: Sendable {
    /// What is listed.
    enum Kind: Sendable {
        case homework
        case tasks
    }

    /// „Mathe für Lena, Seite 42, bis Donnerstag, 12. März“, the most urgent first.
    public let lines: [String]
    private let kind: Kind
    private let person: String?

    /// A list of entries, of one person or of all.
    init(_ kind: Kind, _ entries: [Entry], of person: String?, wording: EntryWording) {
        self.kind = kind
        self.person = person
        lines = entries.map { entry in
            var shown = entry
            if person != nil { shown.people = [] }
            return wording.line(shown)
        }
    }

    /// All in one sentence, as it is spoken.
    public var sentence: String {
        let owner = person.map { " für \($0)" } ?? ""
        let nouns = kind == .homework ? ("Hausaufgabe", "Hausaufgaben") : ("Aufgabe", "Aufgaben")
        switch lines.count {
        case 0: return "Keine \(nouns.1) offen\(owner)."
        case 1: return "Eine \(nouns.0)\(owner): \(lines[0])."
        default: return "\(lines.count) \(nouns.1)\(owner): \(lines.joined(separator: "; "))."
        }
    }
}
