/// From what was said to what it means at the reference time.
extension TimeParser {
    /// The meaning of the parts of one expression; `anchor` is the day that open dates follow (today, or a span's start).
    func resolve(_ parts: TimeParts, after anchor: LocalDate? = nil) throws(TimeError) -> TimeValue {
        if let exact = parts.exact {
            return TimeValue(kind: .instant, start: exact, grain: parts.grain ?? .minute, hasClock: true)
        }
        let date = try date(of: parts, after: anchor)
        if let clock = parts.clock { return try resolve(clock, parts, on: date) }
        if let part = parts.part { return resolve(part, on: date) }
        if let hours = parts.hours { return resolve(hours.lowerBound * 3600..<hours.upperBound * 3600, on: date) }
        if let date { return TimeValue(kind: .date, start: LocalDateTime(date), grain: .day) }
        guard let period = parts.period else { throw .notUnderstood("") }
        return value(of: period)
    }

    /// The day that was said, nil where none was; a weekday beside a date must agree with it.
    private func date(of parts: TimeParts, after anchor: LocalDate?) throws(TimeError) -> LocalDate? {
        guard let day = parts.day else {
            if parts.period != nil, parts.hasClock, let first = firstDay(of: parts) { return first }
            return nil
        }
        if let date = try self.day(day, in: parts.period) { return date }
        let date = try resolveDay(parts, after: anchor)
        guard let said = parts.weekday, date.weekday != said, reading != .byDate else { return date }
        guard reading == .byWeekday else { throw .disagreement(date: date, said: said) }
        var coming = parts
        coming.day = .weekday(said)
        return try resolveDay(coming, after: anchor)
    }

    private func firstDay(of parts: TimeParts) -> LocalDate? {
        guard let period = parts.period else { return nil }
        let (start, stop) = bounds(of: period)
        return start.date <= today && LocalDateTime(today) < stop ? today : start.date
    }

    /// A weekday or day of the month inside a period, „nächste Woche Montag“, „im November am 19.“.
    private func day(_ day: DaySpec, in period: PeriodSpec?) throws(TimeError) -> LocalDate? {
        guard let period else { return nil }
        let start = bounds(of: period).0.date
        switch day {
        case .weekday(let weekday): return start.adding(days: (weekday.rawValue - start.weekday.rawValue + 7) % 7)
        case .date(let day, nil, nil):
            guard let date = LocalDate(year: start.year, month: start.month, day: day) else {
                throw .impossible("\(day). \(start.month).")
            }
            return date
        default: return nil
        }
    }

    /// The date that parts name by themselves.
    func resolveDay(_ parts: TimeParts, after anchor: LocalDate? = nil) throws(TimeError) -> LocalDate {
        let from = anchor ?? today
        switch parts.day {
        case .fixed(let date): return date
        case .weekday(let weekday):
            let ahead = (weekday.rawValue - from.weekday.rawValue + 6) % 7 + 1
            if ahead == 7, anchor == nil, let clock = parts.clock, isLater(clock, parts.part) { return from }
            if ahead == 7, anchor != nil, parts.clock != nil { return from }
            return from.adding(days: ahead)
        case .date(let day, let month, let year):
            if let date = coming(day: day, month: month, year: year, from: from) { return date }
            throw .impossible(name(of: parts))
        case .missing: throw .impossible(name(of: parts))
        case nil: throw .notUnderstood("")
        }
    }

    private func isLater(_ clock: ClockTime, _ part: PartOfDay?) -> Bool {
        let second = secondOfDay(clock, part, isToday: false)
        return second > reference.second
    }

    /// The date with this day, month and year; where month or year were not said, the next one.
    private func coming(day: Int, month: Int?, year: Int?, from: LocalDate) -> LocalDate? {
        if let month, let year { return LocalDate(year: year, month: month, day: day) }
        if let month {
            for ahead in 0...8 {
                if let date = LocalDate(year: from.year + ahead, month: month, day: day), date >= from { return date }
            }
            return nil
        }
        var first = from.adding(days: 1 - from.day)
        for _ in 0..<12 {
            if let date = LocalDate(year: first.year, month: first.month, day: day), date >= from { return date }
            first = first.adding(months: 1)
        }
        return nil
    }

    /// The words that name the day, as they were said, „dreißigster Februar“.
    func name(of parts: TimeParts) -> String {
        var source = parts.source
        while !source.isEmpty, [.at, .article, .fromThe, .on, .for, .to, .until].contains(kind(source.lowerBound)) {
            source = source.dropFirst()
        }
        guard let first = source.first, let last = source.last else { return "" }
        return words(from: token(first).start, to: token(last).end)
    }

    /// A clock time on a day, or at its next chance where no day was said.
    private func resolve(_ clock: ClockTime, _ parts: TimeParts, on date: LocalDate?) throws(TimeError) -> TimeValue {
        guard clock.isPossible else { throw .impossible(clock.spoken) }
        let isToday = date == nil || date == today
        let second = secondOfDay(clock, parts.part, isToday: isToday)
        var start = LocalDateTime(date ?? today, second: second)
        if date == nil, start < reference { start = start.adding(seconds: 86_400) }
        if let part = parts.part, part.part == .night, part.isNoun, second < 6 * 3600, !isInNight(date) {
            start = LocalDateTime((date ?? today).adding(days: 1), second: second)
        }
        if let zone = parts.zone, let offset = options.offset, !(zone > 0 && (3600...7200).contains(offset)) {
            start = start.adding(seconds: offset - zone * 3600)
        }
        return TimeValue(kind: .instant, start: start, grain: clock.grain, hasClock: true)
    }

    /// Whether „heute Nacht“ means the night that is still running.
    private func isInNight(_ date: LocalDate?) -> Bool { (date == nil || date == today) && reference.hour < 6 }

    /// Seconds after midnight that a clock time means, by the conventions for times without a part of the day.
    func secondOfDay(_ clock: ClockTime, _ part: PartOfDay?, isToday: Bool) -> Int {
        let half = 12 * 3600
        if let part { return part.part.hour(clock.hour) * 3600 + clock.seconds % 3600 }
        if clock.isExact { return clock.seconds }
        if clock.seconds < 7 * 3600 { return clock.seconds + half }
        let isPast = isToday && clock.seconds <= reference.second
        return isPast && clock.hour < 12 && clock.seconds + half > reference.second
            ? clock.seconds + half : clock.seconds
    }

    /// A part of the day as a span of hours; noon is the point twelve o'clock.
    private func resolve(_ part: PartOfDay, on date: LocalDate?) -> TimeValue {
        if part.part == .noon {
            var noon = LocalDateTime(date ?? today, hour: 12)
            if date == nil, noon < reference { noon = noon.adding(seconds: 86_400) }
            return TimeValue(kind: .instant, start: noon, grain: .hour, hasClock: true, dayPart: .noon)
        }
        var value = resolve(part.seconds, on: date)
        value.dayPart = part.part
        return value
    }

    /// A span of seconds after midnight on a day, or at its next chance.
    private func resolve(_ seconds: Range<Int>, on date: LocalDate?) -> TimeValue {
        var day = date ?? today
        if date == nil, LocalDateTime(day, second: seconds.upperBound) <= reference { day = day.adding(days: 1) }
        let start = LocalDateTime(day, second: seconds.lowerBound), end = LocalDateTime(day, second: seconds.upperBound)
        return TimeValue(kind: .interval, start: start, end: end, grain: .hour, hasClock: true)
    }

    private func value(of period: PeriodSpec) -> TimeValue {
        let (start, end) = bounds(of: period)
        switch period {
        case .month: return TimeValue(kind: .date, start: start, grain: .month)
        case .year: return TimeValue(kind: .date, start: start, grain: .year)
        case .span(_, _, let grain, true): return TimeValue(kind: .date, start: start, grain: grain)
        case .span(_, _, let grain, false):
            return TimeValue(
                kind: .interval, start: start, end: end, grain: grain,
                hasClock: [.second, .minute, .hour].contains(grain))
        }
    }
}

extension ClockTime {
    /// The time as one names it, „25 Uhr“.
    var spoken: String { minute == 0 && second == 0 ? "\(hour) Uhr" : "\(hour):\(padded(minute, 2)) Uhr" }
}
