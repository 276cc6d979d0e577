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
        days = span.dates.compactMap { date in
            let entries = state.entries(on: date)
            return entries.isEmpty ? nil : Day(date: date, lines: entries.map(Line(wording: wording).text))
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

    private var name: String { Wording.days(span, from: today) }
}

extension ClosedRange where Bound == LocalDate {
    /// The days one after the other.
    var dates: [LocalDate] { (lowerBound.dayNumber...upperBound.dayNumber).map(LocalDate.init(dayNumber:)) }

    /// How many days the range has.
    fileprivate var count: Int { upperBound.dayNumber - lowerBound.dayNumber + 1 }
}
