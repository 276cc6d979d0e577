/// Weeks and quarters by their number: „KW 36“, `2026-W36`, „drittes Quartal“.
extension TimeParser {
    /// „KW 36“, „zehnte Kalenderwoche“, „Woche 32 von 2026“, `2026-W36`: the Monday of the week.
    func weekNumber(at index: Int) -> Match<LocalDate>? {
        if let week = isoWeek(at: index) { return week }
        let isWord = kind(index) == .weekNumber || kind(index) == .unit && token(index).value == 5
        if isWord, let number = number(at: index + 1) {
            return week(number.value, end: number.end)
        }
        guard let number = ordinal(at: index) else { return nil }
        let isWeek = kind(number.end) == .unit && token(number.end).value == TimeUnit.week.rawValue && number.value > 5
        guard isWeek || kind(number.end) == .weekNumber else { return nil }
        return week(number.value, end: number.end + 1)
    }

    func isoWeek(at index: Int) -> Match<LocalDate>? {
        guard token(index).digits == 4, isGlued("-", at: index + 1), kind(index + 2) == .weekLetter,
            (1...2).contains(token(index + 3).digits),
            let monday = LocalDate.monday(week: token(index + 3).number, of: token(index).number)
        else { return nil }
        return Match(value: monday, end: index + 4)
    }

    func week(_ number: Int, end: Int) -> Match<LocalDate>? {
        let place = skip(.from, .in, .article, at: end)
        let slash = isSymbol("/", at: place) ? place + 1 : place
        let jump = kind(slash) == .unit && token(slash).value == 8 ? slash + 1 : slash
        if let year = year(at: jump) ?? holidayYear(at: end) {
            return LocalDate.monday(week: number, of: year.value).map { Match(value: $0, end: year.end) }
        }
        let coming = LocalDate.monday(week: number, of: today.year)
        if let coming, coming >= today.monday { return Match(value: coming, end: end) }
        return LocalDate.monday(week: number, of: today.year + (number == 53 ? 0 : 1)).map {
            Match(value: $0, end: end)
        }
    }

    /// „drittes Quartal 2026“, „Q3“, „4tes Quartal 2018“.
    func quarter(at index: Int) -> Match<PeriodSpec>? {
        var number = 0
        var end = index
        if kind(index) == .quarterNumber, token(index + 1).digits == 1, token(index + 1).isGlued {
            (number, end) = (token(index + 1).number, index + 2)
        } else if let n = ordinal(at: index), kind(n.end) == .unit, token(n.end).value == TimeUnit.quarter.rawValue {
            (number, end) = (n.value, n.end + 1)
        } else if kind(index) == .last, kind(index + 1) == .unit,
            token(index + 1).value == TimeUnit.quarter.rawValue, token(index + 2).digits == 4
        {
            (number, end) = (4, index + 2)
        } else {
            return nil
        }
        guard (1...4).contains(number) else { return nil }
        let slash = isSymbol("/", at: end) ? end + 1 : end
        let year = year(at: slash) ?? holidayYear(at: end)
        let first = (year?.value ?? today.year) * 12 + (number - 1) * 3
        return span(months: first..<first + 3, .quarter, isUnit: true, end: year?.end ?? end)
    }
}

extension TimeRule {
    static let numberedWeek = TimeRule(
        "a week by its number",
        [
            ("KW 36", "2026-08-31 week"), ("in der 20. Kalenderwoche", "2026-05-11 week"),
            ("2026-W20", "2026-05-11 week"),
        ],
        not: ("Woche 60", ""))

    static let quarter = TimeRule(
        "a quarter",
        [
            ("drittes Quartal", "2026-07-01 quarter"), ("Q1 2027", "2027-01-01 quarter"),
            ("nächstes Quartal", "2026-04-01 quarter"),
        ],
        not: ("sechstes Quartal", ""))
}
