/// A day of the week, Monday first as in ISO 8601.
public enum Weekday: Int, CaseIterable, Codable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The two letters RFC 5545 uses in `BYDAY`.
    public var code: String {
        ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][rawValue - 1]
    }
}
