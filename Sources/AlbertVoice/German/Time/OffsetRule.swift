/// Points counted from now or from another point: „in zwei Wochen“, „vor drei Tagen“, „eine Woche nach Ostern“.
extension TimeParser {
    /// „in zwei Wochen“, „vor einer Stunde“, „heute in acht Tagen“ is joined by the caller.
    func offset(at index: Int) -> Match<TimeParts>? {
        let sign: Int
        var place = index + 1
        switch kind(index) {
        case .in: sign = 1
        case .before: sign = -1
        default: return timer(at: index) ?? laterOrEarlier(at: index)
        }
        if kind(place) == .article, selector(at: place + 1) != nil || token(place + 1).digits > 0 { place += 1 }
        place = skipFollowing(at: place)
        guard let length = length(at: place) else { return nil }
        guard kind(length.end) != .after && kind(length.end) != .before || kind(index) == .before else { return nil }
        return Match(value: shift(reference, by: length.value, sign), end: length.end)
    }

    /// „in den folgenden 90 Sekunden“: the selector says nothing more.
    private func skipFollowing(at index: Int) -> Int {
        kind(index) == .next && token(index + 1).digits > 0
            && TimeUnit(rawValue: token(index + 2).value)?.isClock == true ? index + 1 : index
    }

    /// „zwei Stunden später“, „drei Tage zuvor“, „zwei Wochen her“.
    private func laterOrEarlier(at index: Int) -> Match<TimeParts>? {
        guard let length = length(at: index) else { return nil }
        switch kind(length.end) {
        case .later: return Match(value: shift(reference, by: length.value, 1), end: length.end + 1)
        case .earlier where !isEnd(length.end + 1): return nil
        case .early where !isEnd(length.end + 1) || token(length.end).value > 0: return nil
        case .ago, .earlier, .early: return Match(value: shift(reference, by: length.value, -1), end: length.end + 1)
        case .late where kind(length.end + 1) == .end:
            return Match(value: shift(reference, by: length.value, 1), end: length.end + 1)
        default: return nil
        }
    }

    /// „innerhalb von zwei Wochen“, „binnen einer Stunde“: from now to then.
    func within(at index: Int) -> Match<TimeValue>? {
        guard kind(index) == .within, let length = length(at: skip(.from, .article, .next, at: index + 1)) else {
            return nil
        }
        let parts = shift(reference, by: length.value, 1)
        let value: TimeValue? = try? resolve(parts)
        return value.map {
            Match(
                value: TimeValue(kind: .interval, start: reference, end: $0.start, grain: .second, hasClock: true),
                end: length.end)
        }
    }

    /// „in drei bis vier Wochen“, „in ein bis zwei Stunden“: from the one point to the other.
    func offsetRange(at index: Int) -> Match<TimeValue>? {
        guard kind(index) == .in, let low = number(at: index + 1, article: true),
            kind(low.end) == .until || kind(low.end) == .or || isSymbol("-", at: low.end) || isSymbol(",", at: low.end),
            let high = length(at: low.end + 1), let count = number(at: low.end + 1, article: true),
            low.value < count.value
        else { return nil }
        var first = TimeLength()
        first.add(Double(low.value), high.value.unit)
        let value = (try? resolve(shift(reference, by: first, 1))).flatMap { start in
            (try? resolve(shift(reference, by: high.value, 1))).map { (start, $0) }
        }
        guard let (start, end) = value else { return nil }
        return Match(
            value: TimeValue(
                kind: .interval, start: start.start, end: exclusiveEnd(of: end), grain: end.grain,
                hasClock: end.hasClock), end: high.end)
    }

    /// „Timer für fünf Minuten“, „Wecker auf 20 Minuten“: the end of the timer is the point.
    private func timer(at index: Int) -> Match<TimeParts>? {
        guard kind(index) == .for || kind(index) == .on || kind(index) == .from, kind(index - 1) == .timer,
            let length = length(at: index + 1)
        else { return nil }
        return Match(value: shift(reference, by: length.value, 1), end: length.end)
    }

    /// A point moved by a length: a day where only days were said, else an exact time.
    func shift(_ point: LocalDateTime, by length: TimeLength, _ sign: Int) -> TimeParts {
        var date = point.date.adding(months: sign * length.months).adding(days: sign * length.days)
        if length.workdays > 0 { date = date.adding(workdays: sign * length.workdays, isFree: isFree) }
        guard length.seconds > 0 else { return TimeParts(day: .fixed(date)) }
        let time = LocalDateTime(date, second: point.second + sign * Int(length.seconds.rounded()))
        return TimeParts(exact: time, grain: length.unit.grain)
    }

    /// „eine Woche vor Weihnachten“, „2 Tage nach morgen“, „eine Stunde vor Montag um 9 Uhr“, „der Tag nach Ostern“.
    func relativeTo(at index: Int) -> Match<TimeParts>? {
        let start = skip(.article, at: skip(.at, at: index))
        if let match = weekdayAround(at: start) { return match }
        let single = start > index && kind(start) == .unit ? TimeUnit(rawValue: token(start).value) : nil
        var length = TimeLength()
        var place: Int
        if let single, single == .day || single == .workday {
            length.add(1, single)
            place = start + 1
        } else if let counted = self.length(at: index) {
            length = counted.value
            place = counted.end
        } else {
            return nil
        }
        guard let sign = direction(at: place) else { return nil }
        place = skip(.article, at: place + 1)
        guard let anchor = inner?.parts(at: place, isBound: true), anchor.value.exact == nil,
            let value = try? resolve(anchor.value), let point = value.start
        else { return nil }
        var parts = shift(value.kind == .instant ? point : LocalDateTime(point.date), by: length, sign)
        if value.kind == .instant, parts.exact == nil, case .fixed(let date)? = parts.day {
            parts = TimeParts(exact: LocalDateTime(date, second: point.second), grain: value.grain)
        }
        return Match(value: parts, end: anchor.end)
    }

    private func direction(at index: Int) -> Int? {
        switch kind(index) {
        case .before: -1
        case .after, .startingAt: 1
        default: nil
        }
    }

    /// „der Freitag nach Weihnachten“, „der Sonntag vor Ostern“.
    private func weekdayAround(at index: Int) -> Match<TimeParts>? {
        let n = ordinal(at: index)
        let name = n?.end ?? index
        guard kind(name) == .weekday, let weekday = Weekday(rawValue: token(name).value),
            let sign = direction(at: name + 1), kind(name + 1) != .startingAt
        else { return nil }
        let place = skip(.article, at: name + 2)
        guard selector(at: place) == nil || kind(place + 1) == .unit, let day = inner?.day(at: place, isBound: true),
            let date = try? resolveDay(day.value)
        else { return nil }
        let gap =
            sign > 0
            ? (weekday.rawValue - date.weekday.rawValue + 6) % 7 + 1
            : -((date.weekday.rawValue - weekday.rawValue + 6) % 7 + 1)
        let weeks = ((n?.value ?? 1) - 1) * sign
        return Match(value: TimeParts(day: .fixed(date.adding(days: gap + 7 * weeks))), end: day.end)
    }
}

extension TimeRule {
    static let fromNow = TimeRule(
        "counted from now",
        [
            ("in zwei Wochen", "2026-03-24"), ("in anderthalb Stunden", "2026-03-10T10:45"),
            ("vor drei Tagen", "2026-03-07"), ("zwei Stunden später", "2026-03-10T11:15"),
            ("zwei Wochen her", "2026-02-24"), ("einen Tag zuvor", "2026-03-09"),
        ],
        not: ("zwei Wochen Ferien", ""))

    static let aroundDay = TimeRule(
        "counted from another day or time",
        [
            ("eine Woche vor Weihnachten", "2026-12-18"), ("der Tag nach Ostern", "2026-04-06"),
            ("eine Stunde vor Montag um 9 Uhr", "2026-03-16T08:00"),
        ],
        not: ("der Tag vor der Prüfung", ""))

    static let within = TimeRule(
        "from now to a point",
        [
            ("innerhalb von zwei Wochen", "2026-03-10T09:15/2026-03-24T00:00"),
            ("binnen einer Stunde", "2026-03-10T09:15/2026-03-10T10:15"),
            ("innerhalb von drei Tagen", "2026-03-10T09:15/2026-03-13T00:00"),
        ],
        not: ("innerhalb von Köln", ""))

    static let timer = TimeRule(
        "the end of a timer",
        [
            ("Timer für fünf Minuten", "2026-03-10T09:20"), ("Wecker auf 20 Minuten", "2026-03-10T09:35"),
            ("Timer von einer Stunde", "2026-03-10T10:15"),
        ],
        not: ("Nudeln für fünf Minuten kochen", ""))
}
