/// What is kept: homework, an event, a task, a drive and so on.
public struct Entry: Hashable, Codable, Sendable {
    /// What sort of entry it is.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// For school, due on a day.
        case homework
        /// Something that takes place.
        case event
        /// Something to be done, with or without a day.
        case task
        /// Somebody has to be driven somewhere; `driver` is nil where nobody is found yet.
        case drive
        /// Something that has to go along, on the day `due`.
        case takeAlong
        /// An item of the shopping list.
        case shopping
        /// Something to be remembered; the text is the title.
        case note
        /// Somebody's birthday, every year; the title is the name.
        case birthday
    }

    /// Names the entry for ever, in every change and in the calendar.
    public var id: String
    /// What sort of entry it is.
    public var kind: Kind
    /// An event's title, a task, a thing, a drive's destination, a note's text or a name; nil for homework.
    public var title: String?
    /// The school subject, „Mathematik“.
    public var subject: String?
    /// What is to be done; nil for events.
    public var content: HomeworkContent?
    /// Whose it is, by the names in the family file; nobody where it is everybody's.
    public var people: [String] = []
    /// Who comes along.
    public var companions: [String] = []
    /// When an event begins, wall clock in `zone`.
    public var start: LocalDateTime?
    /// When it ends, exclusive; nil where no end was said.
    public var end: LocalDateTime?
    /// Whether the event has no clock time.
    public var allDay = false
    /// RFC 5545 recurrence rule without the prefix, „FREQ=WEEKLY;BYDAY=TU“.
    public var recurrence: String?
    /// Days on which the recurrence does not happen, oldest first (RFC 5545, 3.8.5.1); nil for none.
    public var exceptions: [LocalDate]?
    /// The day on which homework or a task is due, or a thing goes along.
    public var due: LocalDate?
    /// Where.
    public var place: String?
    /// Who drives; nil where nobody is found yet, and for all but drives.
    public var driver: String?
    /// The zone whose wall clock `start` and `end` show, „Europe/Berlin“.
    public var zone: String
    /// Whether it is ticked off.
    public var isDone = false

    /// An entry with nothing but what every entry has.
    public init(id: String, kind: Kind, zone: String) {
        self.id = id
        self.kind = kind
        self.zone = zone
    }

    /// The day on which the entry stands in a list: due day or first day.
    public var day: LocalDate? { due ?? start?.date }
}
