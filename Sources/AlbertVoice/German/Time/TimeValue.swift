/// What an expression of time means.
///
/// „von drei bis vier“, said on Tuesday 2026-03-10 at 09:15, is the interval 2026-03-10T15:00/2026-03-10T16:00.
public struct TimeValue: Hashable, Sendable {
    /// The five things an expression of time can be.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// A point of the clock, „morgen um acht“.
        case instant
        /// A day, or a whole week, month, quarter or year.
        case date
        /// From a start to an end, one of which may be open („bis Donnerstag“).
        case interval
        /// A length, „anderthalb Stunden“.
        case duration
        /// Something that comes again, „jeden Dienstag“.
        case recurrence
    }

    /// What it is.
    public var kind: Kind
    /// Where it starts; of a recurrence the first occurrence; nil where open.
    public var start: LocalDateTime?
    /// Where it ends, exclusive: „bis Donnerstag“ ends on Friday at 00:00; nil where open or a point.
    public var end: LocalDateTime?
    /// How fine it was said.
    public var grain: Grain
    /// The length of a duration.
    public var seconds: Double?
    /// The rule of a recurrence after RFC 5545, `FREQ=WEEKLY;BYDAY=TU`.
    public var rrule: String?
    /// Whether a clock time or part of the day was said; false means all day.
    public var hasClock: Bool
    /// The part of the day that was said instead of a clock time, „Freitag Abend“.
    public var dayPart: DayPart?

    /// A value of a kind; what it lacks stays nil.
    public init(
        kind: Kind, start: LocalDateTime? = nil, end: LocalDateTime? = nil, grain: Grain, seconds: Double? = nil,
        rrule: String? = nil, hasClock: Bool = false, dayPart: DayPart? = nil
    ) {
        self.kind = kind
        self.start = start
        self.end = end
        self.grain = grain
        self.seconds = seconds
        self.rrule = rrule
        self.hasClock = hasClock
        self.dayPart = dayPart
    }

    /// The day by which something is due: the last day before an exclusive end, else the day of the start.
    ///
    /// „bis Donnerstag“ is due on Thursday, „bis 16 Uhr“ today.
    public var dueDate: LocalDate? {
        if let end { return end.adding(seconds: -1).date }
        return start?.date
    }
}

extension TimeValue: CustomStringConvertible {
    /// The value in ISO 8601, `2026-03-12`, `2026-03-10T15:00/2026-03-10T16:00`, `PT5400S`, `FREQ=DAILY`.
    public var description: String {
        switch kind {
        case .duration: "PT\(secondsText)S"
        case .recurrence: rrule ?? ""
        case .date: (start?.date.description ?? "") + (grain == .day ? "" : " \(grain.rawValue)")
        case .instant: start?.description ?? ""
        case .interval: (start?.description ?? "..") + "/" + (end?.description ?? "..")
        }
    }

    private var secondsText: String {
        let seconds = seconds ?? 0
        return seconds == seconds.rounded() && abs(seconds) < 1e15 ? String(Int(seconds)) : String(seconds)
    }
}
