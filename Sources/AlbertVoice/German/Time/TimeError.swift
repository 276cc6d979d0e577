/// Why words that speak of time have no value.
public enum TimeError: Error, Hashable, Sendable {
    /// There is no such day or clock time; named as it was said, „31. Februar“, „25 Uhr“.
    case impossible(String)
    /// The weekday that was said is not the weekday of the date that was said.
    case disagreement(date: LocalDate, said: Weekday)
    /// The words are no expression of time.
    case notUnderstood(String)
}
