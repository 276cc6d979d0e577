/// Calendar dates: „5. September“, „am fünften neunten“, `5.9.`, `2026-09-05`, „den 15.“.
extension TimeParser {
    /// A date by day and month, at its first number; `isBound` where a word such as „am“ stands before it.
    func date(at index: Int, isBound: Bool) -> Match<DaySpec>? {
        let date =
            isoDate(at: index) ?? dottedDate(at: index, isBound: isBound) ?? slashedDate(at: index) ?? namedMonthDate(
                at: index)
            ?? monthFirstDate(at: index) ?? twoOrdinals(at: index, isBound: isBound)
        return date.map(yearBehind)
    }

    /// Whether the whole text is just these tokens.
    func isAlone(_ start: Int, _ end: Int) -> Bool { start == 0 && kind(end) == .end }

    /// „fünfter September 2026“, „5 September“, „15ten Mai“.
    private func namedMonthDate(at index: Int) -> Match<DaySpec>? {
        guard let day = ordinal(at: index) ?? plainDay(at: index), day.value > 0 else { return nil }
        if let month = listedMonth(at: day.end), kind(index) == .ordinal || isSymbol(".", at: day.end - 1) {
            return spec(day.value, month, nil, end: day.end)
        }
        guard kind(day.end) == .month else { return nil }
        let month = token(day.end).value
        let after = skipDot(at: day.end + 1)
        let end = year(at: after).map { ($0.value, $0.end) } ?? (nil, isYearless(after) ? day.end + 1 : after)
        return spec(day.value, month, end.0, end: end.1)
    }

    /// The month that closes a list of days, „am dritten und fünften Mai“.
    private func listedMonth(at index: Int) -> Int? {
        var place = index
        while kind(place) == .and || kind(place) == .or || isSymbol(",", at: place), let day = ordinal(at: place + 1) {
            place = day.end
        }
        return place > index && kind(place) == .month ? token(place).value : nil
    }

    private func isYearless(_ after: Int) -> Bool { kind(after) == .end || token(after).isCapital }

    private func plainDay(at index: Int) -> Match<Int>? {
        guard let day = number(at: index), day.value <= 99, token(index).digits <= 2 else { return nil }
        return day
    }

    /// „September 5“, „September 5, 2026“, `Sep-23-2020`.
    private func monthFirstDate(at index: Int) -> Match<DaySpec>? {
        guard kind(index) == .month else { return nil }
        let separator = isGlued("-", at: index + 1)
        let place = separator ? index + 2 : skipDot(at: index + 1)
        let day = token(place)
        guard day.digits > 0, day.digits <= 2, (1...31).contains(day.number), !isClockAhead(at: place) else {
            return nil
        }
        var end = skipDot(at: place + 1)
        if separator, isGlued("-", at: end), token(end + 1).digits == 4 {
            return spec(day.number, token(index).value, token(end + 1).number, end: end + 2)
        }
        if isSymbol(",", at: end), token(end + 1).digits == 4 { end += 1 }
        if isSymbol(".", at: end - 1), kind(end) == .month { return nil }
        let year = year(at: end)
        return spec(day.number, token(index).value, year?.value, end: year?.end ?? end)
    }

    private func isClockAhead(at index: Int) -> Bool {
        isGlued(":", at: index + 1) || kind(index + 1) == .oclock
            || isGlued(".", at: index + 1) && token(index + 2).digits > 0
    }

    /// „fünften neunten“, „siebter 4.“: day and month both as ordinals.
    private func twoOrdinals(at index: Int, isBound: Bool) -> Match<DaySpec>? {
        guard let day = ordinal(at: index), day.value <= 31 else { return nil }
        let next = isSymbol("/", at: day.end) ? day.end + 1 : day.end
        guard kind(index) == .ordinal || kind(next) == .ordinal || isBound, let month = ordinal(at: next),
            (1...12).contains(month.value)
        else { return nil }
        let year = year(at: month.end)
        guard isBound || kind(index) == .ordinal || kind(next) == .ordinal || year != nil else { return nil }
        return spec(day.value, month.value, year?.value, end: year?.end ?? month.end)
    }

    func spec(_ day: Int, _ month: Int, _ year: Int?, end: Int) -> Match<DaySpec> {
        Match(value: .date(day: day, month: month, year: year), end: end)
    }
}

extension TimeRule {
    static let dayAndMonth = TimeRule(
        "day and month by name",
        [
            ("am fünften September", "2026-09-05"), ("5. Mai 2027", "2027-05-05"), ("März 3", "2027-03-03"),
            ("3. und 5. Mai", "2026-05-03; 2026-05-05"),
        ],
        not: ("Referat über den 9. November 1989", ""))

    static let twoOrdinals = TimeRule(
        "day and month both as ordinals",
        [("am fünften neunten", "2026-09-05"), ("am siebten 4.", "2026-04-07"), ("der zweite elfte", "2026-11-02")],
        not: ("die dritte Frage", ""))
}
