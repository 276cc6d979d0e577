/// What stands behind „jeden“ and „alle“: weekdays, units, dates, the n-th weekday of a month.
extension TimeParser {
    /// What stands behind „jeden“ or „alle“: a weekday, a unit, a part of the day, a holiday.
    func every(at index: Int, isPlural: Bool = false) -> Match<RecurrenceSpec>? {
        if let days = weekdayList(at: index) { return weekdays(days.value, end: days.end) }
        if let part = everyPart(at: index) { return part }
        if kind(index) == .holiday {
            return Match(value: RecurrenceSpec(unit: .year, holiday: token(index).value), end: index + 1)
        }
        if let nth = nthOfMonth(at: index) ?? everyDate(at: index) ?? everySeason(at: index) { return nth }
        if isPlural, kind(index) == .weekdayPlural, let day = Weekday(rawValue: token(index).value) {
            return weekdays([day], end: index + 1)
        }
        return everyMinutes(at: index) ?? everyCounted(at: index, isPlural: isPlural)
    }

    /// „jeden Abend“, „jeden Montagabend“.
    private func everyPart(at index: Int) -> Match<RecurrenceSpec>? {
        if kind(index) == .partOfWeekday, let day = Weekday(rawValue: token(index).value / 16),
            let part = DayPart(rawValue: token(index).value % 16)
        {
            let clock = TimeParts(part: PartOfDay(part: part))
            return Match(value: RecurrenceSpec(unit: .week, weekdays: [day], clock: clock), end: index + 1)
        }
        return dayPart(at: index, followsDay: true).map { part in
            Match(value: RecurrenceSpec(unit: .day, clock: TimeParts(part: part.value)), end: part.end)
        }
    }

    /// „jede Woche“, „alle zwei Wochen“, „jeden zweiten Dienstag“.
    private func everyCounted(at index: Int, isPlural: Bool) -> Match<RecurrenceSpec>? {
        let counted = interval(at: index)
        let place = counted?.end ?? index
        guard !isPlural || counted != nil else { return nil }
        let number = counted?.value ?? 1
        if counted != nil, let days = weekdayList(at: place) {
            return Match(value: RecurrenceSpec(unit: .week, interval: number, weekdays: days.value), end: days.end)
        }
        guard number > 0, kind(place) == .unit, let unit = TimeUnit(rawValue: token(place).value) else { return nil }
        return unitRepetition(unit, number, end: place + 1)
    }

    /// „jeden fünften Mai“, „jeden 15.“, „jeden Ersten des Monats“.
    func everyDate(at index: Int) -> Match<RecurrenceSpec>? {
        guard let date = date(at: index, isBound: true), case .date(let day, let month?, nil) = date.value else {
            guard let day = ordinal(at: index), (1...31).contains(day.value), kind(day.end) != .unit,
                kind(day.end) != .unknown, weekdayName(at: day.end, isBound: true) == nil
            else { return nil }
            let place = skip(.in, .article, at: day.end)
            let isMonth = kind(place) == .unit && token(place).value == TimeUnit.month.rawValue
            return Match(value: RecurrenceSpec(unit: .month, monthDay: day.value), end: isMonth ? place + 1 : day.end)
        }
        return Match(value: RecurrenceSpec(unit: .year, monthDay: day, month: month), end: date.end)
    }

    /// „jeden Mai“, „jeden Sommer“.
    private func everySeason(at index: Int) -> Match<RecurrenceSpec>? {
        guard kind(index) == .month || kind(index) == .season else { return nil }
        let month = kind(index) == .month ? token(index).value : token(index).value % 16 * 3
        return Match(value: RecurrenceSpec(unit: .year, monthDay: 1, month: month), end: index + 1)
    }

    /// „alle halbe Stunde“, „alle anderthalb Stunden“, „jede Viertelstunde“.
    private func everyMinutes(at index: Int) -> Match<RecurrenceSpec>? {
        guard [.half, .mixed, .quarterHour, .threeQuarters].contains(kind(index)), let length = length(at: index),
            length.value.unit.isClock, length.value.total >= 60
        else { return nil }
        let minutes = Int(length.value.total) / 60
        return Match(value: RecurrenceSpec(unit: .minute, interval: minutes), end: length.end)
    }

    func interval(at index: Int) -> Match<Int>? {
        if let n = ordinal(at: index) { return n }
        if kind(index) == .halfOf || kind(index) == .half { return nil }
        return number(at: index)
    }

    func unitRepetition(_ unit: TimeUnit, _ interval: Int, end: Int) -> Match<RecurrenceSpec>? {
        switch unit {
        case .workday, .schoolday: return weekdays(Array(Weekday.allCases.prefix(5)), end: end)
        case .weekend:
            return Match(
                value: RecurrenceSpec(unit: .week, interval: interval, weekdays: [.saturday, .sunday]), end: end)
        default: return Match(value: RecurrenceSpec(unit: unit, interval: interval), end: end)
        }
    }

    /// „jeden letzten Freitag im Monat“, „jeden ersten Montag“, „jeden zweiten Dienstag im Monat“.
    func nthOfMonth(at index: Int) -> Match<RecurrenceSpec>? {
        guard let n = nth(at: index), let weekday = weekdayName(at: n.end, isBound: true) else { return nil }
        var end = weekday.end
        let place = skip(.in, .of, .article, .every, at: end)
        let isMonth = kind(place) == .unit && token(place).value == TimeUnit.month.rawValue && place >= end
        if isMonth { end = place + 1 } else if n.value > 0 && n.value != 1 && n.value < 3 { return nil }
        return Match(value: RecurrenceSpec(unit: .month, weekdays: [weekday.value], position: n.value), end: end)
    }
}

extension TimeRule {
    static let everyUnit = TimeRule(
        "every so many units",
        [
            ("täglich um neun Uhr", "FREQ=DAILY;BYHOUR=9"),
            ("alle zwei Wochen dienstags", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
            ("jeden Donnerstag und Donnerstag", "FREQ=WEEKLY;BYDAY=TH"),
            ("jeden Monat am 31.", "FREQ=MONTHLY;BYMONTHDAY=31"), ("einmal pro Woche", "FREQ=WEEKLY"),
        ],
        not: ("alle zwei Brötchen", ""))

    static let everyNth = TimeRule(
        "the n-th weekday of every month, a day of every year",
        [
            ("jeden letzten Freitag im Monat", "FREQ=MONTHLY;BYDAY=-1FR"),
            ("jeden ersten Montag", "FREQ=MONTHLY;BYDAY=1MO"),
            ("jeden 5. Mai", "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5"),
            ("jedes Weihnachten", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25"),
        ],
        not: ("jeden fragen", ""))
}
