/// Months, years, quarters, numbered weeks, seasons, decades and centuries.
extension TimeParser {
    /// „März“, „März 2026“, „nächsten März“, „März nächsten Jahres“, „2016-05“.
    func month(at index: Int) -> Match<PeriodSpec>? {
        if let which = selector(at: index), kind(index + 1) == .month {
            return unit(month(token(index + 1).value, which), .month, end: index + 2)
        }
        guard kind(index) == .month else { return numericMonth(at: index) }
        let after = skipDot(at: index + 1)
        let dash = isSymbol(",", at: after) || isGlued("-", at: after) ? after + 1 : after
        if let year = holidayYear(at: after) ?? (token(dash).digits == 4 ? year(at: dash) : nil) {
            return Match(value: .month(token(index).value, year: year.value), end: year.end)
        }
        return Match(value: .month(token(index).value, year: nil), end: index + 1)
    }

    /// The month that „diesen“, „nächsten“, „letzten“ picks.
    private func month(_ month: Int, _ which: Lexeme.Kind) -> LocalDate {
        let past = which == .last || which == .beforeLast
        let year =
            past
            ? today.year - (month < today.month ? 0 : 1) : today.year + (month > today.month || which == .this ? 0 : 1)
        return LocalDate(year: year, month: month, day: 1) ?? today
    }

    /// `2016-05`, `05/2016`, `2016 . 05`.
    private func numericMonth(at index: Int) -> Match<PeriodSpec>? {
        let first = token(index), second = token(index + 2)
        guard first.digits > 0, second.digits > 0, ["-", "/", "."].contains(where: { isSymbol($0, at: index + 1) })
        else { return nil }
        guard !isContinued(at: index + 3), !isContinued(at: index - 1) else { return nil }
        let (year, month) = first.digits == 4 ? (first, second) : (second, first)
        guard year.digits == 4, month.digits <= 2, (1...12).contains(month.number), (1000...2999).contains(year.number)
        else { return nil }
        return Match(value: .month(month.number, year: year.number), end: index + 3)
    }

    private func isContinued(at index: Int) -> Bool {
        ["-", "/", ":", "."].contains { isGlued($0, at: index) }
            && (token(index + 1).digits > 0 || token(index - 1).digits > 0 && token(index + 1).isGlued)
    }

    /// „im Jahr 1969“, „das Jahr 2027“, „in 2027“.
    func yearPeriod(at index: Int, isBound: Bool) -> Match<PeriodSpec>? {
        if kind(index) == .unit, token(index).value == TimeUnit.year.rawValue, let year = year(at: index + 1) {
            return Match(value: .year(year.value), end: year.end)
        }
        if token(index).digits > 0, kind(index + 1) == .era, eraWords(at: index + 1)?.value == "n",
            let year = year(at: index)
        {
            return Match(value: .year(year.value), end: year.end)
        }
        guard isBound, let year = year(at: index), (1000...2999).contains(year.value), kind(year.end) != .unit else {
            return nil
        }
        return Match(value: .year(year.value), end: year.end)
    }
}

extension LocalDate {
    /// The Monday of a week by ISO 8601, nil where the year has no such week.
    static func monday(week: Int, of year: Int) -> LocalDate? {
        guard let january = LocalDate(year: year, month: 1, day: 4),
            let next = LocalDate(year: year + 1, month: 1, day: 4)
        else { return nil }
        let monday = january.monday.adding(days: 7 * (week - 1))
        return week >= 1 && monday < next.monday ? monday : nil
    }
}

extension TimeRule {
    static let month = TimeRule(
        "a month or year",
        [
            ("im Mai", "2026-05-01 month"), ("nächsten März", "2027-03-01 month"), ("im Jahr 1969", "1969-01-01 year"),
            ("05/2027", "2027-05-01 month"),
        ],
        not: ("Herr August", ""))
}
