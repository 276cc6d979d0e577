/// Numbers of all forms in a text: „zwei Millionen“, `1.200.000,50`, „minus drei Komma fünf“, „drei Viertel“, „15 %“.
extension TimeParser {
    /// The number at a place, with its sign, and whether it is a percentage.
    func anyNumber(at index: Int) -> Match<NumberReading.Find>? {
        let sign = sign(at: index)
        guard let number = unsigned(at: sign?.end ?? index) else { return nil }
        let value = Double(sign?.value ?? 1) * number.value
        if let end = percent(at: number.end) { return find(.percent, value, index, end) }
        return find(.number, value, index, number.end)
    }

    private func find(_ kind: NumberReading.Kind, _ value: Double, _ start: Int, _ end: Int) -> Match<
        NumberReading.Find
    > {
        Match(value: NumberReading.Find(kind: kind, value: value, text: words(start, end)), end: end)
    }

    private func percent(at index: Int) -> Int? {
        kind(index) == .percent || isSymbol("%", at: index) ? index + 1 : nil
    }

    /// „minus“, „plus“, `-`, `+`; a dash only at the beginning or after a blank.
    private func sign(at index: Int) -> Match<Int>? {
        if kind(index) == .sign { return Match(value: token(index).value, end: index + 1) }
        guard isSymbol("-", at: index) || isSymbol("+", at: index), !token(index).isGlued,
            token(index + 1).digits > 0 || isSymbol(",", at: index + 1)
        else { return nil }
        return Match(value: isSymbol("-", at: index) ? -1 : 1, end: index + 1)
    }

    private func unsigned(at index: Int) -> Match<Double>? {
        if let mixed = mixed(at: index) { return mixed }
        guard let whole = simple(at: index) else { return pureFraction(at: index) ?? pointOnly(at: index) }
        if let more = fractionBehind(whole) { return more }
        return scaled(pointed(whole) ?? whole)
    }

    /// „Komma fünf“, `,77`.
    private func pointOnly(at index: Int) -> Match<Double>? {
        let isWord = kind(index) == .wordPoint
        guard
            isWord
                || isSymbol(",", at: index) && token(index + 1).isGlued && token(index + 1).digits > 0
                    && !token(index).isGlued
        else { return nil }
        return pointed(Match(value: 0, end: index))
    }

    /// Digits or words without a fraction.
    private func simple(at index: Int) -> Match<Double>? {
        if token(index).digits > 0 { return digitNumber(at: index) }
        if let joined = splitTens(at: index) { return large(joined, at: index) }
        if let cardinal = cardinal(at: index) { return large(cardinal, at: index) }
        guard kind(index) == .one, !isFractionName(index + 1) else {
            return kind(index) == .multiplier ? large(Match(value: 1, end: index), at: index) : nil
        }
        return large(Match(value: 1, end: index + 1), at: index)
    }

    /// „acht und achtzig“, as a recogniser may part it.
    private func splitTens(at index: Int) -> Match<Int>? {
        guard kind(index) == .one || kind(index) == .cardinal && (2...9).contains(token(index).value),
            kind(index + 1) == .and,
            kind(index + 2) == .cardinal, (20...90).contains(token(index + 2).value), token(index + 2).value % 10 == 0
        else { return nil }
        return Match(value: token(index).value + token(index + 2).value, end: index + 3)
    }

    /// A number with „Millionen“, „Milliarden“ … and what follows below them.
    private func large(_ first: Match<Int>, at index: Int) -> Match<Double> {
        var total = 0.0
        var group: Match<Int>? = first
        var end = first.end
        var limit = Int.max
        while let part = group {
            guard kind(part.end) == .multiplier, token(part.end).value < limit else {
                total += Double(part.value)
                end = part.end
                break
            }
            limit = token(part.end).value
            total += Double(part.value) * power(limit)
            end = part.end + 1
            group =
                cardinal(at: end)
                ?? (kind(end) == .one && kind(end + 1) == .multiplier ? Match(value: 1, end: end + 1) : nil)
        }
        return hundredAnd(Match(value: total, end: end))
    }

    /// „einhundert und drei“.
    private func hundredAnd(_ match: Match<Double>) -> Match<Double> {
        guard kind(match.end) == .and, match.value >= 100, match.value < 1e15, Int(match.value) % 100 == 0,
            kind(match.end + 1) == .cardinal,
            (1...99).contains(token(match.end + 1).value)
        else { return match }
        return Match(value: match.value + Double(token(match.end + 1).value), end: match.end + 2)
    }

    private func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { value, _ in value * 10 } }

    /// „komma fünf null“, „Punkt eins vier“ behind a whole number: single digits or one number, written behind the point.
    private func pointed(_ whole: Match<Double>) -> Match<Double>? {
        var place = whole.end
        guard kind(place) == .wordPoint || isSymbol(",", at: place) else { return nil }
        place += 1
        var digits = ""
        while kind(place) == .cardinal, token(place).value < 100,
            digits.isEmpty || token(place).value < 10 || digits.allSatisfy({ $0 == "0" })
        {
            digits += String(token(place).value)
            place += 1
        }
        if digits.isEmpty, token(place).digits > 0, token(place).digits <= 15 {
            digits =
                String(repeating: "0", count: token(place).digits - String(token(place).number).count)
                + String(token(place).number)
            place += 1
        }
        guard !digits.isEmpty, let part = Double("0." + digits) else { return nil }
        return Match(value: whole.value + part, end: place)
    }

    /// „100k“, „3M“, „1,2 Millionen“.
    private func scaled(_ match: Match<Double>) -> Match<Double> {
        if kind(match.end) == .multiplier {
            return Match(value: match.value * power(token(match.end).value), end: match.end + 1)
        }
        if kind(match.end) == .thousands, token(match.end).isGlued {
            return Match(value: match.value * power(token(match.end).value), end: match.end + 1)
        }
        if kind(match.end) == .dozen { return Match(value: match.value * 12, end: match.end + 1) }
        return match
    }
}

extension TimeRule {
    static let decimal = TimeRule(
        "a number with a spoken point",
        [("zwei Komma fünf", "2.5"), ("zehn Komma null acht", "10.08"), ("minus drei Komma fünf null", "-3.5")],
        not: ("Komma setzen", ""), .number)

    static let percent = TimeRule(
        "a percentage",
        [("fünfzehn Prozent", "15"), ("100 %", "100"), ("3,2 vom Hundert", "3.2")], not: ("Prozentrechnung", ""),
        .number)
}
