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
            let inWord: PartOfDay.Shade = value & LexiconData.early > 0 ? .early
                : value & LexiconData.late > 0 ? .late : shade
            let isNoun = isBound || followsDay && !isAdverb(start)
            return Match(value: PartOfDay(part: part, shade: inWord, isNoun: isNoun), end: start + 1)
        case .morning where isBound || followsDay || shade != .whole:
            return Match(value: PartOfDay(part: .morning, shade: shade), end: start + 1)
        case .early where token(start).value == 1 && (followsDay || isBound), .early where isBound && kind(start + 1) == .end:
            return Match(value: PartOfDay(part: .morning), end: start + 1)
        default:
            // „in der Früh“, where „früh“ itself was taken for the shade.
            guard shade == .early, isBound || followsDay, token(start - 1).value == 1 else { return nil }
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
