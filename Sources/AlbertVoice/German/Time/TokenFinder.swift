/// Goes through the tokens of a text, takes what a rule finds and remembers where.
///
/// A text is looked through to its three hundredth token: nobody says so much, and what is pasted by mistake shall not
/// hold up whoever waits. What stands behind is left over.
struct TokenFinder<Find> {
    /// What was found, in order.
    private(set) var finds: [Find] = []
    /// The bytes that were taken.
    private(set) var taken: [Range<Int>] = []

    private let most = 300

    /// Tries a rule at every place; a place that a find covers is not tried again.
    mutating func run(over parser: TimeParser, _ rule: (Int) -> TimeParser.Match<Find>?) {
        var index = 0
        while parser.kind(index) != .end, index < most {
            guard let match = rule(index) else {
                index += 1
                continue
            }
            finds.append(match.value)
            taken.append(parser.token(index).start..<parser.token(match.end - 1).end)
            index = match.end
        }
    }

    /// The text without what was taken, one blank between words.
    func remainder(of text: String, _ parser: TimeParser) -> String {
        guard !taken.isEmpty else { return text }
        var pieces: [Substring] = []
        var start = 0
        for range in taken + [text.utf8.count..<text.utf8.count] {
            let words = parser.words(from: start, to: range.lowerBound).split(whereSeparator: \.isWhitespace)
            pieces += trimmed(words.filter { !$0.allSatisfy(\.isLooseMark) })
            start = range.upperBound
        }
        return pieces.joined(separator: " ")
    }

    /// Marks that a find leaves at the seam go with it: „Zahnarzt für Lena, Freitag um vier“.
    private func trimmed(_ words: [Substring]) -> [Substring] {
        guard var last = words.last else { return words }
        while let mark = last.last, mark.isLooseMark, mark != "." { last.removeLast() }
        return words.dropLast() + [last]
    }
}

extension Character {
    /// Whether it is a mark that means nothing by itself.
    fileprivate var isLooseMark: Bool { ",.;:-–".contains(self) }
}
