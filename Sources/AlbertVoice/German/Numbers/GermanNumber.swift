/// German number words: reading and saying them.
public enum GermanNumber {
    /// The whole number that words say, „zweiundvierzig“, „hundert zweiundvierzig“, „zwo“, „42“; nil for anything else.
    public static func value(of words: [String]) -> Int? {
        let tokens = WordLexer.tokens(of: words.joined(separator: " "))
        let parser = TimeParser(text: "", tokens: tokens, reference: LocalDateTime(LocalDate(dayNumber: 0)), options: TimeOptions())
        guard let match = parser.number(at: 0, article: true), parser.kind(match.end) == .end else { return nil }
        return match.value
    }

    /// The number of an ordinal, „fünfte“, „einundzwanzigsten“, „5.“; nil for anything else.
    public static func ordinal(of word: String) -> Int? {
        let tokens = WordLexer.tokens(of: word)
        let parser = TimeParser(text: "", tokens: tokens, reference: LocalDateTime(LocalDate(dayNumber: 0)), options: TimeOptions())
        guard let match = parser.ordinal(at: 0), parser.kind(match.end) == .end else { return nil }
        return match.value
    }
}
extension GermanNumber {
    /// Every number in a text.
    public static func find(in text: String) -> NumberReading { NumberReading(results: [], remainder: text) }
    /// Every ordinal in a text.
    public static func findOrdinals(in text: String) -> NumberReading { NumberReading(results: [], remainder: text) }
}
