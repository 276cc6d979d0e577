/// One time at which an entry with a clock time takes place.
struct Occurrence: Hashable, Sendable {
    let entry: Entry
    let start: LocalDateTime
    /// Exclusive; an hour after the start where no end was said.
    let end: LocalDateTime

    /// The occurrence that touches a day; nil for entries without a clock time or on other days.
    init?(of entry: Entry, on day: LocalDate) {
        guard let first = entry.start, !entry.allDay, entry.occurs(on: day) else { return nil }
        let length = max(0, entry.end.map { first.seconds(until: $0) } ?? 3600)
        let isRepeated = entry.recurrence != nil && day > first.date
        self.entry = entry
        start = isRepeated ? LocalDateTime(day, second: first.second) : first
        end = start.adding(seconds: length)
    }

    /// How long it takes on a day, in hours.
    func hours(on day: LocalDate) -> Double {
        let first = max(start, LocalDateTime(day))
        let last = min(end, LocalDateTime(day.adding(days: 1)))
        return Double(max(0, first.seconds(until: last))) / 3600
    }
}

extension Entry {
    /// The entry as it takes place next from a day on, without its rule.
    func nextTime(from today: LocalDate) -> Entry {
        guard recurrence != nil, let first = start, let day = next(from: today).map(LocalDate.init(dayNumber:)) else {
            return self
        }
        var once = self
        let start = LocalDateTime(day, second: first.second)
        once.end = end.map { start.adding(seconds: first.seconds(until: $0)) }
        (once.start, once.recurrence) = (start, nil)
        return once
    }

    /// Whether a person has to do with it: whose it is, who comes along, who drives.
    func involves(_ person: String) -> Bool {
        people.contains(person) || companions.contains(person) || driver == person
    }
}
