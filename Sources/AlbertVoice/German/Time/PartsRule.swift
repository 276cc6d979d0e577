/// The composition of an expression from a day, a clock time and a part of the day, in any order.
extension TimeParser {
    /// All that is said of one point or stretch at a place; `isBound` where a word such as „bis“ stands before it.
    func parts(at index: Int, isBound: Bool = false) -> Match<TimeParts>? {
        var parts = TimeParts()
        var end = index
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
        if let joined = joinPart(at: place, parts) { return joined }
        return joinZone(at: place, parts)
    }

    /// Words between two pieces that say nothing: a comma, „und zwar“, „dann“.
    private func skipJoint(at index: Int) -> Int {
        isSymbol(",", at: index) ? index + 1 : index
    }

    private func joinClock(at index: Int, _ parts: TimeParts, isBound: Bool) -> Match<TimeParts>? {
        guard parts.clock == nil, parts.exact == nil else { return nil }
        let marked = clockMark(at: index)
        let isMarked = marked > index || isBound && kind(index) != .digits || parts.part != nil && parts.day != nil && kind(index) != .digits
        guard let clock = clock(at: marked, isMarked: isMarked) ?? nightClock(at: marked, isBound: isBound) else { return nil }
        var joined = parts
        joined.clock = clock.value
        return Match(value: joined, end: clock.end)
    }

    /// „8 abends“, „3 am Nachmittag“, „acht Uhr früh“: a bare hour that a part of the day makes one.
    private func nightClock(at index: Int, isBound: Bool) -> Match<ClockTime>? {
        guard let hour = number(at: index), hour.value <= 12, token(index).digits <= 2, !isGlued(".", at: hour.end) else { return nil }
        guard kind(hour.end) == .part && !isGlued("-", at: hour.end) || dayPart(at: hour.end, followsDay: false)?.value.isNoun == true && kind(hour.end) == .at
        else { return nil }
        return Match(value: ClockTime(hour: hour.value), end: hour.end)
    }

    /// The place after „um“, „gegen“, „ca.“, „so um“; „auf“ and „zu“ are left to the caller's verbs.
    private func clockMark(at index: Int) -> Int {
        var end = index
        while true {
            if kind(end) == .around || kind(end) == .approximately && kind(end + 1) != .before && kind(end + 1) != .after {
                end = skipDot(at: end + 1)
            } else if kind(end) == .late && kind(end + 1) == .around {
                end += 1
            } else {
                return end
            }
        }
    }

    private func joinDay(at index: Int, _ parts: TimeParts, isBound: Bool) -> Match<TimeParts>? {
        guard parts.exact == nil else { return nil }
        if parts.day == nil, let day = day(at: index, isBound: isBound) { return join(day, to: parts, from: index) }
        if parts.day != nil, parts.period == nil, let merged = weekday(at: index, on: parts) { return merged }
        guard parts.day == nil || isWeekdayIn(parts), parts.period == nil, let period = boundPeriod(at: index, isBound: isBound, parts) else { return nil }
        var joined = parts
        joined.period = period.value
        return Match(value: joined, end: period.end)
    }

    private func join(_ day: Match<TimeParts>, to parts: TimeParts, from index: Int) -> Match<TimeParts>? {
        var joined = parts
        joined.day = day.value.day
        joined.weekday = day.value.weekday
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
        if [.in, .at, .for, .over, .to, .of, .from].contains(kind(place)) { place += 1 }
        place = skip(.article, at: place)
        guard let period = period(at: place) else { return nil }
        if parts.day != nil, case .year = period.value { return nil }
        return period
    }

    private func joinPart(at index: Int, _ parts: TimeParts) -> Match<TimeParts>? {
        guard parts.part == nil, parts.exact == nil, let part = dayPart(at: index, followsDay: parts.day != nil || parts.clock != nil) else { return nil }
        if parts.clock != nil, kind(index) == .morning { return nil }
        var joined = parts
        joined.part = part.value
        return Match(value: joined, end: part.end)
    }

    private func joinZone(at index: Int, _ parts: TimeParts) -> Match<TimeParts>? {
        guard parts.clock != nil, parts.zone == nil, kind(index) == .zone else { return nil }
        var joined = parts
        joined.zone = token(index).value
        return Match(value: joined, end: index + 1)
    }

    /// A day with its preposition.
    func day(at index: Int, isBound: Bool) -> Match<TimeParts>? {
        if let match = offset(at: index) ?? relativeTo(at: index) { return match }
        let start = dayStart(at: index)
        let isBound = isBound || start > index && kind(start - 1) != .in
        if let holiday = holiday(at: start) { return fixed(holiday) }
        if let nth = nthDay(at: start) { return fixed(nth) }
        if let day = relativeDay(at: start) { return inDays(from: fixed(day)) }
        if kind(start) == .partOfWeekday { return weekdayPart(at: start) }
        if let weekday = weekday(at: start) { return weekday }
        if let date = date(at: start, isBound: isBound) { return Match(value: TimeParts(day: date.value), end: date.end) }
        guard isBound, start > index || kind(index) != .digits || true, let day = dayOnly(at: start, after: index) else { return nil }
        return day
    }

    /// The place after „am“, „an“, „den“, „am Abend des“.
    private func dayStart(at index: Int) -> Int {
        var place = skip(.at, .fromThe, .on, .for, .to, at: index)
        if place > index + 1 { place = index + 1 }
        return skip(.article, at: place)
    }

    private func fixed(_ match: Match<LocalDate>) -> Match<TimeParts> {
        Match(value: TimeParts(day: .fixed(match.value)), end: match.end)
    }

    /// „heute in acht Tagen“, „morgen in einer Woche“.
    private func inDays(from day: Match<TimeParts>) -> Match<TimeParts> {
        guard kind(day.end) == .in, case .fixed(let date)? = day.value.day, let length = length(at: day.end + 1), length.value.seconds == 0 else { return day }
        // „heute in acht Tagen“ is today in a week: the first day is counted, too.
        let eight = length.value.days == 8 && length.value.unit == .day ? -1 : 0
        let shifted = shift(LocalDateTime(date), by: length.value, 1)
        guard case .fixed(let target)? = shifted.day else { return day }
        return Match(value: TimeParts(day: .fixed(target.adding(days: eight))), end: length.end)
    }

    /// „Dienstagabend“.
    private func weekdayPart(at index: Int) -> Match<TimeParts>? {
        guard let weekday = Weekday(rawValue: token(index).value / 16), let part = DayPart(rawValue: token(index).value % 16) else { return nil }
        return Match(value: TimeParts(day: .weekday(weekday), part: PartOfDay(part: part, isNoun: true)), end: index + 1)
    }

    /// „am 15.“, „den fünften“, „am 15ten“: a day of this month or the next.
    private func dayOnly(at index: Int, after start: Int) -> Match<TimeParts>? {
        guard let day = ordinal(at: index), day.value <= 31, day.value > 0 else { return nil }
        if kind(index) == .ordinal, kind(start) == .article { guard kind(day.end) != .unknown else { return nil } }
        guard ![.unit, .season, .holiday, .halfOf, .weekday, .month].contains(kind(day.end)), token(start).kind != .article || token(start).isAccusative else { return nil }
        if kind(day.end) == .unknown, token(day.end).isCapital, kind(index) == .ordinal { return nil }
        return Match(value: TimeParts(day: .date(day: day.value, month: nil, year: nil)), end: day.end)
    }

    /// „der zweite Sonntag im Mai 2019“, „letzter Montag im März“, „dritter Tag im Oktober“.
    private func nthDay(at index: Int) -> Match<LocalDate>? {
        guard let n = nth(at: index), kind(n.end) == .weekday || kind(n.end) == .unit && token(n.end).value == 4 else { return nil }
        let place = skip(.in, .article, .from, .fromThe, at: n.end + 1)
        guard place > n.end + 1, let month = month(at: place) ?? thisMonth(at: place) else { return nil }
        let (start, _) = bounds(of: month.value)
        var first = start.date
        let isYearSaid: Bool = if case .month(_, nil) = month.value { false } else { true }
        for _ in 0..<2 {
            guard let date = nthDate(n.value, at: n.end, from: first) else { return nil }
            if isYearSaid || date >= today { return Match(value: date, end: month.end) }
            first = first.adding(months: 12)
        }
        return nil
    }

    private func thisMonth(at index: Int) -> Match<PeriodSpec>? {
        guard let match = relativeUnit(at: index) ?? (kind(index) == .unit && token(index).value == 6 ? stretch(.month, 0, end: index + 1) : nil), case .span(_, _, .month, true) = match.value else { return nil }
        return match
    }

    private func nthDate(_ n: Int, at index: Int, from first: LocalDate) -> LocalDate? {
        if kind(index) == .unit {
            let day = n > 0 ? n : LocalDate.days(inMonth: first.month, of: first.year) + n + 1
            return LocalDate(year: first.year, month: first.month, day: day)
        }
        guard let weekday = Weekday(rawValue: token(index).value) else { return nil }
        return LocalDate.nth(n, weekday, month: first.month, year: first.year)
    }
}
