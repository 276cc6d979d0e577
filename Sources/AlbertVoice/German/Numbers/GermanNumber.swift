/// German numbers: finding, reading and saying them.
public enum GermanNumber {
    /// The whole number that words say, „zweiundvierzig“, „hundert zweiundvierzig“, „zwo“, „42“; nil for anything else.
    public static func value(of words: [String]) -> Int? {
        let parser = parser(words.joined(separator: " "))
        guard let match = parser.number(at: 0, article: true), parser.kind(match.end) == .end else { return nil }
        return match.value
    }

    /// The number of an ordinal, „fünfte“, „einundzwanzigsten“, „5.“; nil for anything else.
    public static func ordinal(of word: String) -> Int? {
        let parser = parser(word)
        guard let match = parser.ordinal(at: 0), parser.kind(match.end) == .end else { return nil }
        return match.value
    }

    /// Every number in a text, „zwei Drittel“, „minus 3,5“, „fünfzehn Prozent“, and what is left over.
    public static func find(in text: String) -> NumberReading {
        reading(of: text) { parser, index in parser.anyNumber(at: index) }
    }

    /// Every ordinal in a text, „der dritte“, „am 5.“, and what is left over.
    public static func findOrdinals(in text: String) -> NumberReading {
        reading(of: text) { parser, index in
            parser.anyOrdinal(at: index).map { match in
                let find = NumberReading.Find(
                    kind: .ordinal, value: Double(match.value), text: parser.words(index, match.end))
                return TimeParser.Match(value: find, end: match.end)
            }
        }
    }

    private static func parser(_ text: String) -> TimeParser {
        TimeParser(text, at: LocalDateTime(LocalDate(dayNumber: 0)), options: TimeOptions())
    }

    private static func reading(
        of text: String, _ rule: (TimeParser, Int) -> TimeParser.Match<NumberReading.Find>?
    ) -> NumberReading {
        let parser = parser(text)
        var finder = TokenFinder<NumberReading.Find>()
        finder.run(over: parser) { rule(parser, $0) }
        return NumberReading(results: finder.finds, remainder: finder.remainder(of: text, parser))
    }
}
