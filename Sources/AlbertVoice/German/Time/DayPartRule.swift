/// Parts of the day: „am Abend“, „nachmittags“, „in der Nacht“, „am späten Vormittag“, „früh“.
extension TimeParser {
    /// A part of the day; `followsDay` where a day stands before it („Montag früh“, „morgen Abend“).
    func dayPart(at index: Int, followsDay: Bool) -> Match<PartOfDay>? {
        var start = skip(.approximately, at: index)
        let isBound = [.at, .in, .to, .this, .around, .on].contains(kind(start))
        if isBound { start = skip(.article, at: start + 1) }
        let shade = shade(at: start)
        if shade != .whole { start += 1 }
        switch kind(start) {
        case .part:
            let value = token(start).value
            let part = DayPart(rawValue: value & 15) ?? .morning
            let inWord: PartOfDay.Shade =
                value & LexiconData.early > 0
                ? .early
                : value & LexiconData.late > 0 ? .late : shade
            let isNoun = isBound || followsDay && !isAdverb(start)
            return Match(value: PartOfDay(part: part, shade: inWord, isNoun: isNoun), end: start + 1)
        case .morning where isBound || followsDay || shade != .whole:
            return Match(value: PartOfDay(part: .morning, shade: shade), end: start + 1)
        default:
            // „in der Früh“ and „früh um sechs“, where „früh“ itself was taken for the shade.
            let isPart = isBound || followsDay || kind(start) == .around
            guard shade == .early, isPart, token(start - 1).value == 1 else { return nil }
            return Match(value: PartOfDay(part: .morning), end: start)
        }
    }

    private func shade(at index: Int) -> PartOfDay.Shade {
        switch kind(index) {
        case .early: .early
        case .late: .late
        default: .whole
        }
    }

    /// Whether a part was said as an adverb, „nachts“, „abends“.
    private func isAdverb(_ index: Int) -> Bool { token(index).value & LexiconData.adverb > 0 }
}

extension TimeRule {
    static let dayPart = TimeRule(
        "a part of the day, alone, with a day or with a clock time",
        [
            ("am Abend", "2026-03-10T18:00/2026-03-10T22:00"),
            ("Freitag Nachmittag", "2026-03-13T14:00/2026-03-13T18:00"),
            ("morgen früh um acht", "2026-03-11T08:00"), ("um zehn Uhr abends", "2026-03-10T22:00"),
            ("heute Nacht um drei", "2026-03-11T03:00"),
        ],
        not: ("früh aufstehen", ""))

    static let namedHours = TimeRule(
        "hours with a name of their own",
        [
            ("im Morgengrauen", "2026-03-11T04:00/2026-03-11T07:00"),
            ("nach dem Mittagessen", "2026-03-10T13:00/2026-03-10T14:00"),
            ("morgen nach der Arbeit", "2026-03-11T17:00/2026-03-11T21:00"),
        ],
        not: ("Mittagessen kochen", ""))
}
