/// Pieces of a period: „Anfang März“, „Ende der Woche“, „erste Hälfte 2026“, „erste Woche im Oktober“, „Rest des Tages“.
extension TimeParser {
    /// „Anfang“, „Mitte“ and „Ende“ of a period are its thirds; „Ende der Woche“ is its last day or so, alike.
    func edge(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .edge else { return nil }
        let start = skip(.article, .from, .fromThe, at: index + 1)
        if token(start).kind == .unit, token(start).value == TimeUnit.day.rawValue, start > index + 1 {
            return third(token(index).value, of: unit(today, .day, end: start + 1))
        }
        if start > index + 1, kind(start) == .unit, let unit = TimeUnit(rawValue: token(start).value), let whole = stretch(unit, 0, end: start + 1) {
            return third(token(index).value, of: whole)
        }
        guard let whole = edgeless(at: start) else { return nil }
        return third(token(index).value, of: whole)
    }

    private func edgeless(at index: Int) -> Match<PeriodSpec>? {
        if let week = weekNumber(at: index) { return unit(week.value, .week, end: week.end) }
        if let named = quarter(at: index) ?? month(at: index) ?? season(at: index) { return named }
        return decade(at: index) ?? relativeUnit(at: index) ?? yearPeriod(at: index, isBound: true)
    }

    /// The first, middle or last third of a period.
    func third(_ n: Int, of whole: Match<PeriodSpec>) -> Match<PeriodSpec> {
        let (start, stop) = bounds(of: whole.value)
        let length = seconds(from: start, to: stop)
        let first = start.adding(seconds: length * (n - 1) / 3)
        let last = n == 3 ? stop : start.adding(seconds: length * n / 3)
        return Match(value: .span(first, last, grain: .day, isUnit: false), end: whole.end)
    }

    /// „erste Hälfte 2026“, „zweite Hälfte des Jahres“, „erste Hälfte von August“.
    func half(at index: Int) -> Match<PeriodSpec>? {
        guard let n = ordinal(at: index), n.value <= 2, kind(n.end) == .halfOf else { return nil }
        let start = skip(.article, .from, .fromThe, at: n.end + 1)
        let named = kind(start) == .unit ? TimeUnit(rawValue: token(start).value).flatMap { stretch($0, 0, end: start + 1) } : nil
        guard let whole = named ?? edgeless(at: start) else { return nil }
        let (first, stop) = bounds(of: whole.value)
        let middle = isYear(first, stop) ? LocalDateTime(first.date.adding(months: 6)) : first.adding(seconds: seconds(from: first, to: stop) / 2)
        let span = n.value == 1 ? (first, middle) : (middle, stop)
        return Match(value: .span(span.0, span.1, grain: .day, isUnit: false), end: whole.end)
    }

    private func isYear(_ start: LocalDateTime, _ stop: LocalDateTime) -> Bool { start.date.adding(months: 12) == stop.date }

    /// „erste Woche im Oktober 2026“, „dritte Juliwoche“, „letzte Woche im September“: the week whose Monday counts.
    func ordinalWeek(at index: Int) -> Match<PeriodSpec>? {
        guard let n = nth(at: index) else { return weekAround(at: index) }
        if kind(n.end) == .monthWeek {
            return nthWeek(n.value, month: token(n.end).value, year: year(at: n.end + 1), end: n.end + 1)
        }
        guard kind(n.end) == .unit, token(n.end).value == TimeUnit.week.rawValue else { return nil }
        let place = skip(.in, .article, .from, .fromThe, at: n.end + 1)
        guard place > n.end + 1, kind(place) == .month, let month = month(at: place), case .month(let number, let year) = month.value else { return nil }
        return nthWeek(n.value, month: number, year: year.map { Match(value: $0, end: month.end) }, end: month.end)
    }

    /// An ordinal, or „letzte“ as -1 and „vorletzte“ as -2.
    func nth(at index: Int) -> Match<Int>? {
        if kind(index) == .last { return Match(value: -1, end: index + 1) }
        if kind(index) == .beforeLast { return Match(value: -2, end: index + 1) }
        return ordinal(at: index)
    }

    private func nthWeek(_ n: Int, month: Int, year: Match<Int>?, end: Int) -> Match<PeriodSpec>? {
        let chosen = year?.value ?? nextYear(month: month)
        return LocalDate.nth(n, .monday, month: month, year: chosen).map { unit($0, .week, end: year?.end ?? end) }
    }

    /// The year in which a month comes next; the present month counts.
    func nextYear(month: Int) -> Int { today.year + (month < today.month ? 1 : 0) }

    /// „die Woche vom 15. Januar“, „die Woche nach Ostern“, „das Wochenende nach dem nächsten“.
    private func weekAround(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .unit, token(index).value == 5 || token(index).value == 11 else { return nil }
        let isWeek = token(index).value == 5
        if kind(index + 1) == .fromThe, isWeek, let day = day(at: index + 2, isBound: true), let date = try? resolveDay(day.value) {
            return unit(date.monday, .week, end: day.end)
        }
        guard kind(index + 1) == .after || kind(index + 1) == .before else { return nil }
        let place = skip(.article, at: index + 2)
        if kind(place) == .next, kind(place + 1) != .unit, !isWeek || kind(place + 1) == .end { return stretch(isWeek ? .week : .weekend, 2, end: place + 1) }
        guard let day = day(at: place, isBound: true), let date = try? resolveDay(day.value) else { return nil }
        let start = date.monday.adding(days: kind(index + 1) == .after ? 7 : -7)
        return isWeek ? unit(start, .week, end: day.end) : nil
    }

    /// „Rest des Tages“, „Rest der Woche“: from now to its end.
    func rest(at index: Int) -> Match<PeriodSpec>? {
        guard kind(index) == .rest else { return nil }
        let place = skip(.article, .from, .fromThe, at: index + 1)
        let which = selector(at: place)
        let name = which == nil ? place : place + 1
        guard kind(name) == .unit, let unit = TimeUnit(rawValue: token(name).value), let whole = stretch(unit, 0, end: name + 1) else { return nil }
        let start = unit == .day ? reference : LocalDateTime(today)
        return Match(value: .span(start, bounds(of: whole.value).1, grain: unit == .day ? .second : .day, isUnit: false), end: name + 1)
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

    func seconds(from start: LocalDateTime, to stop: LocalDateTime) -> Int {
        (stop.date.dayNumber - start.date.dayNumber) * 86_400 + stop.second - start.second
    }
}
