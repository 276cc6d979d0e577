/// Calendar dates: „5. September“, „am fünften neunten“, `5.9.`, `2026-09-05`, „den 15.“.
extension TimeParser {
    /// A date by day and month, at its first number; `isBound` where a word such as „am“ stands before it.
    func date(at index: Int, isBound: Bool) -> Match<DaySpec>? {
        isoDate(at: index) ?? dottedDate(at: index, isBound: isBound) ?? slashedDate(at: index) ?? namedMonthDate(at: index)
            ?? monthFirstDate(at: index) ?? twoOrdinals(at: index, isBound: isBound)
    }

    /// `2026-09-05`, `2026/9/5`, `2020/Sep/23`.
    private func isoDate(at index: Int) -> Match<DaySpec>? {
        guard token(index).digits == 4, let separator = separator(at: index + 1, "-/."),
            isGlued(separator, at: index + 1), isGlued(separator, at: index + 3), token(index + 4).digits > 0,
            token(index + 4).digits <= 2, token(index + 4).isGlued, let month = monthNumber(at: index + 2)
        else { return nil }
        return spec(token(index + 4).number, month, token(index).number, end: index + 5)
    }

    /// `5.9.`, `5.9.2026`, `05.09`, `5. 9.`; without a year it must close with a dot or be bound.
    private func dottedDate(at index: Int, isBound: Bool) -> Match<DaySpec>? {
        let day = token(index), month = token(index + 2)
        guard day.digits > 0, day.digits <= 2, isGlued(".", at: index + 1), month.digits > 0, month.digits <= 2 else { return nil }
        guard isGlued(".", at: index + 3) else {
            guard isBound || month.isGlued && isAlone(index, index + 3), month.isGlued, month.number <= 12 else { return nil }
            return spec(day.number, month.number, nil, end: index + 3)
        }
        let year = token(index + 4)
        if year.digits == 4 || year.digits == 2 && year.isGlued, !isGlued(":", at: index + 5), !isGlued(".", at: index + 5) || isSentenceEnd(at: index + 5) {
            return spec(day.number, month.number, fullYear(year), end: index + 5)
        }
        guard !(year.digits > 0 && year.isGlued), month.isGlued || isBound || month.number <= 12 else { return nil }
        return spec(day.number, month.number, nil, end: index + 4)
    }

    /// Whether the whole text is just these tokens.
    func isAlone(_ start: Int, _ end: Int) -> Bool { start == 0 && kind(end) == .end }

    /// `21/04/2016`, `3-7-07`, `29/2`, `12-Mär-2014`.
    private func slashedDate(at index: Int) -> Match<DaySpec>? {
        let day = token(index)
        guard day.digits > 0, day.digits <= 2, let separator = separator(at: index + 1, "/-"), isGlued(separator, at: index + 1),
            token(index + 2).isGlued, let month = monthNumber(at: index + 2)
        else { return nil }
        let year = token(index + 4)
        if isGlued(separator, at: index + 3), year.isGlued, year.digits == 4 || year.digits == 2 {
            return spec(day.number, month, fullYear(year), end: index + 5)
        }
        guard separator == "/", month <= 12, isFraction(at: index) == false else { return nil }
        return spec(day.number, month, nil, end: index + 3)
    }

    /// `3/4` after a noun („Aufgabe 3/4“) is a fraction or a list, not a day.
    private func isFraction(at index: Int) -> Bool {
        index > 0 && kind(index - 1) == .unknown || kind(index + 3) == .unit || kind(index + 3) == .unknown
    }

    /// „5. September 2026“, „fünfter September“, „5 September“, „15ten Mai“.
    private func namedMonthDate(at index: Int) -> Match<DaySpec>? {
        guard let day = ordinal(at: index) ?? plainDay(at: index), kind(day.end) == .month else { return nil }
        let month = token(day.end).value
        let after = skipDot(at: day.end + 1)
        let end = year(at: after).map { ($0.value, $0.end) } ?? (nil, isYearless(after) ? day.end + 1 : after)
        return spec(day.value, month, end.0, end: end.1)
    }

    private func isYearless(_ after: Int) -> Bool { kind(after) == .end || token(after).isCapital }

    private func plainDay(at index: Int) -> Match<Int>? {
        guard let day = number(at: index), day.value <= 99, token(index).digits <= 2 else { return nil }
        return day
    }

    /// „September 5“, „Sept. 5, 2026“, `Sep-23-2020`.
    private func monthFirstDate(at index: Int) -> Match<DaySpec>? {
        guard kind(index) == .month else { return nil }
        let separator = isGlued("-", at: index + 1)
        let place = separator ? index + 2 : skipDot(at: index + 1)
        let day = token(place)
        guard day.digits > 0, day.digits <= 2, (1...31).contains(day.number), !isClockAhead(at: place) else { return nil }
        var end = skipDot(at: place + 1)
        if separator, isGlued("-", at: end), token(end + 1).digits == 4 { return spec(day.number, token(index).value, token(end + 1).number, end: end + 2) }
        if isSymbol(",", at: end), token(end + 1).digits == 4 { end += 1 }
        if isSymbol(".", at: end - 1), kind(end) == .month { return nil }
        let year = year(at: end)
        return spec(day.number, token(index).value, year?.value, end: year?.end ?? end)
    }

    private func isClockAhead(at index: Int) -> Bool {
        isGlued(":", at: index + 1) || kind(index + 1) == .oclock || isGlued(".", at: index + 1) && token(index + 2).digits > 0
    }

    /// „fünften neunten“, „siebter 4.“, „7. vierter“: day and month both as ordinals.
    private func twoOrdinals(at index: Int, isBound: Bool) -> Match<DaySpec>? {
        guard let day = ordinal(at: index), day.value <= 31 else { return nil }
        let next = isSymbol("/", at: day.end) ? day.end + 1 : day.end
        guard kind(index) == .ordinal || kind(next) == .ordinal || isBound, let month = ordinal(at: next), (1...12).contains(month.value)
        else { return nil }
        let year = year(at: month.end)
        guard isBound || kind(index) == .ordinal || year != nil else { return nil }
        return spec(day.value, month.value, year?.value, end: year?.end ?? month.end)
    }

    /// The year after a date: four digits, a spoken year, or two digits with nothing that makes them a clock.
    func year(at index: Int) -> Match<Int>? {
        let token = token(index)
        if token.kind == .digits {
            if token.digits == 4, kind(index + 1) != .oclock, !isGlued(":", at: index + 1) {
                return Match(value: token.number, end: era(at: index + 1))
            }
            if era(at: index + 1) > index + 1 { return Match(value: token.number, end: era(at: index + 1)) }
            guard token.digits == 2, isYearEnd(at: index + 1) else { return nil }
            return Match(value: fullYear(token), end: index + 1)
        }
        guard token.kind == .cardinal, let number = number(at: index), (1000...2999).contains(number.value) else { return nil }
        return Match(value: number.value, end: number.end)
    }

    private func isYearEnd(at index: Int) -> Bool {
        kind(index) == .end || isSymbol(",", at: index) || kind(index) == .until || number(at: index) != nil && kind(index + 1) == .oclock
    }

    /// The place after „n. Chr.“ or „u. Z.“.
    private func era(at index: Int) -> Int {
        guard let era = eraWords(at: index), era.value != "v" else { return index }
        return era.end
    }

    /// The letters of „n. Chr.“, „u. Z.“, „v. d. Z.“, without their dots; nil where there are none.
    func eraWords(at index: Int) -> Match<Character>? {
        guard kind(index) == .era else { return nil }
        let first: Character = token(index).value == 2 ? "v" : "n"
        var end = index
        while kind(end) == .era || isSymbol(".", at: end) && kind(end - 1) == .era { end += 1 }
        return end - index > 1 || token(index).value == 3 ? Match(value: first, end: end) : nil
    }

    /// A two-digit year lies between 1970 and 2069.
    func fullYear(_ token: WordToken) -> Int {
        guard token.digits == 2 else { return token.number }
        return token.number + (token.number < 70 ? 2000 : 1900)
    }

    private func monthNumber(at index: Int) -> Int? {
        let token = token(index)
        if token.kind == .month { return token.value }
        return token.digits > 0 && token.digits <= 2 ? token.number : nil
    }

    private func separator(at index: Int, _ allowed: String) -> Unicode.Scalar? {
        allowed.unicodeScalars.first { isSymbol($0, at: index) }
    }

    private func spec(_ day: Int, _ month: Int, _ year: Int?, end: Int) -> Match<DaySpec> {
        Match(value: .date(day: day, month: month, year: year), end: end)
    }
}
