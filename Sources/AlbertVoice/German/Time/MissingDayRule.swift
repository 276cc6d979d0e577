/// Days that are counted and do not exist: „der fünfte Advent“, „der fünfte Montag im Februar 2027“.
extension TimeParser {
    /// A counted day that its month, year or season lacks; it is named, never replaced.
    func missingDay(at index: Int) -> Match<TimeParts>? {
        guard let n = ordinal(at: index), let end = adventEnd(n) ?? weekdayEnd(n) else { return nil }
        return Match(value: TimeParts(day: .missing, source: index..<end), end: end)
    }

    private func adventEnd(_ n: Match<Int>) -> Int? {
        guard n.value > 4, kind(n.end) == .holiday, case .advent(-21) = Holidays.holiday(token(n.end).value).rule else {
            return nil
        }
        return holidayYear(at: n.end + 1)?.end ?? n.end + 1
    }

    /// The place after „Montag im Februar 2027“.
    private func weekdayEnd(_ n: Match<Int>) -> Int? {
        guard n.value > 4, kind(n.end) == .weekday else { return nil }
        let place = skip(.in, .article, .from, .fromThe, at: n.end + 1)
        if place == n.end + 1 {
            return n.value > 52 && token(place).digits == 4 ? year(at: place)?.end : nil
        }
        return (month(at: place) ?? ownUnit(at: place))?.end
    }
}

extension TimeRule {
    static let missingDay = TimeRule(
        "a counted day that does not exist",
        [
            ("am fünften Advent", "! fünften Advent gibt es nicht."),
            ("der fünfte Montag im Februar 2027", "! fünfte Montag im Februar 2027 gibt es nicht."),
            ("54. Montag 2027", "! 54. Montag 2027 gibt es nicht."),
        ],
        not: ("der fünfte Montag im März", "2026-03-30"))
}
