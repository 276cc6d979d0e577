/// What stands beside a repetition: its clock time, its first and last day, its number.
extension TimeParser {
    /// The recurrence with what stands behind it: clock time, day of the month, bounds.
    func extended(_ match: Match<RecurrenceSpec>) -> Match<RecurrenceSpec> {
        var match = match
        while let more = bound(match.value, at: match.end) ?? detail(match.value, at: match.end) { match = more }
        return match
    }

    /// „bis Weihnachten“, „vor Ostern“, „für drei Wochen“, „ab September“, „außer sonntags“.
    private func bound(_ recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        switch kind(index) {
        case .until, .before: return last(of: recurrence, at: index)
        case .startingAt: return start(of: recurrence, at: index)
        case .except: return exception(from: recurrence, at: index)
        case .for where recurrence.length == nil, .over where recurrence.length == nil:
            guard let length = length(at: index + 1) else { return nil }
            return match(recurrence, end: length.end) { $0.length = length.value }
        case .from, .fromThe, .between:
            guard recurrence.start == nil, recurrence.until == nil, let dates = dateBounds(at: index) else {
                return nil
            }
            return match(recurrence, end: dates.end) {
                $0.start = TimeParts(day: .fixed(dates.value.lowerBound))
                $0.until = LocalDateTime(dates.value.upperBound)
            }
        default: return nil
        }
    }

    /// The recurrence with a change, and the place after the words that made it.
    private func match(_ recurrence: RecurrenceSpec, end: Int, _ change: (inout RecurrenceSpec) -> Void) -> Match<
        RecurrenceSpec
    > {
        var changed = recurrence
        change(&changed)
        return Match(value: changed, end: end)
    }

    /// „bis Weihnachten“: the last day; a clock time beside it is that of every occurrence.
    private func last(of recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        guard recurrence.until == nil, let open = openSpan(at: index), open.value.parts.hasDay else { return nil }
        var changed = recurrence
        var day = open.value.parts
        if day.clock != nil {
            guard take(TimeParts(clock: day.clock, part: day.part), into: &changed) else { return nil }
            (day.clock, day.part) = (nil, nil)
        }
        guard let value = try? resolve(day), let point = value.start, value.kind != .instant else { return nil }
        // „bis Ende Juni“ takes June in; „bis Juli“ ends where July begins.
        let isEdge = open.value.opener == .until && value.kind == .interval
        return match(changed, end: open.end) {
            $0.until = isEdge ? value.end?.adding(seconds: -1) : point
            $0.isBeforeUntil = open.value.opener == .before
        }
    }

    /// „ab September“: the first day; „ab 17 Uhr“: the clock time.
    private func start(of recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        guard let open = openSpan(at: index) else { return nil }
        var changed = recurrence
        if !open.value.parts.hasDay {
            return take(open.value.parts, into: &changed) ? Match(value: changed, end: open.end) : nil
        }
        guard recurrence.start == nil else { return nil }
        return match(recurrence, end: open.end) { $0.start = open.value.parts }
    }

    /// „täglich außer sonntags“.
    private func exception(from recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        guard recurrence.unit == .day, recurrence.interval == 1 else { return nil }
        let named = weekdayList(at: skip(.at, .article, at: index + 1))
        guard let days = named ?? weekly(at: index + 1).map({ Match(value: $0.value.weekdays, end: $0.end) }) else {
            return nil
        }
        return match(recurrence, end: days.end) {
            $0.unit = .week
            $0.weekdays = Weekday.allCases.filter { !days.value.contains($0) }
        }
    }

    /// A clock time, a span of clock times, a day of the month or weekdays behind a recurrence.
    private func detail(_ recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        let place = isSymbol(",", at: index) ? index + 1 : index
        if let hours = hours(of: recurrence, at: place) ?? days(of: recurrence, at: place) { return hours }
        if recurrence.count == nil, let count = number(at: place), kind(count.end) == .times, count.value > 0 {
            return match(recurrence, end: count.end + 1) { $0.count = count.value }
        }
        var changed = recurrence
        guard let more = parts(at: place), more.value.exact == nil, take(more.value, into: &changed) else { return nil }
        return Match(value: changed, end: more.end)
    }

    /// „von drei bis vier“.
    private func hours(of recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        guard recurrence.clock.clock == nil, recurrence.span == nil, let span = span(at: index), isHours(span.value)
        else {
            return nil
        }
        return match(recurrence, end: span.end) { $0.span = span.value }
    }

    private func isHours(_ span: Span) -> Bool {
        let ends = [span.first.parts, span.last.parts, span.context]
        return !span.first.isOrdinal && ends.allSatisfy { $0.day == nil && $0.period == nil }
    }

    /// „dienstags“, „am Dienstag und Donnerstag“.
    private func days(of recurrence: RecurrenceSpec, at index: Int) -> Match<RecurrenceSpec>? {
        guard recurrence.weekdays.isEmpty else { return nil }
        if kind(index) == .weekly, let days = weekly(at: index) {
            return match(recurrence, end: days.end) { $0.setWeekdays(days.value.weekdays) }
        }
        guard recurrence.unit == .week, kind(index) == .at, let days = weekdayList(at: index + 1) else { return nil }
        return match(recurrence, end: days.end) { $0.weekdays = days.value }
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
