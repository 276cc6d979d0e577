/// The Roman days of a month, from Latin lessons: „die Iden des März“, „zwei Tage vor den Kalenden des April“.
extension TimeParser {
    /// The Kalends, Nones or Ides of a month, in the year that was said or the next.
    func romanDay(at index: Int) -> Match<LocalDate>? {
        guard kind(index) == .romanDay else { return nil }
        let place = skip(.article, .from, .in, at: index + 1)
        guard let month = month(at: place), case .month(let number, let year) = month.value else { return nil }
        // In March, May, July and October the Nones and the Ides come two days later.
        let later = [3, 5, 7, 10].contains(number) && token(index).value > 1 ? 2 : 0
        let day = token(index).value + later
        let years = year.map { $0...$0 } ?? today.year...today.year + 1
        let dates = years.lazy.compactMap { LocalDate(year: $0, month: number, day: day) }
        return dates.first { year != nil || $0 >= today }.map { Match(value: $0, end: month.end) }
    }
}

extension TimeRule {
    static let romanDay = TimeRule(
        "a Roman day of a month",
        [
            ("an den Iden des März", "2026-03-15"), ("die Nonen des Juni", "2026-06-05"),
            ("die Kalenden des April 2027", "2027-04-01"), ("drei Tage vor den Kalenden des Juli", "2026-06-28"),
        ],
        not: ("die Iden lernen", ""))
}
