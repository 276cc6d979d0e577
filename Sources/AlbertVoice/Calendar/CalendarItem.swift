/// One event or task as a calendar file has it.
struct CalendarItem: Hashable, Sendable {
    /// What it means as an entry; the id follows from UID and RECURRENCE-ID.
    var entry: Entry
    /// Whether it does not take place (STATUS:CANCELLED, METHOD:CANCEL; RFC 5545, 3.8.1.11, and RFC 5546, 3.2.5).
    var isCancelled: Bool
    /// Which revision it is (RFC 5545, 3.8.7.4).
    var sequence: Int
    /// The id of the recurring entry and the day on which this one takes the place of an occurrence; nil for others.
    var replaces: Replaced?

    /// An occurrence.
    struct Replaced: Hashable, Sendable {
        var id: String
        var day: LocalDate
    }
}

/// What a calendar file holds for us.
struct CalendarContent: Hashable, Sendable {
    /// Events and tasks in the order of the file, each id once.
    var items: [CalendarItem] = []
    /// How many could not be read, because they have no UID or no time we know.
    var unreadable = 0
    /// TZIDs that nobody knows; their times were taken for the device's.
    var unknownZones: [String] = []
}
