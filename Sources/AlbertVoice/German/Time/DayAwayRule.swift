/// Days counted from a named day: „heute in acht Tagen“, „gestern vor einer Woche“, „Dienstag in einem Monat“.
extension TimeParser {
    /// „heute in acht Tagen“, „morgen in einer Woche“, „heute vor einem Jahr“.
    func awayFrom(_ day: Match<TimeParts>) -> Match<TimeParts> {
        guard let sign = away(at: day.end), case .fixed(let date)? = day.value.day,
            let length = length(at: day.end + 1), length.value.seconds == 0
        else { return day }
        // „heute in acht Tagen“ is today in a week: the first day is counted, too.
        let eight = length.value.days == 8 && length.value.unit == .day ? -sign : 0
        let shifted = shift(LocalDateTime(date), by: length.value, sign)
        guard case .fixed(let target)? = shifted.day else { return day }
        return Match(value: TimeParts(day: .fixed(target.adding(days: eight))), end: length.end)
    }

    /// The Monday of the week that lies whole months away, behind a weekday: „… in einem Monat“, „… vor zwei Jahren“.
    func weekMonthsAway(at index: Int) -> Match<LocalDate>? {
        guard let sign = away(at: index), let length = length(at: index + 1), length.value.months > 0,
            length.value.seconds == 0
        else { return nil }
        guard case .fixed(let target)? = shift(reference, by: length.value, sign).day else { return nil }
        return Match(value: target.monday, end: length.end)
    }

    private func away(at index: Int) -> Int? {
        switch kind(index) {
        case .in: 1
        case .before: -1
        default: nil
        }
    }
}

extension TimeRule {
    static let dayAway = TimeRule(
        "days counted from a named day",
        [
            ("heute in acht Tagen", "2026-03-17"), ("heute vor einem Jahr", "2025-03-10"),
            ("gestern vor zwei Wochen", "2026-02-23"), ("Dienstag in einem Monat", "2026-04-07"),
        ],
        not: ("heute vor einer Prüfung", "2026-03-10"))
}
