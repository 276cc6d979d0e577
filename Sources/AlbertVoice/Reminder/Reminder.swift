/// Something that is told now, because it comes soon or has just been missed.
public struct Reminder: Hashable, Sendable {
    /// How it stands to the moment at which it is told.
    public enum Occasion: Hashable, Sendable {
        /// It begins in so many minutes, rounded up; 0 for now.
        case ahead(minutes: Int)
        /// It began, at most two hours ago.
        case late
        /// It is due, or takes place, on the next day or later in so many days.
        case days(Int)
    }

    /// The entry as it is now, with its first occurrence.
    public let entry: Entry
    /// The occurrence, wall clock in the entry's zone; midnight for a whole day.
    public let occurrence: LocalDateTime
    /// Seconds since 1970 at which it should have been told.
    public let due: Int
    /// How it stands to now.
    public let occasion: Occasion

    /// Names it for ever: nothing with the same key is told twice.
    public var key: Key { Key(entry: entry.id, occurrence: occurrence) }

    /// An entry's id with one of its occurrences.
    public struct Key: Hashable, Codable, Sendable {
        /// The entry's id.
        public var entry: String
        /// The occurrence, wall clock in the entry's zone.
        public var occurrence: LocalDateTime
    }
}
