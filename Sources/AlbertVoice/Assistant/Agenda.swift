/// What stands on one day or several.
public struct Agenda: Sendable {
    /// A day and its lines.
    public struct Day: Hashable, Sendable {
        /// The day.
        public let date: LocalDate
        /// „15:30 Uhr: Zahnarzt für Lena“, in the order of the day.
        public let lines: [String]
    }

    /// Days on which something stands.
    public let days: [Day]
    private let span: ClosedRange<LocalDate>
    private let today: LocalDate

    /// What the entries put on these days.
    init(_ state: JournalState, days span: ClosedRange<LocalDate>, wording: EntryWording) {
        self.span = span
        today = wording.today
        let dates = (span.lowerBound.dayNumber...span.upperBound.dayNumber).map(LocalDate.init(dayNumber:))
        days = dates.compactMap { date in
            let entries = state.entries(on: date)
            return entries.isEmpty ? nil : Day(date: date, lines: entries.map { Self.line($0, wording) })
        }
    }

    /// The lines, each day under its name.
    public var lines: [String] {
        days.flatMap { day in [Wording.day(day.date, from: today)] + day.lines.map { "  " + $0 } }
    }

    /// All in one sentence, as it is spoken.
    public var sentence: String {
        guard !days.isEmpty else { return "\(name.capitalisedFirst) steht nichts an." }
        let said = days.map { day in
            let head = span.count == 1 ? name.capitalisedFirst : Wording.weekday(day.date.weekday)
            return "\(head): \(day.lines.joined(separator: "; "))."
        }
        return said.joined(separator: " ")
    }

    /// „heute“, „morgen“, „am Donnerstag, 12. März“, „vom 9. März bis 15. März“.
    private var name: String {
        guard span.count == 1 else {
            return "vom \(Wording.dayAndMonth(span.lowerBound)) bis \(Wording.dayAndMonth(span.upperBound))"
        }
        switch span.lowerBound.dayNumber - today.dayNumber {
        case 0: return "heute"
        case 1: return "morgen"
        default: return "am \(Wording.day(span.lowerBound, from: today))"
        }
    }

    private static func line(_ entry: Entry, _ wording: EntryWording) -> String {
        var pieces = [wording.what(entry)] + (entry.content?.parts ?? []) + [entry.place].compactMap { $0 }
        if entry.isDone { pieces.append("erledigt") }
        let line = pieces.joined(separator: ", ")
        guard let start = entry.start, !entry.allDay else { return line }
        return "\(wording.clock(start, entry.end)): \(line)"
    }
}

extension ClosedRange where Bound == LocalDate {
    /// How many days the range has.
    fileprivate var count: Int { upperBound.dayNumber - lowerBound.dayNumber + 1 }
}
