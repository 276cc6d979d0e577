/// A stretch of days with a name: „Ramadan“, „Karwoche“, „Adventszeit“, „zwischen den Jahren“.
struct NamedSeason: Sendable {
    /// Its first day.
    let first: Holiday.Rule
    /// The day after its last.
    let end: Holiday.Rule
    /// Whether its end lies in the next year.
    var endsNextYear = false
    /// Its names, as in `Holiday`.
    let names: String

    /// The seasons by the values of their lexemes.
    static let all: [NamedSeason] = [
        NamedSeason(
            first: .islamic(month: 9, day: 1), end: .islamic(month: 10, day: 1), names: "ramadan fastenmonat ramazan"),
        NamedSeason(first: .easter(-6), end: .easter(0), names: "karwoche heilige_woche heiligen_woche"),
        NamedSeason(first: .easter(-2), end: .easter(2), names: "osterwochenende ostertage osterfeiertage"),
        NamedSeason(first: .easter(-46), end: .easter(0), names: "fastenzeit passionszeit"),
        NamedSeason(first: .orthodox(-48), end: .orthodox(-8), names: "große_fastenzeit großen_fastenzeit"),
        NamedSeason(first: .easter(48), end: .easter(51), names: "pfingstwochenende"),
        NamedSeason(first: .easter(49), end: .easter(51), names: "pfingsttage pfingstfeiertage"),
        NamedSeason(
            first: .advent(-21), end: .fixed(month: 12, day: 25), names: "adventszeit adventzeit vorweihnachtszeit"),
        NamedSeason(
            first: .fixed(month: 12, day: 24), end: .fixed(month: 12, day: 27),
            names: "weihnachtstage weihnachtstagen weihnachtsfeiertage weihnachtsfeiertagen"),
        NamedSeason(
            first: .fixed(month: 12, day: 27), end: .fixed(month: 1, day: 1), endsNextYear: true,
            names: "zwischen_den_jahren"),
    ]

    /// Its days in a year.
    func days(in year: Int) -> Range<LocalDate>? {
        guard let start = Holiday(rule: first, names: "").date(in: year),
            let stop = Holiday(rule: end, names: "").date(in: endsNextYear ? year + 1 : year)
        else { return nil }
        return start < stop ? start..<stop : nil
    }
}

extension LexiconData {
    /// The names of the seasons.
    static let seasons: [(Lexeme, String)] = NamedSeason.all.enumerated().map {
        (Lexeme(.namedSeason, $0.offset), $0.element.names)
    }
}

extension TimeParser {
    /// A named stretch in the year that was said, else the present or next one.
    func namedSeason(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .namedSeason else { return nil }
        let season = NamedSeason.all[token(index).value]
        let year = holidayYear(at: index + 1)
        let years = year.map { $0.value...$0.value } ?? today.year - 1...today.year + 1
        let ranges = years.lazy.compactMap { season.days(in: $0) }
        guard let days = ranges.first(where: { year != nil || $0.upperBound > today }) else { return nil }
        let span = PeriodSpec.span(
            LocalDateTime(days.lowerBound), LocalDateTime(days.upperBound), grain: .day, isUnit: false)
        return Match(value: span, end: year?.end ?? index + 1)
    }
}

extension TimeRule {
    static let namedSeason = TimeRule(
        "a stretch of days with a name",
        [
            ("in der Karwoche", "2026-03-30T00:00/2026-04-05T00:00"),
            ("zwischen den Jahren", "2026-12-27T00:00/2027-01-01T00:00"),
            ("Adventszeit 2027", "2027-11-28T00:00/2027-12-25T00:00"),
        ],
        not: ("Ramadanlaternen basteln", ""))
}
