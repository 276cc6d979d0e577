/// Homework that is not yet done.
public struct HomeworkList: Sendable {
    /// „Mathe für Lena, Seite 42, bis Donnerstag, 12. März“, the most urgent first.
    public let lines: [String]
    private let person: String?

    /// A list of homework, of one person or of all.
    init(_ entries: [Entry], of person: String?, wording: EntryWording) {
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
        switch lines.count {
        case 0: return "Keine Hausaufgaben offen\(owner)."
        case 1: return "Eine Hausaufgabe\(owner): \(lines[0])."
        default: return "\(lines.count) Hausaufgaben\(owner): \(lines.joined(separator: "; "))."
        }
    }
}
