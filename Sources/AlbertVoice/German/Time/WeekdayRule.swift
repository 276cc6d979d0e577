/// Weekdays: „Donnerstag“, „nächsten Donnerstag“, „Dienstag übernächste Woche“, „Montag in einer Woche“.
extension TimeParser {
    /// A weekday with what picks the week, and perhaps a date behind it.
    func weekday(at index: Int) -> Match<TimeParts>? {
        let which = selector(at: index)
        let place = which == nil ? index : skip(.article, at: index + 1)
        guard let day = weekdayName(at: place, isBound: index > 0 && kind(index - 1) == .at) else { return nil }
        var parts = TimeParts(day: .weekday(day.value))
        var end = day.end
        if let which {
            parts.day = .fixed(self.day(day.value, which))
        } else if let week = weekOf(day: day.value, at: end) {
            return Match(value: TimeParts(day: .fixed(week.value)), end: week.end)
        }
        if let date = agreeingDate(at: end) {
            parts.weekday = day.value
            parts.day = date.value
            parts.source = end..<date.end
            end = date.end
        }
        return Match(value: parts, end: end)
    }

    /// A weekday's full name or its short form, „Do.“; the short form only where nothing else is meant.
    func weekdayName(at index: Int, isBound: Bool) -> Match<Weekday>? {
        guard let day = Weekday(rawValue: token(index).value) else { return nil }
        if kind(index) == .weekday { return Match(value: day, end: index + 1) }
        guard kind(index) == .weekdayShort else { return nil }
        let end = skipDot(at: index + 1)
        let next = skipComma(at: end)
        let isDate = ordinal(at: next) != nil || token(next).digits > 0 && !isGlued(":", at: next + 1) && day != .sunday
        let isPart = kind(end) == .part || kind(end) == .morning
        let isRange =
            (kind(end) == .until || isSymbol("-", at: end)) && kind(end + 1) == .weekdayShort
            || (kind(index - 1) == .until || isSymbol("-", at: index - 1)) && kind(index - 2) == .weekdayShort
        guard
            isRange || isAlone(index, index + 1) && day != .sunday || end > index + 1 && day != .sunday || isDate
                || isPart || isBound
                || kind(end) == .around && token(index).isCapital
        else { return nil }
        return Match(value: day, end: isDate || end > index + 1 ? end : index + 1)
    }

    private func skipComma(at index: Int) -> Int { isSymbol(",", at: index) ? index + 1 : index }

    /// The date that follows a weekday, „Donnerstag, den fünften“.
    private func agreeingDate(at index: Int) -> Match<DaySpec>? {
        let comma = skipComma(at: index)
        let start = skip(.article, .at, .fromThe, at: comma)
        if let date = date(at: start, isBound: start > comma || kind(start) != .digits) { return date }
        // „Montag zweite Stunde“ is no date; „Montag, zweiter“ and „Montag den zweiten“ are.
        guard let day = ordinal(at: start), day.value <= 31, start > index || kind(day.end) == .end else { return nil }
        return Match(value: .date(day: day.value, month: nil, year: nil), end: day.end)
    }

    /// What picks a week: „nächsten“, „diesen“, „letzten“.
    func selector(at index: Int) -> Lexeme.Kind? {
        let kind = kind(index)
        return [.this, .next, .afterNext, .last, .beforeLast].contains(kind) ? kind : nil
    }

    /// The weekday that a selector picks, by the conventions: next is the first after today, after next a week more.
    func day(_ weekday: Weekday, _ which: Lexeme.Kind) -> LocalDate {
        let ahead = (weekday.rawValue - today.weekday.rawValue + 6) % 7 + 1
        switch which {
        case .this: return today.adding(days: ahead % 7)
        case .afterNext: return today.adding(days: ahead + 7)
        case .last: return today.adding(days: ahead % 7 - 7)
        case .beforeLast: return today.adding(days: ahead % 7 - 14)
        default: return today.adding(days: ahead)
        }
    }

    /// „… nächster Woche“, „… in zwei Wochen“, „… vor einer Woche“, „… nach dem nächsten“, behind a weekday.
    private func weekOf(day: Weekday, at index: Int) -> Match<LocalDate>? {
        let place = skip(.article, at: index + 1)
        if kind(index) == .after, kind(place) == .next || kind(place) == .afterNext {
            guard kind(place + 1) != .unit else { return nil }
            return Match(value: self.day(day, .next).adding(days: 7), end: place + 1)
        }
        if let offset = weeks(at: index) {
            let base = offset.value > 0 ? self.day(day, .next) : self.day(day, .this)
            return Match(value: base.adding(days: 7 * offset.value), end: offset.end)
        }
        guard let week = week(at: index) ?? weekMonthsAway(at: index) else { return nil }
        return Match(value: week.value.adding(days: day.rawValue - 1), end: week.end)
    }

    /// „in zwei Wochen“, „in vierzehn Tagen“, „vor einer Woche“ as a number of weeks.
    private func weeks(at index: Int) -> Match<Int>? {
        let sign = kind(index) == .in || kind(index) == .over ? 1 : kind(index) == .before ? -1 : 0
        guard sign != 0, let count = number(at: index + 1, article: true), kind(count.end) == .unit else { return nil }
        switch (token(count.end).value, count.value) {
        case (5, _): return Match(value: sign * count.value, end: count.end + 1)
        case (4, 7), (4, 8): return Match(value: sign, end: count.end + 1)
        case (4, 14): return Match(value: sign * 2, end: count.end + 1)
        default: return nil
        }
    }

    /// The Monday of a week that is named relative to this one, „der nächsten Woche“, „in der übernächsten Woche“.
    func week(at index: Int) -> Match<LocalDate>? {
        let place = skip(.in, .article, .fromThe, .from, .at, at: index)
        if kind(place) == .weekNumber { return weekNumber(at: place).map { Match(value: $0.value, end: $0.end) } }
        guard let which = selector(at: place), kind(place + 1) == .unit,
            token(place + 1).value == TimeUnit.week.rawValue
        else {
            return nil
        }
        return Match(value: today.monday.adding(days: 7 * steps(which)), end: place + 2)
    }

    /// How many units a selector is away from the present one.
    func steps(_ which: Lexeme.Kind) -> Int {
        switch which {
        case .next: 1
        case .afterNext: 2
        case .last: -1
        case .beforeLast: -2
        default: 0
        }
    }
}

extension TimeRule {
    static let weekday = TimeRule(
        "a weekday and what picks it",
        [
            ("am Donnerstag", "2026-03-12"), ("am Dienstag", "2026-03-17"), ("diesen Dienstag", "2026-03-10"),
            ("übernächsten Donnerstag", "2026-03-19"), ("letzten Freitag", "2026-03-06"),
        ],
        not: ("Frau Freitag anrufen", ""))

    static let weekOfWeekday = TimeRule(
        "a weekday of another week",
        [
            ("Donnerstag nächste Woche", "2026-03-19"), ("Donnerstag in einer Woche", "2026-03-19"),
            ("Freitag in 14 Tagen", "2026-03-27"), ("nächste Woche Montag", "2026-03-16"),
        ],
        not: ("Sonne malen", ""))
}
