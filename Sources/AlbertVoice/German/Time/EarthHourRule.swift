/// The Earth Hour, the one holiday that has hours: „Stunde der Erde“.
extension TimeParser {
    /// The last Saturday of March from 20:30 to 21:30, a week earlier where that is the day before Easter.
    func earthHour(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .earthHour else { return nil }
        let year = holidayYear(at: index + 1)
        let years = year.map { $0.value...$0.value } ?? today.year...today.year + 1
        guard let day = years.lazy.compactMap(TimeParser.earthDay).first(where: { year != nil || $0 >= today }) else {
            return nil
        }
        let start = LocalDateTime(day, hour: 20, minute: 30)
        return Match(
            value: .span(start, start.adding(seconds: 3600), grain: .minute, isUnit: false), end: year?.end ?? index + 1
        )
    }

    private static func earthDay(_ year: Int) -> LocalDate? {
        guard let last = LocalDate.nth(-1, .saturday, month: 3, year: year) else { return nil }
        return last.adding(days: 1) == Easter.sunday(of: year) ? last.adding(days: -7) : last
    }
}

extension TimeRule {
    static let earthHour = TimeRule(
        "the Earth Hour",
        [
            ("Stunde der Erde", "2026-03-28T20:30/2026-03-28T21:30"),
            ("Earth Hour 2016", "2016-03-19T20:30/2016-03-19T21:30"),
            ("zur Stunde der Erde 2013", "2013-03-23T20:30/2013-03-23T21:30"),
        ],
        not: ("Stunde der Klasse", ""))
}
