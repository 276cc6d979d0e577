/// What German words say about time.
///
/// „Zahnarzt am fünften September um halb vier“ has one expression, 2026-09-05T15:30, and the remainder „Zahnarzt“.
public enum GermanTime {
    /// Every expression of time in a text, in order; what is left over is the remainder.
    public static func find(in text: String, at reference: LocalDateTime, options: TimeOptions = TimeOptions())
        -> TimeReading
    {
        reading(of: text, TimeParser(text, at: reference, options: options))
    }

    /// The value of words that must all belong to one expression of time, „am freitag um halb vier“.
    public static func value(
        of words: [String], at reference: LocalDateTime, options: TimeOptions = TimeOptions()
    ) throws(TimeError) -> TimeValue {
        let text = words.joined(separator: " ")
        let parser = TimeParser(text, at: reference, options: options)
        guard let match = parser.expression(at: 0), parser.isEnd(match.end) else { throw .notUnderstood(text) }
        return try match.value.get()
    }
}
