/// Ordinals: „der dritte“, „7.“, „4ter“, „zu viert“, „zwei tausend zweite“, „der einhundert Milliardste“.
extension TimeParser {
    /// The ordinal at a place.
    func anyOrdinal(at index: Int) -> Match<Int>? {
        if kind(index) == .to, kind(index + 1) == .together {
            return Match(value: token(index + 1).value, end: index + 2)
        }
        if kind(index) == .ordinalMultiplier { return Match(value: power(token(index).value), end: index + 1) }
        if let spoken = spokenOrdinal(at: index) { return spoken }
        guard let ordinal = ordinal(at: index) else { return longDotted(at: index) }
        return token(index).digits == 0 || isFree(index, ordinal.end) ? ordinal : nil
    }

    private func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { value, _ in value * 10 } }

    /// `7.` but not the `7.` of `7.5`, nor a number that ends a sentence.
    private func isFree(_ index: Int, _ end: Int) -> Bool {
        guard isSymbol(".", at: end - 1) else { return true }
        if token(end).isGlued, token(end).digits > 0 { return false }
        return index == 0 || kind(end) != .end && !isSymbol(".", at: end)
    }

    private func longDotted(at index: Int) -> Match<Int>? {
        guard token(index).digits > 2, token(index).digits <= 6 else { return nil }
        if kind(index + 1) == .ordinalEnding, token(index + 1).isGlued {
            return Match(value: token(index).number, end: index + 2)
        }
        guard isGlued(".", at: index + 1), isFree(index, index + 2) else { return nil }
        return Match(value: token(index).number, end: index + 2)
    }

    /// Several words, of which the last has the ending.
    private func spokenOrdinal(at index: Int) -> Match<Int>? {
        guard kind(index) == .cardinal || kind(index) == .one,
            let head = cardinal(at: index) ?? (kind(index) == .one ? Match(value: 1, end: index + 1) : nil)
        else { return nil }
        if kind(head.end) == .ordinalMultiplier {
            return Match(value: head.value * power(token(head.end).value), end: head.end + 1)
        }
        if kind(head.end) == .ordinal, head.value >= 100, head.value % 100 == 0, token(head.end).value < 100 {
            return Match(value: head.value + token(head.end).value, end: head.end + 1)
        }
        guard kind(head.end) == .and, kind(head.end + 1) == .ordinal, (1...9).contains(head.value),
            token(head.end + 1).value % 10 == 0, (20...90).contains(token(head.end + 1).value)
        else { return nil }
        return Match(value: head.value + token(head.end + 1).value, end: head.end + 2)
    }
}

extension TimeRule {
    static let ordinal = TimeRule(
        "an ordinal",
        [("der dritte", "3"), ("4ter", "4"), ("zwei tausend zweite", "2002"), ("zu viert", "4")], not: ("drei", ""),
        .ordinal)
}
