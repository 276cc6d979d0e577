/// Whole numbers in words, of one word or several: „zweiundvierzig“, „hundert zweiundvierzig“, „zwei tausend fünf“.
extension TimeParser {
    /// The number at a place; numbers that cannot be one number stay apart („vier fünfhundert“ is 4 and 500).
    func cardinal(at index: Int) -> Match<Int>? {
        if let zeros = leadingZero(at: index) { return zeros }
        var sum = CardinalSum()
        var end = index
        if kind(index) == .one {
            guard kind(index + 1) == .cardinal, token(index + 1).value == 100 || token(index + 1).value == 1000 else {
                return nil
            }
            sum.current = 1
            end += 1
        }
        while kind(end) == .cardinal, sum.add(token(end).value) { end += 1 }
        return end > index ? Match(value: sum.value, end: end) : nil
    }

    /// „null drei“ is 3, „null null hundertfünfundzwanzig“ 125.
    private func leadingZero(at index: Int) -> Match<Int>? {
        guard kind(index) == .cardinal, token(index).value == 0 else { return nil }
        var end = index
        while end < index + 9, kind(end) == .cardinal, token(end).value == 0 { end += 1 }
        // Behind so many zeros another one begins a number of its own, or every place of a long run would look through all of it.
        guard kind(end) == .cardinal, token(end).value != 0 else { return Match(value: 0, end: end) }
        return cardinal(at: end)
    }
}

/// The sum of number words that follow each other.
struct CardinalSum {
    /// Whole thousands so far.
    var thousands = 0
    /// What stands below the next thousand so far.
    var current = 0
    private var isEmpty: Bool { thousands == 0 && current == 0 }

    /// The number so far.
    var value: Int { thousands + current }

    /// Adds the next word's number; false where it begins a number of its own.
    mutating func add(_ next: Int) -> Bool {
        switch next {
        case 1000 where thousands == 0: (thousands, current) = (max(current, 1) * 1000, 0)
        case 100 where (1...9).contains(current): current *= 100
        case 1...99 where current >= 100 && current % 100 == 0: current += next
        case 1...999 where current == 0: current = next
        case 1001... where isEmpty: (thousands, current) = (next / 1000 * 1000, next % 1000)
        default: return false
        }
        return true
    }
}

extension TimeRule {
    static let cardinal = TimeRule(
        "a number in words; what cannot be one number stays apart",
        [
            ("zweiundvierzig", "42"), ("hundert zweiundvierzig", "142"), ("zwei Millionen eintausend", "2001000"),
            ("vier fünfhundert", "4; 500"), ("achtundachtzig sechs", "88; 6"),
        ],
        not: ("sechzighundert", ""), .number)
}
