/// The meaning of a span: its ends complete each other before they are set against the reference.
extension TimeParser {
    /// The interval that a span means.
    func resolve(_ span: Span) throws(TimeError) -> TimeValue {
        if let a = span.first.number, let b = span.last.number, (1000...2999).contains(a) { return years(a, b) }
        var (first, last) = completed(span)
        share(span.context, &first, &last)
        borrow(&first, &last)
        if first.day != nil, first.clock == nil, first.part == nil, last.clock != nil, last.day == nil {
            return try until(last, on: first)
        }
        settle(&first, before: last)
        let start = try resolve(first, after: try running(first, last))
        guard let begin = start.start else { throw .notUnderstood("") }
        if last.day == nil, last.period == nil, last.part != nil { last.day = .fixed(begin.date) }
        if last.clock != nil { return try clockSpan(from: start, begin, first, last) }
        let end = try resolve(last, after: begin.date)
        return interval(from: start, begin, to: end)
    }

    /// „8-16 Uhr“: the evening reading of the start is no reading where it would lie behind a sure end.
    private func settle(_ first: inout TimeParts, before last: TimeParts) {
        guard let start = first.clock, let end = last.clock, !start.isExact, first.part == nil, last.part == nil,
            last.day == nil
        else { return }
        if !end.isExact, first.day == nil || first.day == .fixed(today), first.period == nil, start.seconds >= 7 * 3600
        {
            // „von neun bis zwölf“, said at a quarter past nine, is what is running now.
            let stop = end.seconds > start.seconds ? end.seconds : end.seconds + 43_200
            guard reference.second < stop else { return }
            first.clock?.isExact = true
            first.day = .fixed(today)
            return
        }
        guard end.isExact,
            start.seconds < end.seconds, start.seconds + 43_200 >= end.seconds
        else { return }
        first.clock?.isExact = true
        if first.day == nil, first.period == nil, reference.second < end.seconds { first.day = .fixed(today) }
    }

    /// The day that the start of a span of dates must not precede: a span that is running now began before today.
    private func running(_ first: TimeParts, _ last: TimeParts) throws(TimeError) -> LocalDate? {
        guard case .date(_, _, nil)? = first.day, case .date(_, .some, nil)? = last.day, first.period == nil else {
            return nil
        }
        return try resolveDay(last).adding(months: -12).adding(days: 1)
    }

    private func years(_ first: Int, _ last: Int) -> TimeValue {
        let start = bounds(of: .year(first)).0, end = bounds(of: .year(last)).1
        return TimeValue(kind: .interval, start: start, end: end, grain: .year)
    }

    /// Bare numbers become hours beside a clock time, days beside a date, and by themselves as their form says.
    private func completed(_ span: Span) -> (TimeParts, TimeParts) {
        var (first, last) = (span.first.parts, span.last.parts)
        let isDay =
            span.first.isOrdinal || span.last.isOrdinal || last.day != nil && last.clock == nil
            || first.day != nil && first.clock == nil && span.last.number != nil
        let isMonth = last.period != nil && last.day == nil && span.first.number != nil
        if let number = span.first.number {
            if isDay || isMonth {
                first.day = .date(day: number, month: nil, year: nil)
            } else {
                first.clock = spokenHour(number)
            }
        }
        if let number = span.last.number {
            if isDay || first.day != nil && first.clock == nil {
                last.day = .date(day: number, month: nil, year: nil)
            } else {
                last.clock = spokenHour(number)
            }
        }
        return (first, last)
    }

    private func spokenHour(_ number: Int) -> ClockTime { ClockTime(hour: number, isExact: number > 12 || number == 0) }

    /// What stands around a span belongs to both its ends.
    private func share(_ context: TimeParts, _ first: inout TimeParts, _ last: inout TimeParts) {
        if first.day == nil, last.day == nil || last.clock != nil { first.day = context.day }
        if first.day == nil, first.clock != nil, last.isDayLast { first.day = last.day }
        first.weekday = first.weekday ?? context.weekday
        share(context.period, &first, &last)
        if first.part == nil {
            first.part = context.part ?? (last.clock != nil && first.clock != nil ? last.part : nil)
        }
        if last.part == nil, last.clock != nil { last.part = context.part }
        first.zone = context.zone ?? last.zone
        last.zone = first.zone
        first.source = first.source.isEmpty ? context.source : first.source
    }

    /// A period around a span has both its ends; a year only gives itself to them.
    private func share(_ period: PeriodSpec?, _ first: inout TimeParts, _ last: inout TimeParts) {
        if let year = year(of: period) {
            last.give(year)
            return
        }
        if case .date? = first.day, let year = year(of: first.period) {
            last.give(year)
            first.period = nil
        }
        if first.period == nil { first.period = period }
        if last.period == nil, case .date(_, nil, nil)? = last.day { last.period = period }
    }

    /// Month and year of the last day serve the first one, too; a month without a year takes the other's.
    private func borrow(_ first: inout TimeParts, _ last: inout TimeParts) {
        if case .date(let day, let month, let year)? = first.day,
            case .date(let lastDay, let lastMonth, let lastYear)? = last.day
        {
            let monthOfFirst = month ?? (day <= lastDay ? lastMonth : lastMonth.map { $0 > 1 ? $0 - 1 : 12 })
            var yearOfFirst = year
            if year == nil, let lastYear, let lastMonth {
                let isAfter = ((monthOfFirst ?? 0), day) > (lastMonth, lastDay)
                yearOfFirst = isAfter ? lastYear - 1 : lastYear
            }
            first.day = .date(day: day, month: monthOfFirst, year: yearOfFirst)
            if lastMonth == nil, let month { last.day = .date(day: lastDay, month: month, year: year) }
        }
        if case .month(let month, nil)? = first.period, case .month(let lastMonth, let year?)? = last.period {
            first.period = .month(month, year: month > lastMonth ? year - 1 : year)
        }
        if case .month(let month, let year)? = first.period, case .month(let lastMonth, nil)? = last.period {
            let start =
                year
                ?? (lastMonth >= month && lastMonth >= today.month && month < today.month
                    ? today.year : nextYear(month: month))
            first.period = .month(month, year: start)
            last.period = .month(lastMonth, year: lastMonth < month ? start + 1 : start)
        }
    }

    /// „heute bis vier“: a day, then only an end.
    private func until(_ last: TimeParts, on first: TimeParts) throws(TimeError) -> TimeValue {
        var last = last
        last.day = first.day
        last.period = first.period
        let end = try resolve(last)
        return TimeValue(kind: .interval, end: end.start, grain: end.grain, hasClock: true)
    }

    /// A span whose last end is a clock time: on the first one's day unless it has its own, and after the start.
    private func clockSpan(from start: TimeValue, _ begin: LocalDateTime, _ first: TimeParts, _ last: TimeParts)
        throws(TimeError) -> TimeValue
    {
        guard let clock = last.clock, clock.isPossible else { throw .impossible(last.clock?.spoken ?? "") }
        var end: LocalDateTime
        if last.day != nil, !last.isDayLast || first.day != last.day {
            end = try resolve(last, after: begin.date).start ?? begin
        } else if let part = last.part {
            end = LocalDateTime(begin.date, second: part.part.hour(clock.hour) * 3600 + clock.seconds % 3600)
        } else {
            end = LocalDateTime(begin.date, second: clock.seconds)
            let step = clock.isExact ? 86_400 : 43_200
            while end <= begin { end = end.adding(seconds: step) }
        }
        if end <= begin { end = end.adding(seconds: 86_400) }
        let grain: Grain = start.grain == .minute || clock.grain == .minute ? .minute : clock.grain
        return TimeValue(kind: .interval, start: begin, end: end, grain: grain, hasClock: true)
    }

    private func interval(from start: TimeValue, _ begin: LocalDateTime, to end: TimeValue) -> TimeValue {
        let stop = end.kind == .instant ? end.start : exclusiveEnd(of: end)
        return TimeValue(
            kind: .interval, start: begin, end: stop, grain: end.grain, hasClock: start.hasClock || end.hasClock)
    }
}
