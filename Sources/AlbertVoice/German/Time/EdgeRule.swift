/// Pieces of a period: „Anfang März“, „Ende der Woche“, „erste Hälfte 2026“, „erste Woche im Oktober“, „Rest des Tages“.
extension TimeParser {
    /// „Anfang“, „Mitte“ and „Ende“ of a period are its thirds; „Ende der Woche“ is its last day or so, alike.
    func edge(at index: Int) -> Match<PeriodSpec>? {
        if kind(index) == .edgeOfUnit, let unit = TimeUnit(rawValue: token(index).value / 4) {
            return stretch(unit, 0, end: index + 1).map { third(token(index).value % 4, of: $0) }
        }
        guard kind(index) == .edge else { return nil }
        if let range = edgeRange(at: index) { return range }
        let start = skip(.article, .from, .fromThe, at: index + 1)
        if token(start).kind == .unit, token(start).value == TimeUnit.day.rawValue, start > index + 1 {
            return third(token(index).value, of: unit(today, .day, end: start + 1))
        }
        if start > index + 1, kind(start) == .unit, let unit = TimeUnit(rawValue: token(start).value),
            let whole = stretch(unit, 0, end: start + 1)
        {
            return third(token(index).value, of: whole)
        }
        guard let whole = edgeless(at: start) else { return nil }
        return third(token(index).value, of: whole)
    }

    /// „Mitte bis Ende Mai“.
    private func edgeRange(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index + 1) == .until, kind(index + 2) == .edge, let last = edge(at: index + 2),
            let whole = edgeless(at: skip(.article, .from, at: index + 3))
        else { return nil }
        let start = bounds(of: third(token(index).value, of: whole).value).0, stop = bounds(of: last.value).1
        guard start < stop else { return nil }
        return Match(value: .span(start, stop, grain: .day, isUnit: false), end: last.end)
    }

    private func edgeless(at index: Int) -> Match<PeriodSpec>? {
        if let week = weekNumber(at: index) { return unit(week.value, .week, end: week.end) }
        if let named = quarter(at: index) ?? month(at: index) ?? season(at: index) { return named }
        return decade(at: index) ?? relativeUnit(at: index) ?? yearPeriod(at: index, isBound: true)
    }

    /// The first, middle or last third of a period.
    func third(_ n: Int, of whole: Match<PeriodSpec>) -> Match<PeriodSpec> {
        let (start, stop) = bounds(of: whole.value)
        let length = start.seconds(until: stop)
        let first = start.adding(seconds: length * (n - 1) / 3)
        let last = n == 3 ? stop : start.adding(seconds: length * n / 3)
        return Match(value: .span(first, last, grain: .day, isUnit: false), end: whole.end)
    }

    /// „erste Hälfte 2026“, „zweite Hälfte des Jahres“, „erste Hälfte von August“.
    func half(at index: Int) -> Match<PeriodSpec>? {
        guard let n = ordinal(at: index), (1...2).contains(n.value) else { return nil }
        if kind(n.end) == .halfYear {
            let year = holidayYear(at: n.end + 1)
            return half(n.value, of: Match(value: .year(year?.value ?? today.year), end: year?.end ?? n.end + 1))
        }
        guard kind(n.end) == .halfOf else { return nil }
        let start = skip(.article, .from, .fromThe, at: n.end + 1)
        let named =
            kind(start) == .unit
            ? TimeUnit(rawValue: token(start).value).flatMap { stretch($0, 0, end: start + 1) } : nil
        guard let whole = named ?? edgeless(at: start) else { return nil }
        return half(n.value, of: whole)
    }

    private func half(_ n: Int, of whole: Match<PeriodSpec>) -> Match<PeriodSpec> {
        let (first, stop) = bounds(of: whole.value)
        let middle =
            isYear(first, stop)
            ? LocalDateTime(first.date.adding(months: 6)) : first.adding(seconds: first.seconds(until: stop) / 2)
        let span = n == 1 ? (first, middle) : (middle, stop)
        return Match(value: .span(span.0, span.1, grain: .day, isUnit: false), end: whole.end)
    }

    private func isYear(_ start: LocalDateTime, _ stop: LocalDateTime) -> Bool {
        start.date.adding(months: 12) == stop.date
    }

    /// „erste Woche im Oktober 2026“, „dritte Juliwoche“, „letzte Woche im September“: the week whose Monday counts.
    func ordinalWeek(at index: Int) -> Match<PeriodSpec>? {
        guard let n = nth(at: index) else { return weekAround(at: index) }
        if kind(n.end) == .monthHalf, n.value <= 2 {
            return half(
                n.value, of: Match(value: .month(token(n.end).value, year: year(at: n.end + 1)?.value), end: n.end + 1))
        }
        if kind(n.end) == .monthWeek {
            return nthWeek(n.value, month: token(n.end).value, year: year(at: n.end + 1), end: n.end + 1)
        }
        guard kind(n.end) == .unit, token(n.end).value == TimeUnit.week.rawValue else { return nil }
        let place = skip(.in, .article, .from, .fromThe, at: n.end + 1)
        if place > n.end + 1, let week = weekOfYear(n.value, at: place) { return week }
        guard place > n.end + 1, kind(place) == .month, let month = month(at: place),
            case .month(let number, let year) = month.value
        else { return nil }
        return nthWeek(n.value, month: number, year: year.map { Match(value: $0, end: month.end) }, end: month.end)
    }

    /// „erste Woche des Jahres“, „letzte Woche im Jahr 2027“: weeks as ISO 8601 counts them.
    private func weekOfYear(_ n: Int, at index: Int) -> Match<PeriodSpec>? {
        let own =
            kind(index) == .unit && token(index).value == TimeUnit.year.rawValue
            ? stretch(.year, 0, end: index + 1) : nil
        guard let year = yearPeriod(at: index, isBound: false) ?? relativeUnit(at: index) ?? own else { return nil }
        let (start, stop) = bounds(of: year.value)
        guard start.date.adding(months: 12) == stop.date else { return nil }
        let last = stop.date.adding(days: -4).monday.adding(days: 7 * (n + 1))
        let monday = n > 0 ? LocalDate.monday(week: n, of: start.date.year) : last
        return monday.map { unit($0, .week, end: year.end) }
    }

    /// An ordinal, or „letzte“ as -1 and „vorletzte“ as -2.
    func nth(at index: Int) -> Match<Int>? {
        if kind(index) == .last { return Match(value: -1, end: index + 1) }
        if kind(index) == .beforeLast { return Match(value: -2, end: index + 1) }
        return ordinal(at: index)
    }

    private func nthWeek(_ n: Int, month: Int, year: Match<Int>?, end: Int) -> Match<PeriodSpec>? {
        let chosen = year?.value ?? nextYear(month: month)
        // A last week lies wholly in its month, so its Sunday is counted, not its Monday.
        let sunday = LocalDate.nth(n, .sunday, month: month, year: chosen)?.adding(days: -6)
        let monday = n < 0 ? sunday : LocalDate.nth(n, .monday, month: month, year: chosen)
        return monday.map { unit($0, .week, end: year?.end ?? end) }
    }

    /// The year in which a month comes next; the present month counts.
    func nextYear(month: Int) -> Int { today.year + (month < today.month ? 1 : 0) }

    /// „die Woche vom zweiten Mai“, „die Woche nach Ostern“, „das Wochenende nach dem nächsten“.
    private func weekAround(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .unit, token(index).value == 5 || token(index).value == 11 else { return nil }
        let isWeek = token(index).value == 5
        if kind(index + 1) == .fromThe, isWeek, let day = inner?.day(at: index + 2, isBound: true),
            let date = try? resolveDay(day.value)
        {
            return unit(date.monday, .week, end: day.end)
        }
        guard kind(index + 1) == .after || kind(index + 1) == .before else { return nil }
        let place = skip(.article, at: index + 2)
        if kind(place) == .next, kind(place + 1) != .unit, !isWeek || kind(place + 1) == .end {
            return stretch(isWeek ? .week : .weekend, 2, end: place + 1)
        }
        guard let day = inner?.day(at: place, isBound: true), let date = try? resolveDay(day.value) else { return nil }
        let start = date.monday.adding(days: kind(index + 1) == .after ? 7 : -7)
        return isWeek ? unit(start, .week, end: day.end) : nil
    }

    /// „Rest des Tages“, „Rest der Woche“: from now to its end.
    func rest(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .rest else { return nil }
        let place = skip(.article, .from, .fromThe, at: index + 1)
        let which = selector(at: place)
        let name = which == nil ? place : place + 1
        guard kind(name) == .unit, let unit = TimeUnit(rawValue: token(name).value),
            let whole = stretch(unit, 0, end: name + 1)
        else { return nil }
        let start = unit == .day ? reference : LocalDateTime(today)
        return Match(
            value: .span(start, bounds(of: whole.value).1, grain: unit == .day ? .second : .day, isUnit: false),
            end: name + 1)
    }

    /// Start and end of a period.
    func bounds(of period: PeriodSpec) -> (LocalDateTime, LocalDateTime) {
        switch period {
        case .span(let start, let stop, _, _): return (start, stop)
        case .month(let month, let year):
            let first = LocalDate(year: year ?? nextYear(month: month), month: month, day: 1) ?? today
            return (LocalDateTime(first), LocalDateTime(first.adding(months: 1)))
        case .year(let year):
            let first = LocalDate(year: year, month: 1, day: 1) ?? today
            return (LocalDateTime(first), LocalDateTime(first.adding(months: 12)))
        }
    }
}

extension TimeRule {
    static let edge = TimeRule(
        "beginning, middle and end of a period, a third each",
        [
            ("Anfang April", "2026-04-01T00:00/2026-04-11T00:00"),
            ("Ende nächsten Monats", "2026-04-21T00:00/2026-05-01T00:00"),
            ("Mitte Juni", "2026-06-11T00:00/2026-06-21T00:00"),
        ],
        not: ("der Anfang", ""))

    static let half = TimeRule(
        "half of a period",
        [
            ("erste Hälfte 2026", "2026-01-01T00:00/2026-07-01T00:00"),
            ("zweite Hälfte des Jahres", "2026-07-01T00:00/2027-01-01T00:00"),
            ("erste Hälfte von April", "2026-04-01T00:00/2026-04-16T00:00"),
        ],
        not: ("die erste Hälfte der Klasse", ""))

    static let nthWeek = TimeRule(
        "a week of a month or around a day",
        [
            ("erste Woche im Oktober", "2026-10-05 week"), ("die dritte Juliwoche", "2026-07-20 week"),
            ("die Woche nach Ostern", "2026-04-06 week"),
        ],
        not: ("erste Woche", ""))
}
