/// Weeks, months, quarters, years and longer: „nächste Woche“, „im März 2026“, „KW 36“, „das dritte Quartal“.
extension TimeParser {
    /// A named stretch of days, without the preposition before it.
    func period(at index: Int) -> Match<PeriodSpec>? {
        let place = skip(.article, at: index)
        if let piece = edge(at: place) ?? half(at: place) ?? namedSeason(at: place) ?? schoolHoliday(at: place) {
            return piece
        }
        if let stretch = namedWeekend(at: place) ?? earthHour(at: place) { return stretch }
        if let week = weekNumber(at: place) { return unit(week.value, .week, end: week.end) }
        if let named = quarter(at: place) ?? ordinalWeek(at: place) ?? month(at: place) ?? season(at: place) {
            return named
        }
        if let long = decade(at: place) ?? century(at: place) { return long }
        return relativeUnit(at: place) ?? rest(at: place) ?? yearPeriod(at: place, isBound: kind(index - 1) == .in)
    }

    /// „nächste Woche“, „dieses Wochenende“, „letztes Jahr“, „nächsten drei Tage“.
    func relativeUnit(at index: Int) -> Match<PeriodSpec>? {
        guard let which = selector(at: index) else { return selectorBehind(at: index) ?? bareUnit(at: index) }
        if let many = manyUnits(at: index + 1, which) { return many }
        guard kind(index + 1) == .unit, let unit = TimeUnit(rawValue: token(index + 1).value) else { return nil }
        guard unit != .day || steps(which) >= 0 else { return nil }
        return stretch(unit, steps(which), end: index + 2)
    }

    /// „30 vorangegangene Tage“: the number before the selector.
    private func selectorBehind(at index: Int) -> Match<PeriodSpec>? {
        guard let count = number(at: index), let which = selector(at: count.end), kind(count.end + 1) == .unit,
            let unit = TimeUnit(rawValue: token(count.end + 1).value)
        else { return nil }
        return units(unit, count.value, which, end: count.end + 2)
    }

    /// „das Jahr“, „der Monat“, „die Woche“, „am Wochenende“: the present one.
    private func bareUnit(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .unit, let unit = TimeUnit(rawValue: token(index).value) else { return nil }
        guard unit == .weekend || index > 0 && kind(index - 1) == .article && isDemonstrative(index) else { return nil }
        return stretch(unit, 0, end: index + 1)
    }

    /// „in der Woche“, „in dem Jahr“, „das Jahr“, but not „der Tag“.
    private func isDemonstrative(_ index: Int) -> Bool {
        guard let unit = TimeUnit(rawValue: token(index).value), [.week, .month, .quarter, .year].contains(unit) else {
            return false
        }
        if token(index - 1).isAccusative, unit != .month { return false }
        return kind(index - 2) != .times && number(at: index + 1) == nil && kind(index + 1) != .from
            && kind(index + 1) != .fromThe
    }

    /// The whole unit `steps` away from the present one.
    func stretch(_ unit: TimeUnit, _ steps: Int, end: Int) -> Match<PeriodSpec>? {
        switch unit {
        case .second, .minute, .hour: return clockUnit(unit, steps, end: end)
        case .day: return self.unit(today.adding(days: steps), .day, end: end)
        case .week: return self.unit(today.monday.adding(days: 7 * steps), .week, end: end)
        case .weekend: return weekend(steps, end: end)
        case .workday: return workday(steps, end: end)
        case .schoolday: return nil
        case .month, .quarter, .year, .decade, .century, .millennium: return months(unit, steps, end: end)
        }
    }

    private func months(_ unit: TimeUnit, _ steps: Int, end: Int) -> Match<PeriodSpec>? {
        let size = [.month: 1, .quarter: 3, .year: 12, .decade: 120, .century: 1200, .millennium: 12_000][unit] ?? 1
        let index = today.year * 12 + today.month - 1
        let first = (index / size + steps) * size
        return span(months: first..<first + size, unit.grain, isUnit: size <= 12, end: end)
    }

    /// A stretch of months, counted from the year 0.
    func span(months: Range<Int>, _ grain: Grain, isUnit: Bool, end: Int) -> Match<PeriodSpec>? {
        guard let start = LocalDate(year: months.lowerBound / 12, month: months.lowerBound % 12 + 1, day: 1),
            let stop = LocalDate(year: months.upperBound / 12, month: months.upperBound % 12 + 1, day: 1)
        else { return nil }
        return Match(value: .span(LocalDateTime(start), LocalDateTime(stop), grain: grain, isUnit: isUnit), end: end)
    }

    private func clockUnit(_ unit: TimeUnit, _ steps: Int, end: Int) -> Match<PeriodSpec>? {
        guard steps != 0 else { return nil }
        let size = Int(unit.seconds)
        let start = steps > 0 ? reference : reference.adding(seconds: steps * size)
        return Match(value: .span(start, start.adding(seconds: size), grain: unit.grain, isUnit: false), end: end)
    }

    /// Saturday 00:00 to Monday 00:00.
    private func weekend(_ steps: Int, end: Int) -> Match<PeriodSpec>? {
        let saturday = LocalDateTime(today.monday.adding(days: 5 + 7 * steps))
        return Match(value: .span(saturday, saturday.adding(seconds: 2 * 86_400), grain: .day, isUnit: false), end: end)
    }

    private func workday(_ steps: Int, end: Int) -> Match<PeriodSpec>? {
        guard steps != 0 else { return nil }
        return unit(today.adding(workdays: steps, isFree: isFree), .day, end: end)
    }

    /// Whether a day is a public holiday where the speaker lives; unknown without a Land.
    func isFree(_ day: LocalDate) -> Bool {
        options.land != nil && PublicHolidays.contains(day, in: options.land)
    }

    /// A whole day, week, month, quarter or year that begins on a day.
    func unit(_ start: LocalDate, _ grain: Grain, end: Int) -> Match<PeriodSpec> {
        let stop: LocalDate =
            switch grain {
            case .week: start.adding(days: 7)
            case .month: start.adding(months: 1)
            case .quarter: start.adding(months: 3)
            case .year: start.adding(months: 12)
            default: start.adding(days: 1)
            }
        return Match(value: .span(LocalDateTime(start), LocalDateTime(stop), grain: grain, isUnit: true), end: end)
    }

    /// „nächsten drei Tage“, „letzten zwei Wochen“, „kommenden paar Tagen“: whole units, the present one left out.
    private func manyUnits(at index: Int, _ which: Lexeme.Kind) -> Match<PeriodSpec>? {
        guard let count = count(at: index), kind(count.end) == .unit,
            let unit = TimeUnit(rawValue: token(count.end).value)
        else { return nil }
        return units(unit, count.value, which, end: count.end + 1)
    }

    private func units(_ unit: TimeUnit, _ count: Int, _ which: Lexeme.Kind, end: Int) -> Match<PeriodSpec>? {
        guard which == .next || which == .last, (1...10_000).contains(count) else { return nil }
        let steps = which == .next ? 1 : -count
        guard let first = stretch(unit, steps, end: end), let last = stretch(unit, steps + count - 1, end: end),
            case .span(let start, _, let grain, _) = first.value, case .span(_, let stop, _, _) = last.value
        else { return nil }
        if unit.isClock { return clockUnits(unit, count, which, end: end) }
        return Match(value: .span(start, stop, grain: grain, isUnit: false), end: end)
    }

    private func clockUnits(_ unit: TimeUnit, _ count: Int, _ which: Lexeme.Kind, end: Int) -> Match<PeriodSpec> {
        let size = Int(unit.seconds)
        let floor = LocalDateTime(reference.date, second: reference.second / size * size)
        let start = floor.adding(seconds: which == .next ? size : -count * size)
        return Match(
            value: .span(start, start.adding(seconds: count * size), grain: unit.grain, isUnit: false), end: end)
    }

    /// A count before a unit: a number, „paar“, „beiden“, „einigen“.
    func count(at index: Int) -> Match<Int>? {
        let place = kind(index) == .one && kind(index + 1) == .few ? index + 1 : index
        if kind(place) == .few || kind(place) == .several { return Match(value: token(place).value, end: place + 1) }
        return number(at: index, article: true)
    }
}

extension LocalDate {
    /// The day that lies `workdays` days from Monday to Friday later (earlier where negative), free ones left out.
    func adding(workdays: Int, isFree: (LocalDate) -> Bool = { _ in false }) -> LocalDate {
        var day = self
        var left = abs(workdays)
        while left > 0 {
            day = day.adding(days: workdays > 0 ? 1 : -1)
            if day.weekday != .saturday, day.weekday != .sunday, !isFree(day) { left -= 1 }
        }
        return day
    }
}

extension TimeRule {
    static let unitPeriod = TimeRule(
        "this, the next or the last unit",
        [
            ("nächste Woche", "2026-03-16 week"), ("übernächsten Monat", "2026-05-01 month"),
            ("letztes Jahr", "2025-01-01 year"),
            ("am Wochenende", "2026-03-14T00:00/2026-03-16T00:00"),
        ],
        not: ("zweimal die Woche", ""))

    static let manyUnits = TimeRule(
        "several units before or after the present one",
        [
            ("die nächsten drei Tage", "2026-03-11T00:00/2026-03-14T00:00"),
            ("in den letzten zwei Wochen", "2026-02-23T00:00/2026-03-09T00:00"),
            ("kommende paar Tage", "2026-03-11T00:00/2026-03-13T00:00"),
        ],
        not: ("die nächsten drei Fragen", ""))
}
