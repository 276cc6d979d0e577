/// The composition of an expression from a day, a clock time and a part of the day, in any order.
extension TimeParser {
    /// All that is said of one point or stretch at a place; `isBound` where a word such as „bis“ stands before it.
    func parts(at index: Int, isBound: Bool = false) -> Match<TimeParts>? {
        let start = yearFirst(at: index)
        var parts = start?.value ?? TimeParts()
        var end = start?.end ?? index
        while let more = more(at: end, after: parts, isBound: isBound && end == index) {
            parts = more.value
            end = more.end
        }
        return end > index ? Match(value: parts, end: end) : nil
    }

    /// The parts with the next piece joined, nil where nothing fits.
    private func more(at index: Int, after parts: TimeParts, isBound: Bool) -> Match<TimeParts>? {
        let place = parts.isEmpty ? index : skipJoint(at: index)
        if let joined = joinClock(at: place, parts, isBound: isBound) { return joined }
        if let joined = joinDay(at: place, parts, isBound: isBound) { return joined }
        if let joined = joinPart(at: place, parts) ?? joinMeal(at: place, parts) { return joined }
        return joinZone(at: place, parts)
    }

    /// Words between two pieces that say nothing: a comma, „und zwar“, „dann“.
    private func skipJoint(at index: Int) -> Int {
        isSymbol(",", at: index) || kind(index) == .clockLetter && token(index).isGlued ? index + 1 : index
    }

    private func joinDay(at index: Int, _ parts: TimeParts, isBound: Bool) -> Match<TimeParts>? {
        guard parts.exact == nil else { return nil }
        if parts.day == nil, let day = day(at: index, isBound: isBound) { return join(day, to: parts, from: index) }
        if parts.day != nil, parts.period == nil, let merged = weekday(at: index, on: parts) { return merged }
        guard parts.day == nil || isWeekdayIn(parts), parts.period == nil,
            let period = boundPeriod(at: index, isBound: isBound, parts)
        else { return nil }
        var joined = parts
        joined.period = period.value
        return Match(value: joined, end: period.end)
    }

    private func join(_ day: Match<TimeParts>, to parts: TimeParts, from index: Int) -> Match<TimeParts>? {
        var joined = parts
        joined.day = day.value.day
        joined.weekday = day.value.weekday
        joined.isDayLast = parts.clock != nil
        joined.source = day.value.source.isEmpty ? index..<day.end : day.value.source
        if let exact = day.value.exact {
            guard parts.isEmpty else { return nil }
            joined.exact = exact
            joined.grain = day.value.grain
        }
        if let part = day.value.part {
            guard parts.part == nil else { return nil }
            joined.part = part
        }
        return Match(value: joined, end: day.end)
    }

    /// A weekday in a week that was said by a date: „in zwei Wochen am Dienstag“; or beside today's name.
    private func weekday(at index: Int, on parts: TimeParts) -> Match<TimeParts>? {
        guard case .fixed(let date)? = parts.day, parts.weekday == nil else { return nil }
        let place = skip(.at, .article, at: index)
        if kind(place) == .partOfWeekday, parts.part == nil, let evening = weekdayPart(at: place),
            case .weekday(let said)? = evening.value.day
        {
            var joined = parts
            (joined.weekday, joined.part) = (said, evening.value.part)
            return Match(value: joined, end: evening.end)
        }
        guard let weekday = weekdayName(at: place, isBound: place > index) else { return nil }
        var joined = parts
        if date >= today.adding(days: 7) || date.weekday == weekday.value {
            joined.day = .fixed(date.monday.adding(days: weekday.value.rawValue - 1))
        } else {
            joined.weekday = weekday.value
        }
        return Match(value: joined, end: weekday.end)
    }

    private func isWeekdayIn(_ parts: TimeParts) -> Bool {
        if case .weekday? = parts.day { return true }
        if case .date(_, nil, nil)? = parts.day { return true }
        return false
    }

    /// A period with its preposition: „in der nächsten Woche“, „im März“, „am Wochenende“.
    private func boundPeriod(at index: Int, isBound: Bool, _ parts: TimeParts) -> Match<PeriodSpec>? {
        var place = index
        if [.in, .at, .for, .over, .to, .of, .from, .approximately].contains(kind(place)) { place += 1 }
        place = skip(.article, at: place)
        guard kind(place - 1) != .title, let period = period(at: place) else { return nil }
        if parts.day != nil, case .year = period.value { return nil }
        return period
    }

    private func joinPart(at index: Int, _ parts: TimeParts) -> Match<TimeParts>? {
        guard parts.part == nil, parts.exact == nil,
            let part = dayPart(at: index, followsDay: parts.day != nil || parts.clock != nil)
        else { return nil }
        if parts.clock != nil, parts.day == nil, kind(index) == .morning { return nil }
        var joined = parts
        joined.part = part.value
        if parts.day == nil, let date = dayBeside(part.value, at: part.end) {
            joined.day = parts.period == nil ? .fixed(date.value) : .weekday(date.value.weekday)
            joined.part?.isNoun = true
            return Match(value: joined, end: date.end)
        }
        guard part.value.part == .night, parts.day != nil, let night = nightBefore(at: part.end),
            (try? resolveDay(parts)) == night.value
        else { return Match(value: joined, end: part.end) }
        return Match(value: joined, end: night.end)
    }

    /// „im Morgengrauen“, „nach dem Mittagessen“: hours that have a name of their own.
    private func joinMeal(at index: Int, _ parts: TimeParts) -> Match<TimeParts>? {
        let place = kind(index + 1) == .dawn ? skip(.at, .in, .to, at: index) : index
        guard parts.part == nil, parts.exact == nil, parts.clock == nil, kind(place) == .dawn else { return nil }
        var joined = parts
        joined.hours = token(place).value / 64..<token(place).value % 64
        return Match(value: joined, end: place + 1)
    }
}
