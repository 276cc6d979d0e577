/// How fine an expression of time is: „um halb vier“ is a minute, „im März“ a month.
public enum Grain: String, Hashable, Codable, Sendable {
    /// From the finest to the coarsest.
    case second, minute, hour, day, week, month, quarter, year
}
