/// Dates in digits: `5.9.`, `05.09.2026`, `2026-09-05`, `21/04/2016`, `12-Mär-2014`.
extension TimeParser {
    /// `2026-09-05`, `2026/9/5`, `2020/Sep/23`.
    func isoDate(at index: Int) -> Match<DaySpec>? {
        guard token(index).digits == 4, let separator = separator(at: index + 1, "-/."),
            isGlued(separator, at: index + 1), isGlued(separator, at: index + 3), token(index + 4).digits > 0,
            token(index + 4).digits <= 2, token(index + 4).isGlued, let month = monthNumber(at: index + 2)
        else { return nil }
        return spec(token(index + 4).number, month, token(index).number, end: index + 5)
    }

    /// `5.9.`, `5.9.2026`, `05.09`, `5. 9.`; without a year it must close with a dot or be bound.
    func dottedDate(at index: Int, isBound: Bool) -> Match<DaySpec>? {
        let day = token(index), month = token(index + 2)
        guard day.digits > 0, day.digits <= 2, isGlued(".", at: index + 1), month.digits > 0, month.digits <= 2 else {
            return nil
        }
        guard isGlued(".", at: index + 3) else {
            guard isBound || month.isGlued && isAlone(index, index + 3), month.isGlued, month.number <= 12 else {
                return nil
            }
            return spec(day.number, month.number, nil, end: index + 3)
        }
        let year = token(index + 4)
        if year.digits == 4 || year.digits == 2 && year.isGlued, !isGlued(":", at: index + 5),
            !isGlued(".", at: index + 5) || isSentenceEnd(at: index + 5)
        {
            return spec(day.number, month.number, fullYear(year), end: index + 5)
        }
        guard !(year.digits > 0 && year.isGlued), month.isGlued || isBound || month.number <= 12 else { return nil }
        return spec(day.number, month.number, nil, end: index + 4)
    }

    /// `21/04/2016`, `3-7-07`, `29/2`, `12-Mär-2014`.
    func slashedDate(at index: Int) -> Match<DaySpec>? {
        let day = token(index)
        guard day.digits > 0, day.digits <= 2, let separator = separator(at: index + 1, "/-"),
            isGlued(separator, at: index + 1),
            token(index + 2).isGlued
        else { return nil }
        let year = token(index + 4)
        if token(index + 2).digits == 4, isGlued("-", at: index + 3), kind(index + 4) == .month {
            return spec(day.number, year.value, token(index + 2).number, end: index + 5)
        }
        guard let month = monthNumber(at: index + 2) else { return nil }
        if isGlued(separator, at: index + 3), year.isGlued, year.digits == 4 || year.digits == 2 {
            return spec(day.number, month, fullYear(year), end: index + 5)
        }
        guard separator == "/", month <= 12, isFraction(at: index) == false else { return nil }
        return spec(day.number, month, nil, end: index + 3)
    }

    /// `3/4` after a noun („Aufgabe 3/4“) is a fraction or a list, not a day.
    func isFraction(at index: Int) -> Bool {
        index > 0 && kind(index - 1) == .unknown || kind(index + 3) == .unit || kind(index + 3) == .unknown
    }

    func monthNumber(at index: Int) -> Int? {
        let token = token(index)
        if token.kind == .month { return token.value }
        return token.digits > 0 && token.digits <= 2 ? token.number : nil
    }

    func separator(at index: Int, _ allowed: String) -> Unicode.Scalar? {
        allowed.unicodeScalars.first { isSymbol($0, at: index) }
    }
}

extension TimeRule {
    static let digitalDate = TimeRule(
        "a date in digits, ISO or German",
        [
            ("2026-09-05", "2026-09-05"), ("5.9.", "2026-09-05"), ("am 24.12. um 18 Uhr", "2026-12-24T18:00"),
            ("21/04/2027", "2027-04-21"),
        ],
        not: ("Aufgabe 3/4", ""))
}
