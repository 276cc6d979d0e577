/// Nights and other parts of the day that are named by the day beside them: „in der Nacht zum Samstag“,
/// „in der Nacht vom 5. auf den 6. Mai“, „am Abend vor Weihnachten“, „am Vorabend von Ostern“.
extension TimeParser {
    /// The day whose part was meant, behind the part.
    func dayBeside(_ part: PartOfDay, at index: Int) -> Match<LocalDate>? {
        if part.part == .night, let night = nightBetween(at: index) ?? nightBefore(at: index) { return night }
        guard kind(index) == .before || kind(index) == .after, let date = neighbour(at: index + 1) else { return nil }
        // The night after a day is the one that the day ends with.
        let after = part.part == .night ? 0 : 1
        return Match(value: date.value.adding(days: kind(index) == .before ? -1 : after), end: date.end)
    }

    /// „… von Freitag auf Samstag“, „… vom 5. auf den 6. Mai“: the last day says which night it is.
    private func nightBetween(at index: Int) -> Match<LocalDate>? {
        guard kind(index) == .from || kind(index) == .fromThe else { return nil }
        let start = skip(.article, at: index + 1)
        let ends = [neighbour(at: start)?.end, ordinal(at: start)?.end].compactMap(\.self)
        return ends.lazy.compactMap { nightBefore(at: $0) }.first
    }

    /// „… zum Samstag“, „… auf den 6. Mai“, „… zu Heiligabend“: the night that ends on that day.
    func nightBefore(at index: Int) -> Match<LocalDate>? {
        guard kind(index) == .to || kind(index) == .on, let date = neighbour(at: index + 1) else { return nil }
        return Match(value: date.value.adding(days: -1), end: date.end)
    }

    /// A day by its name or date, with no clock time.
    private func neighbour(at index: Int) -> Match<LocalDate>? {
        let start = skip(.article, at: index)
        guard start > index || ordinal(at: start) != nil || token(start).digits == 0,
            let day = inner?.day(at: start, isBound: true), day.value.exact == nil, day.value.part == nil,
            let date = try? resolveDay(day.value)
        else { return nil }
        return Match(value: date, end: day.end)
    }

    /// „am Vorabend von Weihnachten“, „am Vorabend des 1. Mai“.
    func eve(at index: Int) -> Match<TimeParts>? {
        let place = skip(.at, .article, at: index)
        guard kind(place) == .eve, let date = neighbour(at: skip(.from, .fromThe, .before, .to, at: place + 1)) else {
            return nil
        }
        let evening = PartOfDay(part: .evening, isNoun: true)
        return Match(value: TimeParts(day: .fixed(date.value.adding(days: -1)), part: evening), end: date.end)
    }
}

extension TimeRule {
    static let nightBeside = TimeRule(
        "a night or evening named by the day beside it",
        [
            ("in der Nacht zum Samstag", "2026-03-13T22:00/2026-03-14T06:00"),
            ("in der Nacht vom 5. auf den 6. Mai", "2026-05-05T22:00/2026-05-06T06:00"),
            ("am Abend vor Weihnachten", "2026-12-24T18:00/2026-12-24T22:00"),
            ("am Vorabend von Ostern", "2026-04-04T18:00/2026-04-04T22:00"),
        ],
        not: ("am Abend vor der Prüfung", "2026-03-10T18:00/2026-03-10T22:00"))
}
