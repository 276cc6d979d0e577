/// A week in passing: who carries which day, and where is someone missing.
public struct WeekGlance: Sendable {
    /// A day, or the days that are over, and who carries it.
    public struct Row: Hashable, Sendable {
        /// „Mittwoch“, „Heute“, „Montag bis Dienstag“.
        public let day: String
        /// Who has something that day, in the order of the family; „alle“ where nobody is named.
        public let people: [String]
        /// How long events and drives take together.
        public let hours: Double
        /// What stands in place of people and hours: „vorbei“, „frei“; nil otherwise.
        public let remark: String?
    }

    /// „Woche 11, 9. bis 15. März“.
    public let heading: String
    /// One row a day; days that are over share one.
    public let rows: [Row]
    /// Days on which a drive has no driver.
    public let missing: [Weekday]

    /// The week that begins on a Monday, as it looks on a day.
    init(_ state: JournalState, from monday: LocalDate, family: Family, today: LocalDate) {
        let days = (0..<7).map { monday.adding(days: $0) }
        heading = Self.heading(monday)
        let coming = days.filter { $0 >= today }
        let past = days.filter { $0 < today }
        rows = Self.past(past) + coming.map { Self.row(state, $0, family: family, today: today) }
        missing = coming.filter { day in
            state.entries.contains { $0.lacksDriver && !$0.isDone && $0.occurs(on: day) }
        }.map(\.weekday)
    }

    /// The heading, a line a row, and what is missing.
    public var lines: [String] {
        [heading] + rows.map { "  " + Self.text($0) } + missing.map(Self.text)
    }

    /// All in one sentence, as it is spoken; free days are left out.
    public var sentence: String {
        let carried = rows.filter { $0.remark == nil }.map(Self.text)
        let said = carried.isEmpty ? "Nichts geplant" : carried.joined(separator: "; ")
        return (["\(heading). \(said)."] + missing.map(Self.text)).joined(separator: " ")
    }

    private static func text(_ row: Row) -> String {
        let hours = row.hours > 0 ? ", \(Wording.hours(row.hours))" : ""
        return "\(row.day): \(row.remark ?? Wording.names(row.people) + hours)"
    }

    private static func text(_ day: Weekday) -> String { "\(Wording.weekday(day)) fehlt ein Fahrer." }

    private static func past(_ days: [LocalDate]) -> [Row] {
        guard let first = days.first, let last = days.last else { return [] }
        let name = Wording.weekday(first.weekday)
        let day = first == last ? name : "\(name) bis \(Wording.weekday(last.weekday))"
        return [Row(day: day, people: [], hours: 0, remark: "vorbei")]
    }

    private static func row(_ state: JournalState, _ day: LocalDate, family: Family, today: LocalDate) -> Row {
        let found = state.entries(on: day).filter { $0.kind == .event || $0.kind == .drive }
        let names = family.members.map(\.name).filter { name in found.contains { $0.involves(name) } }
        let hours = found.compactMap { Occurrence(of: $0, on: day)?.hours(on: day) }.reduce(0, +)
        return Row(
            day: day == today ? "Heute" : Wording.weekday(day.weekday),
            people: names.isEmpty ? ["alle"] : names, hours: hours,
            remark: found.isEmpty ? "frei" : nil)
    }

    private static func heading(_ monday: LocalDate) -> String {
        let sunday = monday.adding(days: 6)
        let first =
            monday.month == sunday.month ? "\(monday.day)." : Wording.dayAndMonth(monday)
        return "Woche \(monday.weekNumber), \(first) bis \(Wording.dayAndMonth(sunday))"
    }
}

extension LocalDate {
    /// The number of this day's week after ISO 8601: the first is the one with 4 January.
    var weekNumber: Int {
        let thursday = monday.adding(days: 3)
        let first = LocalDate(year: thursday.year, month: 1, day: 1) ?? thursday
        return (thursday.dayNumber - first.dayNumber) / 7 + 1
    }
}
