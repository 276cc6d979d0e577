/// Numbers in digits: `1.200.000,50`, `4.800`, `2,357`, `1 234 567`, `0033`.
extension TimeParser {
    /// The number written in digits at a place, with its groups of three and its decimals.
    func digitNumber(at index: Int) -> Match<Double>? {
        guard token(index).digits > 0, token(index).digits <= 18 else { return nil }
        var value = Double(token(index).number)
        var end = index + 1
        if token(index).digits <= 3, let separator = groupSeparator(at: index) {
            while let group = group(separator, at: end) {
                value = value * 1000 + Double(token(group - 1).number)
                end = group
            }
        }
        return decimals(Match(value: value, end: end))
    }

    /// The mark between groups of three digits, a dot or a blank.
    private func groupSeparator(at index: Int) -> Unicode.Scalar? {
        if group(".", at: index + 1) != nil { return "." }
        return group(" ", at: index + 1) != nil ? " " : nil
    }

    /// The place after one more group of three digits.
    private func group(_ separator: Unicode.Scalar, at index: Int) -> Int? {
        let place = separator == " " ? index : index + 1
        guard token(place).digits == 3 else { return nil }
        if separator == " " { return token(place).isGlued ? nil : place + 1 }
        return isGlued(separator, at: index) && token(place).isGlued ? place + 1 : nil
    }

    /// What stands behind a decimal comma, or a point that parts no group.
    private func decimals(_ whole: Match<Double>) -> Match<Double> {
        let part = token(whole.end + 1)
        guard isGlued(",", at: whole.end) || isGlued(".", at: whole.end), part.digits > 0, part.digits <= 15,
            part.isGlued,
            !isGlued(".", at: whole.end + 2) || kind(whole.end + 3) != .digits
        else { return whole }
        let scale = (0..<part.digits).reduce(1.0) { scale, _ in scale * 10 }
        return Match(value: whole.value + Double(part.number) / scale, end: whole.end + 2)
    }
}

extension TimeRule {
    static let digits = TimeRule(
        "a number in digits",
        [("1.200.000,50", "1200000.5"), ("2,357", "2.357"), ("- 1.200", "-1200"), ("100k", "100000")],
        not: ("Punkt", ""), .number)
}
