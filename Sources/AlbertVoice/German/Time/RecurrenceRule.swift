/// Repetition: „jeden Dienstag um drei“, „alle zwei Wochen dienstags“, „täglich“, „jeden letzten Freitag im Monat“.
struct RecurrenceSpec: Sendable {
    var unit = TimeUnit.week
    var interval = 1
    var weekdays: [Weekday] = []
    /// Which weekday of the month, -1 the last.
    var position: Int?
    var monthDay: Int?
    var month: Int?
    var count: Int?
    var until: LocalDateTime?
    /// Whether `until` itself is no occurrence any more („vor Weihnachten“).
    var isBeforeUntil = false
    var start: TimeParts?
    var clock = TimeParts()
    var span: TimeParser.Span?
    var holiday: Int?
    /// How long it lasts, „für zwei Wochen“, until counted as occurrences.
    var length: TimeLength?
}

extension RecurrenceSpec {
    /// Binds the recurrence to weekdays; every fourteen days on Fridays is every second week.
    mutating func setWeekdays(_ days: [Weekday]) {
        weekdays = days
        if unit == .day, interval % 7 == 0 { (unit, interval) = (.week, interval / 7) }
    }
}

extension TimeParser {
    /// A recurrence at a place, with its clock times and bounds before or behind.
    func recurrence(at index: Int) -> Match<RecurrenceSpec>? {
        if let core = repetition(at: index) { return extended(core) }
        if let core = startedRepetition(at: index) ?? nthOfEach(at: index) { return extended(core) }
        if kind(index) == .at, kind(index + 1) == .every { return recurrence(at: index + 1) }
        guard !isSymbol(",", at: index), let before = parts(at: index), before.value.exact == nil,
            let core = repetition(at: before.end, isBehind: true)
        else { return nil }
        var match = core
        guard take(before.value, into: &match.value) else { return nil }
        return extended(match)
    }

    /// „ab nächster Woche jeden Dienstag“.
    private func startedRepetition(at index: Int) -> Match<RecurrenceSpec>? {
        if let open = openSpan(at: index), open.value.opener == .startingAt, open.value.parts.hasDay,
            var core = repetition(at: open.end)
        {
            core.value.start = open.value.parts
            return core
        }
        guard let dates = dateBounds(at: index), var core = repetition(at: dates.end) else { return nil }
        core.value.start = TimeParts(day: .fixed(dates.value.lowerBound))
        core.value.until = LocalDateTime(dates.value.upperBound)
        return core
    }

    /// „vom ersten September bis zehnten Oktober“ as its first and last day.
    func dateBounds(at index: Int) -> Match<ClosedRange<LocalDate>>? {
        guard kind(index) == .fromThe || kind(index) == .from || kind(index) == .between, let span = span(at: index),
            span.value.first.parts.clock == nil,
            let value = try? resolve(span.value), !value.hasClock, let start = value.start, let end = value.end,
            start < end
        else { return nil }
        return Match(value: start.date...end.adding(seconds: -1).date, end: span.end)
    }

    /// „am letzten Tag jedes Monats“, „am ersten Montag jedes Monats“.
    private func nthOfEach(at index: Int) -> Match<RecurrenceSpec>? {
        guard let n = nth(at: skip(.article, at: skip(.at, at: index))) else { return nil }
        let place = skip(.in, .of, .from, .article, at: n.end + 1)
        guard kind(place) == .every, kind(place + 1) == .unit, token(place + 1).value == TimeUnit.month.rawValue else {
            return nil
        }
        if kind(n.end) == .unit, token(n.end).value == TimeUnit.day.rawValue, n.value >= -1 {
            return Match(value: RecurrenceSpec(unit: .month, monthDay: n.value), end: place + 2)
        }
        guard kind(n.end) == .weekday, let weekday = Weekday(rawValue: token(n.end).value) else { return nil }
        return Match(value: RecurrenceSpec(unit: .month, weekdays: [weekday], position: n.value), end: place + 2)
    }

    /// What says that something comes again.
    private func repetition(at index: Int, isBehind: Bool = false) -> Match<RecurrenceSpec>? {
        switch kind(index) {
        case .every: every(at: skip(.article, at: index + 1)) ?? every(at: index + 1)
        case .all: every(at: index + 1, isPlural: true)
        case .frequency: frequency(at: index)
        case .workdays:
            weekdays(
                token(index).value == 1 ? Array(Weekday.allCases.prefix(5)) : [.saturday, .sunday], end: index + 1)
        case .weekly: weekly(at: index)
        case .always: always(at: index + 1)
        case .times where token(index).value == 1: perUnit(at: index + 1)
        default: nil
        }
    }

    /// „einmal pro Woche“, „einmal im Monat“.
    private func perUnit(at index: Int) -> Match<RecurrenceSpec>? {
        let place = skip(.per, .in, .at, .article, at: index)
        guard place > index, kind(place) == .unit, let unit = TimeUnit(rawValue: token(place).value) else { return nil }
        return Match(value: RecurrenceSpec(unit: unit), end: place + 1)
    }

    func weekdays(_ days: [Weekday], end: Int) -> Match<RecurrenceSpec> {
        Match(value: RecurrenceSpec(unit: .week, weekdays: days), end: end)
    }

    private func frequency(at index: Int) -> Match<RecurrenceSpec>? {
        guard let unit = TimeUnit(rawValue: token(index).value % 16) else { return nil }
        return Match(value: RecurrenceSpec(unit: unit, interval: max(1, token(index).value / 16)), end: index + 1)
    }

    /// „dienstags“, „montags und mittwochs“, „montags bis freitags“.
    func weekly(at index: Int) -> Match<RecurrenceSpec>? {
        var days: [Weekday] = []
        var place = index
        while kind(place) == .weekly, let day = Weekday(rawValue: token(place).value) {
            days.append(day)
            let next = skip(.and, at: isSymbol(",", at: place + 1) ? place + 2 : place + 1)
            if kind(next) == .until, kind(next + 1) == .weekly, let last = Weekday(rawValue: token(next + 1).value) {
                days += Weekday.allCases.filter { $0.rawValue > day.rawValue && $0.rawValue <= last.rawValue }
                return weekdays(days, end: next + 2)
            }
            guard kind(next) == .weekly else { return weekdays(days, end: place + 1) }
            place = next
        }
        return nil
    }

    /// „immer dienstags“, „immer am Dienstag“, „immer um acht“.
    private func always(at index: Int) -> Match<RecurrenceSpec>? {
        if let core = repetition(at: index) { return core }
        let place = skip(.article, at: skip(.at, at: index))
        if let nth = nthOfMonth(at: place) { return nth }
        if let days = weekdayList(at: place) { return weekdays(days.value, end: days.end) }
        guard let clock = clock(at: skip(.around, at: index), isMarked: kind(index) == .around) else { return nil }
        return Match(value: RecurrenceSpec(unit: .day, clock: TimeParts(clock: clock.value)), end: clock.end)
    }

    /// „Montag“, „Montag und Mittwoch“, „Montag, Mittwoch und Freitag“.
    func weekdayList(at index: Int) -> Match<[Weekday]>? {
        guard let first = weekdayName(at: index, isBound: true) else { return nil }
        var days = [first.value]
        var end = first.end
        while true {
            let joint = isSymbol(",", at: end) || kind(end) == .and ? end + 1 : end
            guard joint > end, let day = weekdayName(at: skip(.every, .at, at: joint), isBound: true) else { break }
            days.append(day.value)
            end = day.end
        }
        return Match(value: days, end: end)
    }
}

extension TimeRule {
    static let everyWeekday = TimeRule(
        "on certain weekdays",
        [
            ("jeden Dienstag um drei", "FREQ=WEEKLY;BYDAY=TU;BYHOUR=15"),
            ("montags und mittwochs", "FREQ=WEEKLY;BYDAY=MO,WE"),
            ("werktags um sieben", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7"),
        ],
        not: ("am Dienstag", "2026-03-17"))
}
