/// What one person has to do with on some days, and what of theirs is overdue.
public struct OwnList: Sendable {
    /// „8 bis 12 Uhr: Frühschicht“, in the order of the days.
    public let lines: [String]
    private let byDay: [String]
    private let overdue: [String]
    private let shopping: [String]
    private let person: String
    private let when: String

    /// The list of a person; `shopping` are the items to buy where that is this person's part, too.
    init(
        _ state: JournalState, of person: String, on days: ClosedRange<LocalDate>, shopping: [String],
        wording: EntryWording
    ) {
        self.person = person
        self.shopping = shopping
        when = Wording.days(days, from: wording.today)
        let own = state.only { $0.involves(person) && !$0.isDone }
        let told = days.dates.map { day in
            own.entries(on: day).map { entry in
                var shown = entry
                if shown.people == [person] { shown.people = [] }
                return Agenda.Line(wording: wording).text(shown)
            }
        }
        lines = told.flatMap(\.self)
        byDay = zip(days.dates, told).filter { !$1.isEmpty }.map { day, lines in
            (told.count == 1 ? "" : Wording.weekday(day.weekday) + ": ") + lines.joined(separator: "; ")
        }
        let late = own.entries.filter { $0.due.map { $0 < wording.today } ?? false }.byDay
        overdue = days.contains(wording.today) ? late.map(OpenLine(wording: wording).text) : []
    }

    /// All in one sentence, as it is spoken.
    public var sentence: String {
        let parts = [
            lines.isEmpty
                ? "Für \(person) steht \(when) nichts an." : "\(person), \(when): \(byDay.joined(separator: ". ")).",
            overdue.isEmpty ? "" : "Noch offen: \(overdue.joined(separator: "; ")).",
            shopping.isEmpty ? "" : "Einkaufen: \(Wording.names(shopping)).",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
