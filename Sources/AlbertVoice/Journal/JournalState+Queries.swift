extension JournalState {
    /// What stands on a day: events that touch it, recurring ones included, and homework that is due on it.
    ///
    /// All-day events come first, then by clock time, homework last; days are those of the entries' own wall clock.
    public func entries(on day: LocalDate) -> [Entry] {
        let found = entries.filter { $0.occurs(on: day) }
        return found.enumerated().sorted { left, right in
            (left.element.rank, left.offset) < (right.element.rank, right.offset)
        }.map(\.element)
    }

    /// Homework not yet ticked off, of one person (nil: of everybody), by due day; without a day last.
    public func openHomework(of person: String? = nil) -> [Entry] {
        let open = entries.filter { $0.kind == .homework && !$0.isDone && $0.concerns(person) }
        return open.enumerated().sorted { left, right in
            let days = (left.element.due?.dayNumber ?? .max, right.element.due?.dayNumber ?? .max)
            return (days.0, left.offset) < (days.1, right.offset)
        }.map(\.element)
    }
}

extension Entry {
    /// Whether the entry is that person's or everybody's; always for nil.
    public func concerns(_ person: String?) -> Bool {
        guard let person else { return true }
        return people.isEmpty || people.contains(person) || companions.contains(person)
    }

    /// Whether the entry touches a day: due on it, or an occurrence runs on it.
    public func occurs(on day: LocalDate) -> Bool {
        guard let start else { return due == day }
        let length = span - 1
        guard let recurrence else { return (start.date...start.date.adding(days: length)).contains(day) }
        // A rule this program cannot read still happens for the first time.
        guard let rule = Recurrence(recurrence) else { return start.date == day }
        let days = rule.occurrences(from: start.date, in: day.adding(days: -length)...day)
        return days.contains { exceptions?.contains($0) != true }
    }

    /// How many days an occurrence touches, at least one.
    ///
    /// The end is exclusive: until midnight is not the next day.
    private var span: Int {
        guard let start, let end, end > start else { return 1 }
        let last = end.adding(seconds: -1).date
        return last.dayNumber - start.date.dayNumber + 1
    }

    fileprivate var rank: Int {
        guard let start else { return 100_000 }
        return allDay ? -1 : start.second
    }
}
