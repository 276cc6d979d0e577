/// Points counted from now or from another point: „in zwei Wochen“, „vor drei Tagen“, „eine Woche nach Ostern“.
extension TimeParser {
    /// „in zwei Wochen“, „vor einer Stunde“, „heute in acht Tagen“ is joined by the caller.
    func offset(at index: Int) -> Match<TimeParts>? {
        let sign: Int
        var place = index + 1
        switch kind(index) {
        case .in: sign = 1
        case .before: sign = -1
        default: return laterOrEarlier(at: index)
        }
        if kind(place) == .article, selector(at: place + 1) != nil || token(place + 1).digits > 0 { place += 1 }
        place = skipFollowing(at: place)
        guard let length = length(at: place) ?? fewUnits(at: place) else { return nil }
        guard kind(length.end) != .after && kind(length.end) != .before || kind(index) == .before else { return nil }
        return Match(value: shift(reference, by: length.value, sign), end: length.end)
    }

    /// „in den folgenden 90 Sekunden“: the selector says nothing more.
    private func skipFollowing(at index: Int) -> Int {
        kind(index) == .next && token(index + 1).digits > 0 && TimeUnit(rawValue: token(index + 2).value)?.isClock == true ? index + 1 : index
    }

    private func fewUnits(at index: Int) -> Match<TimeLength>? { nil }

    /// „zwei Stunden später“, „drei Tage früher“, „zwei Wochen her“.
    private func laterOrEarlier(at index: Int) -> Match<TimeParts>? {
        guard let length = length(at: index) else { return nil }
        switch kind(length.end) {
        case .later: return Match(value: shift(reference, by: length.value, 1), end: length.end + 1)
        case .late where kind(length.end + 1) == .end: return Match(value: shift(reference, by: length.value, 1), end: length.end + 1)
        default: return nil
        }
    }

    /// A point moved by a length: a day where only days were said, else an exact time.
    func shift(_ point: LocalDateTime, by length: TimeLength, _ sign: Int) -> TimeParts {
        var date = point.date.adding(months: sign * length.months).adding(days: sign * length.days)
        if length.workdays > 0 { date = date.adding(workdays: sign * length.workdays) }
        guard length.seconds > 0 else { return TimeParts(day: .fixed(date)) }
        let time = LocalDateTime(date, second: point.second + sign * Int(length.seconds.rounded()))
        return TimeParts(exact: time, grain: length.unit.grain)
    }

    /// „eine Woche vor Weihnachten“, „2 Tage nach morgen“, „eine Stunde vor Montag um 9 Uhr“, „der Tag nach Ostern“.
    func relativeTo(at index: Int) -> Match<TimeParts>? {
        let start = skip(.article, at: index)
        if kind(start) == .weekday, let match = weekdayAround(at: start) { return match }
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
        guard let anchor = parts(at: place, isBound: true), anchor.value.exact == nil, let value = try? resolve(anchor.value), let point = value.start else { return nil }
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
        guard let weekday = Weekday(rawValue: token(index).value), let sign = direction(at: index + 1), kind(index + 1) != .startingAt else { return nil }
        let place = skip(.article, at: index + 2)
        guard selector(at: place) == nil || kind(place + 1) == .unit, let day = day(at: place, isBound: true), let date = try? resolveDay(day.value) else { return nil }
        let gap = sign > 0 ? (weekday.rawValue - date.weekday.rawValue + 6) % 7 + 1 : -((date.weekday.rawValue - weekday.rawValue + 6) % 7 + 1)
        return Match(value: TimeParts(day: .fixed(date.adding(days: gap))), end: day.end)
    }
}
