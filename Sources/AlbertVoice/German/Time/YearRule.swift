/// Years behind a date or month: four digits, a spoken year, two digits, with an era.
extension TimeParser {
    /// The year after a date: four digits, a spoken year, or two digits with nothing that makes them a clock.
    func year(at index: Int) -> Match<Int>? {
        let token = token(index)
        if token.digits > 0, token.digits <= 4, let era = eraWords(at: index + 1), era.value == "v" {
            // The year before the year 1 is the year 0 of the calendar.
            return Match(value: 1 - token.number, end: era.end)
        }
        if token.kind == .digits {
            if token.digits == 4, kind(index + 1) != .oclock, !isGlued(":", at: index + 1) {
                return Match(value: token.number, end: era(at: index + 1))
            }
            if token.digits <= 4, era(at: index + 1) > index + 1 {
                return Match(value: token.number, end: era(at: index + 1))
            }
            guard token.digits == 2, isYearEnd(at: index + 1) else { return nil }
            return Match(value: fullYear(token), end: index + 1)
        }
        guard token.kind == .cardinal, let number = number(at: index), (1000...2999).contains(number.value) else {
            return nil
        }
        return Match(value: number.value, end: number.end)
    }

    func isYearEnd(at index: Int) -> Bool {
        isEnd(index) || isSymbol(",", at: index) || kind(index) == .until
            || number(at: index) != nil && kind(index + 1) == .oclock
    }

    /// The place after the letters of an era, nach Christus or unserer Zeit.
    func era(at index: Int) -> Int {
        guard let era = eraWords(at: index), era.value != "v" else { return index }
        return era.end
    }

    /// Whether letters of an era name the time before („v“) or after Christ („n“); nil where there are none.
    func eraWords(at index: Int) -> Match<Character>? {
        guard kind(index) == .era else { return nil }
        let first: Character = token(index).value % 2 == 0 ? "v" : "n"
        var end = index
        while kind(end) == .era || isSymbol(".", at: end) && kind(end - 1) == .era { end += 1 }
        return end - index > 1 || token(index).value >= 3 ? Match(value: first, end: end) : nil
    }

    /// A two-digit year lies between 1970 and 2069.
    func fullYear(_ token: WordToken) -> Int {
        guard token.digits == 2 else { return token.number }
        return token.number + (token.number < 70 ? 2000 : 1900)
    }
}
