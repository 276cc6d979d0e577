/// The n-th day or weekday of a month or year: „letzter Montag im März“, „der erste Tag des Monats“, „3. Montag 2027“.
extension TimeParser {
    /// The n-th weekday, day or working day of a month or year; without a year its next date.
    func nthDay(at index: Int) -> Match<LocalDate>? {
        guard let n = nth(at: index), isDayName(n.end) else { return nil }
        let place = skip(.in, .article, .from, .fromThe, at: n.end + 1)
        if place == n.end + 1 {
            guard let year = year(at: place), token(place).digits == 4 else { return nil }
            return nthDate(n.value, at: n.end, in: bounds(of: .year(year.value))).map {
                Match(value: $0, end: year.end)
            }
        }
        guard let period = month(at: place) ?? yearPeriod(at: place, isBound: true) ?? ownUnit(at: place) else {
            return nil
        }
        let isYearSaid: Bool = if case .month(_, nil) = period.value { false } else { true }
        var (start, stop) = bounds(of: period.value)
        for _ in 0..<2 {
            guard let date = nthDate(n.value, at: n.end, in: (start, stop)) else { return nil }
            if isYearSaid || date >= today { return Match(value: date, end: period.end) }
            (start, stop) = (LocalDateTime(start.date.adding(months: 12)), LocalDateTime(stop.date.adding(months: 12)))
        }
        return nil
    }

    private func isDayName(_ index: Int) -> Bool {
        guard kind(index) == .unit, let unit = TimeUnit(rawValue: token(index).value) else {
            return kind(index) == .weekday
        }
        return unit == .day || unit == .workday
    }

    /// „des Monats“, „im nächsten Monat“, „des Jahres“.
    func ownUnit(at index: Int) -> Match<PeriodSpec>? {
        let bare = kind(index) == .unit ? TimeUnit(rawValue: token(index).value) : nil
        guard let match = relativeUnit(at: index) ?? bare.flatMap({ stretch($0, 0, end: index + 1) }),
            case .span(_, _, let grain, true) = match.value, grain == .month || grain == .year
        else { return nil }
        return match
    }

    /// The n-th of a period's days that have the name at a place; counted from the end where n is negative.
    private func nthDate(_ n: Int, at index: Int, in bounds: (LocalDateTime, LocalDateTime)) -> LocalDate? {
        let weekday = kind(index) == .weekday ? Weekday(rawValue: token(index).value) : nil
        let isWorkday = kind(index) == .unit && token(index).value == TimeUnit.workday.rawValue
        var day = n > 0 ? bounds.0.date : bounds.1.date.adding(days: -1)
        var left = abs(n)
        while day >= bounds.0.date, LocalDateTime(day) < bounds.1 {
            let fits = weekday.map { $0 == day.weekday } ?? (!isWorkday || day.weekday.rawValue < 6)
            if fits { left -= 1 }
            if left == 0 { return day }
            day = day.adding(days: n > 0 ? 1 : -1)
        }
        return nil
    }
}

extension TimeRule {
    static let nthWeekday = TimeRule(
        "the n-th weekday or day of a month or year",
        [
            ("der zweite Sonntag im Mai", "2026-05-10"), ("letzter Montag im März", "2026-03-30"),
            ("dritter Tag im Oktober", "2026-10-03"), ("der letzte Tag des Jahres", "2026-12-31"),
            ("am ersten Werktag im Mai", "2026-05-01"),
        ],
        not: ("Buch Der 5. Sonntag lesen", ""))
}
