/// What stands beside a repetition: its clock time, its first and last day, its number.
extension TimeParser {
    /// The recurrence with what stands behind it: clock time, day of the month, bounds.
    func extended(_ match: Match<RecurrenceSpec>) -> Match<RecurrenceSpec> {
        var match = match
        while let more = bound(match.value, at: match.end) ?? detail(match.value, at: match.end) { match = more }
        return match
    }

    /// „bis Weihnachten“, „vor Ostern“, „für drei Wochen“, „ab September“.
    func bound(_ recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        var recurrence = recurrence
        switch kind(index) {
        case .until, .before:
            guard recurrence.until == nil, let open = openSpan(at: index), open.value.parts.hasDay else { return nil }
            var last = open.value.parts
            if last.clock != nil {
                // „jeden Freitag bis zum 30. Juni um drei“: the clock time is that of every Friday.
                guard take(TimeParts(clock: last.clock, part: last.part), into: &recurrence) else { return nil }
                (last.clock, last.part) = (nil, nil)
            }
            guard let value = try? resolve(last), let point = value.start, value.kind != .instant else { return nil }
            // „bis Ende Juni“ takes June in; „bis Juli“ ends where July begins.
            let isEdge = open.value.opener == .until && value.kind == .interval
            recurrence.until = isEdge ? value.end?.adding(seconds: -1) : point
            recurrence.isBeforeUntil = open.value.opener == .before
            return Match(value: recurrence, end: open.end)
        case .for where recurrence.length == nil, .over where recurrence.length == nil:
            guard let length = length(at: index + 1) else { return nil }
            recurrence.length = length.value
            return Match(value: recurrence, end: length.end)
        case .startingAt:
            guard let open = openSpan(at: index) else { return nil }
            if !open.value.parts.hasDay {
                return take(open.value.parts, into: &recurrence) ? Match(value: recurrence, end: open.end) : nil
            }
            guard recurrence.start == nil else { return nil }
            recurrence.start = open.value.parts
            return Match(value: recurrence, end: open.end)
        case .from, .fromThe, .between:
            guard recurrence.start == nil, recurrence.until == nil, let dates = dateBounds(at: index) else {
                return nil
            }
            recurrence.start = TimeParts(day: .fixed(dates.value.lowerBound))
            recurrence.until = LocalDateTime(dates.value.upperBound)
            return Match(value: recurrence, end: dates.end)
        case .except where recurrence.unit == .day && recurrence.interval == 1:
            guard
                let days = weekdayList(at: skip(.at, .article, at: index + 1))
                    ?? weekly(at: index + 1).map({ Match(value: $0.value.weekdays, end: $0.end) })
            else { return nil }
            recurrence.unit = .week
            recurrence.weekdays = Weekday.allCases.filter { !days.value.contains($0) }
            return Match(value: recurrence, end: days.end)
        default: return nil
        }
    }

    /// A clock time, a span of clock times, a day of the month or weekdays behind a recurrence.
    func detail(_ recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        var recurrence = recurrence
        let place = isSymbol(",", at: index) ? index + 1 : index
        if recurrence.clock.clock == nil, recurrence.span == nil, let span = span(at: place),
            span.value.first.parts.day == nil, span.value.last.parts.day == nil, span.value.context.day == nil,
            span.value.context.period == nil, span.value.last.parts.period == nil, !span.value.first.isOrdinal
        {
            recurrence.span = span.value
            return Match(value: recurrence, end: span.end)
        }
        if recurrence.weekdays.isEmpty, kind(place) == .weekly, let days = weekly(at: place) {
            recurrence.setWeekdays(days.value.weekdays)
            return Match(value: recurrence, end: days.end)
        }
        if recurrence.weekdays.isEmpty, recurrence.unit == .week, kind(place) == .at,
            let days = weekdayList(at: place + 1)
        {
            recurrence.weekdays = days.value
            return Match(value: recurrence, end: days.end)
        }
        if recurrence.count == nil, let count = number(at: place), kind(count.end) == .times, count.value > 0 {
            recurrence.count = count.value
            return Match(value: recurrence, end: count.end + 1)
        }
        guard let more = parts(at: place), more.value.exact == nil, take(more.value, into: &recurrence) else {
            return nil
        }
        return Match(value: recurrence, end: more.end)
    }

    /// Puts the parts of a point into a recurrence; false where they do not fit.
    func take(_ parts: TimeParts, into recurrence: inout RecurrenceSpec) -> Bool {
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
            guard case .month(let month, nil) = period, recurrence.unit == .year, recurrence.month == nil else {
                return false
            }
            (recurrence.month, recurrence.monthDay) = (month, 1)
        }
        return true
    }
}

extension TimeRule {
    static let boundedRepetition = TimeRule(
        "a repetition with a beginning or an end",
        [
            ("alle zwei Wochen dienstags bis Weihnachten", "FREQ=WEEKLY;INTERVAL=2;UNTIL=20261225;BYDAY=TU"),
            ("täglich für zwei Wochen", "FREQ=DAILY;COUNT=14"),
            ("ab nächster Woche jeden Dienstag", "FREQ=WEEKLY;BYDAY=TU"),
        ],
        not: ("bis Weihnachten", "../2026-12-26T00:00"))
}
