/// What `parse` looks for in a text.
public enum ParseDimension: String, CaseIterable, Sendable {
    /// Points, days, spans and repetitions.
    case time
    /// Lengths of time.
    case duration
    /// Numbers, fractions and percentages.
    case number
    /// Ordinals.
    case ordinal
}
