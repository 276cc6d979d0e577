/// A year that is said before or behind what lies in it: „nächstes Jahr im Mai“, „am 5. Mai letzten Jahres“.
extension TimeParser {
    /// „nächstes Jahr am 5. Mai“, „letztes Jahr an Weihnachten“, „vor zwei Jahren im Sommer“, „2027 im Mai“.
    func yearFirst(at index: Int) -> Match<TimeParts>? {
        guard let year = leadingYear(at: index), let first = LocalDate(year: year.value, month: 1, day: 1) else {
            return nil
        }
        let place = isSymbol(",", at: year.end) ? year.end + 1 : year.end
        // Seen from its first day, every date without a year lies in that year.
        let inYear = TimeParser(
            text: text, tokens: tokens, reference: LocalDateTime(first), options: options, depth: depth)
        return inYear.dayOfYear(at: place, year.value) ?? inYear.periodOfYear(at: place, year.value)
    }

    private func leadingYear(at index: Int) -> Match<Int>? {
        if token(index).digits == 4 {
            let isJoined = kind(index + 1) == .in || kind(index + 1) == .at
            return isJoined && !token(index).isGlued ? year(at: index) : nil
        }
        guard [.in, .before, .article, .unit, .this, .next, .afterNext, .last, .beforeLast].contains(kind(index)) else {
            return nil
        }
        let place = skip(.in, .article, at: index)
        if kind(place) == .unit, token(place).value == TimeUnit.year.rawValue { return year(at: place + 1) }
        return kind(place) == .digits ? nil : holidayYear(at: index)
    }

    /// A holiday, a counted day or a date with its month.
    private func dayOfYear(at index: Int, _ year: Int) -> Match<TimeParts>? {
        let start = dayStart(at: index)
        if let named = holiday(at: start) ?? nthDay(at: start), named.value.year == year { return fixed(named) }
        guard let date = date(at: start, isBound: start > index), case .date(let day, let month?, nil) = date.value
        else { return nil }
        return Match(
            value: TimeParts(day: .date(day: day, month: month, year: year), source: start..<date.end), end: date.end)
    }

    /// A month, a part of one, a season, a quarter or a week by its number.
    private func periodOfYear(at index: Int, _ year: Int) -> Match<TimeParts>? {
        let start = skip(.article, at: skip(.in, .at, at: index))
        guard selector(at: start) == nil, kind(start) != .unit || number(at: start + 1) != nil,
            let period = period(at: start)
        else { return nil }
        switch period.value {
        case .year: return nil
        case .month(let month, nil):
            return Match(value: TimeParts(period: .month(month, year: year)), end: period.end)
        case .month: return nil
        case .span(let first, let stop, let grain, let isUnit):
            // The winter of a year begins at its end.
            let months = kind(start) == .season && first.date.year < year ? 12 : 0
            let from = LocalDateTime(first.date.adding(months: months), second: first.second)
            let to = LocalDateTime(stop.date.adding(months: months), second: stop.second)
            guard from.date.year == year else { return nil }
            return Match(value: TimeParts(period: .span(from, to, grain: grain, isUnit: isUnit)), end: period.end)
        }
    }

    /// The year of a period that is a whole year, „nächstes Jahr vom 3. bis 5. Mai“.
    func year(of period: PeriodSpec?) -> Int? {
        switch period {
        case .year(let year): year
        case .span(let start, _, grain: .year, isUnit: true): start.date.year
        default: nil
        }
    }

    /// The year behind a date that has none yet, „am 5. Mai nächsten Jahres“, „am 24.12. letzten Jahres“.
    func yearBehind(_ date: Match<DaySpec>) -> Match<DaySpec> {
        guard case .date(let day, let month?, nil) = date.value,
            [.in, .before, .article, .this, .next, .afterNext, .last, .beforeLast].contains(kind(date.end)),
            let year = holidayYear(at: date.end)
        else { return date }
        return spec(day, month, year.value, end: year.end)
    }
}

extension TimeParts {
    /// Puts a date or month that has no year into one.
    mutating func give(_ year: Int) {
        if case .date(let number, let month?, nil)? = day { day = .date(day: number, month: month, year: year) }
        if case .month(let month, nil)? = period { period = .month(month, year: year) }
    }
}

extension TimeRule {
    static let yearFirst = TimeRule(
        "a year before or behind what lies in it",
        [
            ("nächstes Jahr am 5. Mai", "2027-05-05"), ("letztes Jahr an Weihnachten", "2025-12-25"),
            ("nächstes Jahr im Mai", "2027-05-01 month"), ("am 5. Mai letzten Jahres", "2025-05-05"),
        ],
        not: ("nächstes Jahr umziehen", "2027-01-01 year"))
}
