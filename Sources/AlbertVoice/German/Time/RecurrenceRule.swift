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

extension TimeParser {
    /// A recurrence at a place, with its clock times and bounds before or behind.
    func recurrence(at index: Int) -> Match<RecurrenceSpec>? {
        if let core = repetition(at: index) { return extended(core) }
        guard !isSymbol(",", at: index), let before = parts(at: index), before.value.exact == nil,
            let core = repetition(at: before.end, isBehind: true)
        else { return nil }
        var match = core
        guard take(before.value, into: &match.value) else { return nil }
        return extended(match)
    }

    /// What says that something comes again.
    private func repetition(at index: Int, isBehind: Bool = false) -> Match<RecurrenceSpec>? {
        switch kind(index) {
        case .every: every(at: skip(.article, at: index + 1)) ?? every(at: index + 1)
        case .all: every(at: index + 1, isPlural: true)
        case .frequency: frequency(at: index)
        case .workdays: weekdays(token(index).value == 1 ? Array(Weekday.allCases.prefix(5)) : [.saturday, .sunday], end: index + 1)
        case .weekly: weekly(at: index)
        case .always: always(at: index + 1)
        default: nil
        }
    }

    private func weekdays(_ days: [Weekday], end: Int) -> Match<RecurrenceSpec> {
        Match(value: RecurrenceSpec(unit: .week, weekdays: days), end: end)
    }

    private func frequency(at index: Int) -> Match<RecurrenceSpec>? {
        guard let unit = TimeUnit(rawValue: token(index).value) else { return nil }
        return Match(value: RecurrenceSpec(unit: unit), end: index + 1)
    }

    /// „dienstags“, „montags und mittwochs“, „montags bis freitags“.
    private func weekly(at index: Int) -> Match<RecurrenceSpec>? {
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
        if let days = weekdayList(at: place) { return weekdays(days.value, end: days.end) }
        guard let clock = clock(at: skip(.around, at: index), isMarked: kind(index) == .around) else { return nil }
        return Match(value: RecurrenceSpec(unit: .day, clock: TimeParts(clock: clock.value)), end: clock.end)
    }

    /// „Montag“, „Montag und Mittwoch“, „Montag, Mittwoch und Freitag“.
    private func weekdayList(at index: Int) -> Match<[Weekday]>? {
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

    /// What stands behind „jeden“ or „alle“: a weekday, a unit, a part of the day, a holiday.
    private func every(at index: Int, isPlural: Bool = false) -> Match<RecurrenceSpec>? {
        if let days = weekdayList(at: index) { return weekdays(days.value, end: days.end) }
        if kind(index) == .partOfWeekday, let day = Weekday(rawValue: token(index).value / 16), let part = DayPart(rawValue: token(index).value % 16) {
            return Match(value: RecurrenceSpec(unit: .week, weekdays: [day], clock: TimeParts(part: PartOfDay(part: part))), end: index + 1)
        }
        if let part = dayPart(at: index, followsDay: true) {
            return Match(value: RecurrenceSpec(unit: .day, clock: TimeParts(part: part.value)), end: part.end)
        }
        if kind(index) == .holiday { return Match(value: RecurrenceSpec(unit: .year, holiday: token(index).value), end: index + 1) }
        if let nth = nthOfMonth(at: index) { return nth }
        let counted = interval(at: index)
        let place = counted?.end ?? index
        guard !isPlural || counted != nil else { return nil }
        if counted != nil, let days = weekdayList(at: place) { return Match(value: RecurrenceSpec(unit: .week, interval: counted?.value ?? 1, weekdays: days.value), end: days.end) }
        guard kind(place) == .unit, let unit = TimeUnit(rawValue: token(place).value) else { return nil }
        return unitRepetition(unit, counted?.value ?? 1, end: place + 1)
    }

    private func interval(at index: Int) -> Match<Int>? {
        if let n = ordinal(at: index) { return n }
        if kind(index) == .halfOf || kind(index) == .half { return nil }
        return number(at: index)
    }

    private func unitRepetition(_ unit: TimeUnit, _ interval: Int, end: Int) -> Match<RecurrenceSpec>? {
        switch unit {
        case .workday: return weekdays(Array(Weekday.allCases.prefix(5)), end: end)
        case .weekend: return Match(value: RecurrenceSpec(unit: .week, interval: interval, weekdays: [.saturday, .sunday]), end: end)
        default: return Match(value: RecurrenceSpec(unit: unit, interval: interval), end: end)
        }
    }

    /// „jeden letzten Freitag im Monat“, „jeden ersten Montag“, „jeden zweiten Dienstag im Monat“.
    private func nthOfMonth(at index: Int) -> Match<RecurrenceSpec>? {
        guard let n = nth(at: index), let weekday = weekdayName(at: n.end, isBound: true) else { return nil }
        var end = weekday.end
        let place = skip(.in, .of, .article, .every, at: end)
        let isMonth = kind(place) == .unit && token(place).value == TimeUnit.month.rawValue && place >= end
        if isMonth { end = place + 1 } else if n.value > 0 && n.value != 1 && n.value < 3 { return nil }
        return Match(value: RecurrenceSpec(unit: .month, weekdays: [weekday.value], position: n.value), end: end)
    }

    /// The recurrence with what stands behind it: clock time, day of the month, bounds.
    private func extended(_ match: Match<RecurrenceSpec>) -> Match<RecurrenceSpec> {
        var match = match
        while let more = bound(match.value, at: match.end) ?? detail(match.value, at: match.end) { match = more }
        return match
    }

    /// „bis Weihnachten“, „vor Ostern“, „für drei Wochen“, „ab September“.
    private func bound(_ recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        var recurrence = recurrence
        switch kind(index) {
        case .until, .before:
            guard recurrence.until == nil, let open = openSpan(at: index), let value = try? resolve(open.value.parts), let point = value.start, value.kind != .instant else { return nil }
            recurrence.until = kind(index) == .until ? (value.kind == .date && value.grain == .day ? point : point) : point
            recurrence.isBeforeUntil = kind(index) == .before
            return Match(value: recurrence, end: open.end)
        case .for where recurrence.length == nil, .over where recurrence.length == nil:
            guard let length = length(at: index + 1) else { return nil }
            recurrence.length = length.value
            return Match(value: recurrence, end: length.end)
        case .startingAt:
            guard recurrence.start == nil, let open = openSpan(at: index), open.value.parts.hasDay else { return nil }
            recurrence.start = open.value.parts
            return Match(value: recurrence, end: open.end)
        default: return nil
        }
    }

    /// A clock time, a span of clock times, a day of the month or weekdays behind a recurrence.
    private func detail(_ recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        var recurrence = recurrence
        let place = isSymbol(",", at: index) ? index + 1 : index
        if recurrence.clock.clock == nil, recurrence.span == nil, let span = span(at: place), span.value.first.parts.day == nil, span.value.last.parts.day == nil, span.value.context.day == nil, span.value.context.period == nil, !span.value.first.isOrdinal {
            recurrence.span = span.value
            return Match(value: recurrence, end: span.end)
        }
        if recurrence.weekdays.isEmpty, kind(place) == .weekly, let days = weekly(at: place) {
            recurrence.weekdays = days.value.weekdays
            return Match(value: recurrence, end: days.end)
        }
        if recurrence.weekdays.isEmpty, recurrence.unit == .week, kind(place) == .at, let days = weekdayList(at: place + 1) {
            recurrence.weekdays = days.value
            return Match(value: recurrence, end: days.end)
        }
        guard let more = parts(at: place), more.value.exact == nil, take(more.value, into: &recurrence) else { return nil }
        return Match(value: recurrence, end: more.end)
    }

    /// Puts the parts of a point into a recurrence; false where they do not fit.
    private func take(_ parts: TimeParts, into recurrence: inout RecurrenceSpec) -> Bool {
        if parts.hasClock {
            if parts.clock != nil, recurrence.clock.clock != nil || recurrence.span != nil { return false }
            if parts.part != nil, recurrence.clock.part != nil { return false }
            recurrence.clock.clock = recurrence.clock.clock ?? parts.clock
            recurrence.clock.part = recurrence.clock.part ?? parts.part
        }
        switch (parts.day, recurrence.unit) {
        case (nil, _): break
        case (.weekday(let day)?, .week) where recurrence.weekdays.isEmpty: recurrence.weekdays = [day]
        case (.date(let day, nil, nil)?, .month) where recurrence.weekdays.isEmpty: recurrence.monthDay = day
        case (.date(let day, let month?, nil)?, .year): (recurrence.monthDay, recurrence.month) = (day, month)
        case (.fixed(let date)?, .year): (recurrence.monthDay, recurrence.month) = (date.day, date.month)
        default: return false
        }
        if let period = parts.period {
            guard case .month(let month, nil) = period, recurrence.unit == .year, recurrence.month == nil else { return false }
            (recurrence.month, recurrence.monthDay) = (month, 1)
        }
        return true
    }
}
