/// Days of all kinds with the preposition before them: „am Freitag“, „den fünften“, „letzte Nacht“.
extension TimeParser {
    /// A day with its preposition.
    func day(at index: Int, isBound: Bool) -> Match<TimeParts>? {
        if let match = offset(at: index) ?? relativeTo(at: index) ?? night(at: index) ?? eve(at: index) {
            return match
        }
        let start = dayStart(at: index)
        guard kind(start - 1) != .title else { return nil }
        let isBound = isBound || start > index && kind(start - 1) != .in
        if let holiday = holiday(at: start) { return fixed(holiday) }
        if let named = nthDay(at: start) ?? publicHoliday(at: start) ?? romanDay(at: start) { return fixed(named) }
        if let missing = missingDay(at: start) { return missing }
        if let day = relativeDay(at: start) { return awayFrom(fixed(day)) }
        if kind(start) == .partOfWeekday { return weekdayPart(at: start) }
        if let weekday = weekday(at: start) { return weekday }
        if let date = date(at: start, isBound: isBound) {
            return Match(value: TimeParts(day: date.value), end: date.end)
        }
        return isBound ? dayOnly(at: start, after: index) : nil
    }

    /// The place after „am“, „an“, „den“, „am Abend des“.
    func dayStart(at index: Int) -> Int {
        var place = skip(.at, .fromThe, .on, .for, .to, at: index)
        if place > index + 1 { place = index + 1 }
        return skip(.article, at: place)
    }

    /// „letzte Nacht“, „kommende Nacht“, „letzten Abend“: a part of the day before or after today.
    func night(at index: Int) -> Match<TimeParts>? {
        let place = skip(.in, .article, at: index)
        guard let which = selector(at: place), which != .this, kind(place + 1) == .part,
            let part = DayPart(rawValue: token(place + 1).value & 15)
        else { return nil }
        let days = which == .next && part == .night ? 0 : steps(which)
        return Match(
            value: TimeParts(day: .fixed(today.adding(days: days)), part: PartOfDay(part: part, isNoun: true)),
            end: place + 2)
    }

    func fixed(_ match: Match<LocalDate>) -> Match<TimeParts> {
        Match(value: TimeParts(day: .fixed(match.value)), end: match.end)
    }

    /// „Dienstagabend“.
    func weekdayPart(at index: Int) -> Match<TimeParts>? {
        guard let weekday = Weekday(rawValue: token(index).value / 16),
            let part = DayPart(rawValue: token(index).value % 16)
        else { return nil }
        return Match(
            value: TimeParts(day: .weekday(weekday), part: PartOfDay(part: part, isNoun: true)), end: index + 1)
    }

    /// „am 15.“, „den fünften“, „am 15ten“: a day of this month or the next.
    func dayOnly(at index: Int, after start: Int) -> Match<TimeParts>? {
        guard let day = ordinal(at: index), (1...31).contains(day.value) else { return nil }
        // „den dritten Teil“ counts something else; what follows „am dritten“ may be a title.
        if kind(index) == .ordinal, kind(start) == .article, kind(day.end) == .unknown { return nil }
        guard ![.unit, .season, .holiday, .halfOf, .weekday, .month, .times, .adventWeekend].contains(kind(day.end)),
            token(start).kind != .article || token(start).isAccusative
        else { return nil }
        if kind(day.end) == .unknown, token(day.end).isCapital, kind(index) == .ordinal { return nil }
        return Match(value: TimeParts(day: .date(day: day.value, month: nil, year: nil)), end: day.end)
    }
}

extension TimeRule {
    static let dayOfMonth = TimeRule(
        "a day of this month or the next",
        [("am fünfzehnten", "2026-03-15"), ("den 5.", "2026-04-05"), ("am 15ten um drei", "2026-03-15T15:00")],
        not: ("zum ersten Mal", ""))
}
