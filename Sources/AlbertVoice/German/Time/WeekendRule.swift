/// Weekends that are counted or lie at a day: „am ersten Wochenende im Mai“, „das Wochenende nach Ostern“.
extension TimeParser {
    /// The weekend at a place, from Saturday 00:00 to Monday 00:00.
    func namedWeekend(at index: Int) -> Match<PeriodSpec>? {
        guard let saturday = adventWeekend(at: index) ?? nthWeekend(at: index) ?? weekendBeside(at: index) else {
            return nil
        }
        let start = LocalDateTime(saturday.value)
        return Match(
            value: .span(start, start.adding(seconds: 2 * 86_400), grain: .day, isUnit: false), end: saturday.end)
    }

    private func isWeekend(_ index: Int) -> Bool {
        kind(index) == .unit && token(index).value == TimeUnit.weekend.rawValue
    }

    /// „erstes Wochenende im Mai“, „letztes Wochenende des Monats“: counted by their Saturdays.
    private func nthWeekend(at index: Int) -> Match<LocalDate>? {
        guard let n = nth(at: index), isWeekend(n.end) else { return nil }
        let place = skip(.in, .article, .from, .fromThe, at: n.end + 1)
        guard place > n.end + 1,
            let period = month(at: place) ?? yearPeriod(at: place, isBound: true) ?? ownUnit(at: place)
        else { return nil }
        let isYearSaid: Bool = if case .month(_, nil) = period.value { false } else { true }
        var start = bounds(of: period.value).0.date, stop = bounds(of: period.value).1.date
        for _ in 0..<2 {
            guard let date = saturday(n.value, from: start, to: stop) else { return nil }
            if isYearSaid || date.adding(days: 1) >= today { return Match(value: date, end: period.end) }
            (start, stop) = (start.adding(months: 12), stop.adding(months: 12))
        }
        return nil
    }

    /// The n-th Saturday of some days, counted from the end where n is negative.
    private func saturday(_ n: Int, from start: LocalDate, to stop: LocalDate) -> LocalDate? {
        let first = start.adding(days: (6 - start.weekday.rawValue + 7) % 7)
        let last = stop.adding(days: -1 - (stop.weekday.rawValue % 7))
        let date = n > 0 ? first.adding(days: 7 * (n - 1)) : last.adding(days: 7 * (n + 1))
        return date >= start && date < stop ? date : nil
    }

    /// „Wochenende vom 5. Dezember“, „das Wochenende vor Weihnachten“, „Wochenende nach Ostern“.
    private func weekendBeside(at index: Int) -> Match<LocalDate>? {
        guard isWeekend(index) else { return nil }
        let joint = kind(index + 1)
        guard [.before, .after, .fromThe, .around, .article].contains(joint),
            let day = inner?.day(at: skip(.article, at: index + 2), isBound: true), day.value.exact == nil,
            joint != .article || isDate(day.value), let date = try? resolveDay(day.value)
        else { return nil }
        let saturday = date.monday.adding(days: 5)
        let isIn = date >= saturday
        switch joint {
        case .before: return Match(value: saturday.adding(days: -7), end: day.end)
        case .after: return Match(value: saturday.adding(days: isIn ? 7 : 0), end: day.end)
        default: return Match(value: saturday, end: day.end)
        }
    }

    /// „am Wochenende des 5. Dezember“, but not „am Wochenende die 5. Klasse“.
    private func isDate(_ parts: TimeParts) -> Bool {
        if case .date(_, .some, _)? = parts.day { true } else { false }
    }

    /// „am dritten Adventswochenende“; without a number the first one.
    private func adventWeekend(at index: Int) -> Match<LocalDate>? {
        let n = ordinal(at: index)
        let place = n?.end ?? index
        guard kind(place) == .adventWeekend, (1...4).contains(n?.value ?? 1) else { return nil }
        let ahead = 7 * ((n?.value ?? 1) - 1)
        let advent = Holiday(rule: .advent(ahead - 21), names: "")
        let year = holidayYear(at: place + 1)
        let sunday = year.map { advent.date(in: $0.value) } ?? advent.next(from: today)
        return sunday.map { Match(value: $0.adding(days: -1), end: year?.end ?? place + 1) }
    }
}

extension TimeRule {
    static let namedWeekend = TimeRule(
        "a weekend that is counted or lies at a day",
        [
            ("am ersten Wochenende im Mai", "2026-05-02T00:00/2026-05-04T00:00"),
            ("letztes Wochenende im Juni", "2026-06-27T00:00/2026-06-29T00:00"),
            ("das Wochenende nach Ostern", "2026-04-11T00:00/2026-04-13T00:00"),
            ("am zweiten Adventswochenende", "2026-12-05T00:00/2026-12-07T00:00"),
        ],
        not: ("das erste Wochenende", "2026-03-14T00:00/2026-03-16T00:00"))
}
