/// Fractions: „ein Drittel“, „drei Viertel“, „fünf halbe“, „anderthalb Millionen“, `1/3`, `1 und 3/4`, „ein halbes Dutzend“.
extension TimeParser {
    /// „anderthalb“, „zweieinhalb“, „dreiviertel“, „halbes Dutzend“.
    func mixed(at index: Int) -> Match<Double>? {
        switch kind(index) {
        case .mixed: multiplied(Double(token(index).value) + 0.5, end: index + 1)
        case .threeQuarters: multiplied(0.75, end: index + 1)
        case .quarter: multiplied(0.25, end: index + 1)
        case .dozen: Match(value: 12, end: index + 1)
        case .half: multiplied(0.5, end: index + 1)
        case .symbol where isSymbol("½", at: index): multiplied(0.5, end: index + 1)
        case .one where kind(index + 1) == .half: multiplied(0.5, end: index + 2)
        case .one where kind(index + 1) == .dozen: Match(value: 12, end: index + 2)
        default: nil
        }
    }

    private func multiplied(_ value: Double, end: Int) -> Match<Double> {
        if kind(end) == .dozen { return Match(value: value * 12, end: end + 1) }
        guard kind(end) == .multiplier else { return Match(value: value, end: end) }
        return Match(value: value * (0..<token(end).value).reduce(1.0) { power, _ in power * 10 }, end: end + 1)
    }

    /// Whether a word names a part: „Drittel“, „Viertel“, „halbe“.
    func isFractionName(_ index: Int) -> Bool { [.fraction, .quarter, .half].contains(kind(index)) }

    /// „ein Drittel“, „drei Viertel“, `1/3`.
    func pureFraction(at index: Int) -> Match<Double>? {
        if token(index).digits > 0, isGlued("/", at: index + 1), token(index + 2).digits > 0,
            token(index + 2).number > 0
        {
            return Match(value: Double(token(index).number) / Double(token(index + 2).number), end: index + 3)
        }
        guard let part = part(at: index + 1), let count = kind(index) == .one ? 1 : number(at: index)?.value else {
            return nil
        }
        return Match(value: Double(count) / part, end: index + 2)
    }

    /// How many such parts make a whole.
    private func part(at index: Int) -> Double? {
        switch kind(index) {
        case .fraction: Double(token(index).value)
        case .quarter: 4
        case .half: 2
        default: nil
        }
    }

    /// A fraction of or behind a whole number: „zwei Drittel“, „fünf und drei Viertel Milliarden“, `1 und 3/4`, `1/3`.
    func fractionBehind(_ whole: Match<Double>) -> Match<Double>? {
        if let part = part(at: whole.end) { return multiplied(whole.value / part, end: whole.end + 1) }
        if isGlued("/", at: whole.end), token(whole.end + 1).isGlued, token(whole.end + 1).digits > 0,
            token(whole.end + 1).number > 0
        {
            return Match(value: whole.value / Double(token(whole.end + 1).number), end: whole.end + 2)
        }
        if let half = halfBehind(whole) { return half }
        guard kind(whole.end) == .and else { return nil }
        let place = whole.end + 1
        guard let fraction = pureFraction(at: place) ?? (kind(place) == .one ? nil : mixedPart(at: place)) else {
            return nil
        }
        return multiplied(whole.value + fraction.value, end: fraction.end)
    }

    /// „drei ein halb“, `3 1/2`, `2½`.
    private func halfBehind(_ whole: Match<Double>) -> Match<Double>? {
        if isSymbol("½", at: whole.end) { return multiplied(whole.value + 0.5, end: whole.end + 1) }
        if kind(whole.end) == .one, kind(whole.end + 1) == .half {
            return multiplied(whole.value + 0.5, end: whole.end + 2)
        }
        guard token(whole.end - 1).digits > 0, token(whole.end).digits > 0, isGlued("/", at: whole.end + 1),
            let part = pureFraction(at: whole.end), part.value < 1
        else { return nil }
        return Match(value: whole.value + part.value, end: part.end)
    }

    private func mixedPart(at index: Int) -> Match<Double>? {
        kind(index) == .threeQuarters ? Match(value: 0.75, end: index + 1) : nil
    }
}

extension TimeRule {
    static let fraction = TimeRule(
        "a fraction",
        [
            ("drei Viertel", "0.75"), ("anderthalb Millionen", "1500000"), ("1 und 3/4 Tassen", "1.75"),
            ("ein halbes Dutzend", "6"),
        ],
        not: ("drei Tassen", "3"), .number)
}
