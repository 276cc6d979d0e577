/// An entry at another time: what was not said stays as it was.
///
/// „um fünf“ keeps the day, „Freitag“ keeps the clock time, and an event stays as long as it was.
struct Rescheduling {
    let entry: Entry

    init(_ entry: Entry) {
        self.entry = entry
    }

    /// The entry at a time that was said, with or without a day.
    func moved(to value: TimeValue, saidDay: Bool, now: LocalDateTime) -> Entry {
        guard let said = value.start ?? value.end else { return entry }
        guard let start = entry.start else { return moved(to: value, saidDay: saidDay, said) }
        var moved = entry
        let part = clock(in: value)
        let hasClock = value.hasClock && entry.kind != .birthday
        let second = hasClock ? part ?? said.second : start.second
        let date = !saidDay ? start.date : first(of: value, second, now) ?? said.date
        let begin = LocalDateTime(date, second: second)
        moved.start = begin
        moved.allDay = entry.allDay && !hasClock
        moved.end = part == nil ? end(of: value, begin: begin) : nil
        moved.recurrence =
            value.rrule.map { Resolver.simple($0, from: begin) } ?? recurrence(from: start.date, to: date)
        return moved
    }

    /// What is due by a day, and a task that gets a clock time or comes again.
    private func moved(to value: TimeValue, saidDay: Bool, _ said: LocalDateTime) -> Entry {
        var moved = entry
        if value.hasClock || value.rrule != nil, entry.kind == .task {
            moved.start = LocalDateTime(saidDay ? said.date : entry.due ?? said.date, second: said.second)
            moved.allDay = !value.hasClock
            moved.recurrence = value.rrule.map { Resolver.simple($0, from: moved.start) }
            moved.due = nil
        } else if saidDay {
            moved.due = value.dueDate
        }
        return moved
    }

    /// „Abends“ of what was to be at eight in the morning is eight in the evening; nil where the hour is in no such part.
    private func clock(in value: TimeValue) -> Int? {
        guard value.dayPart != nil, value.kind == .interval, entry.end == nil, !entry.allDay, let start = entry.start,
            let from = value.start, let to = value.end
        else { return nil }
        return [start.second, (start.second + 43_200) % 86_400].first { second in
            (from..<max(from, to)).contains(LocalDateTime(from.date, second: second))
        }
    }

    /// The first time a weekly series comes on the weekday that was said: „Dienstag“ of it is what „jeden Dienstag“ is.
    ///
    /// A series that is on that day already stays where it began; nil for what is no such series and no such day.
    private func first(of value: TimeValue, _ second: Int, _ now: LocalDateTime) -> LocalDate? {
        guard let start = entry.start, let said = value.start?.date, value.rrule == nil,
            value.kind != .interval || value.hasClock,
            let rule = entry.recurrence.flatMap(Recurrence.init), rule.frequency == .weekly,
            rule.days.map(\.weekday) == [start.date.weekday], (0...7).contains(said.dayNumber - now.date.dayNumber)
        else { return nil }
        if said.weekday == start.date.weekday { return start.date }
        let isOver = !entry.allDay && now.date.weekday == said.weekday && second <= now.second
        return isOver || now.date.weekday != said.weekday ? said : now.date
    }

    private func end(of value: TimeValue, begin: LocalDateTime) -> LocalDateTime? {
        if value.kind == .interval, value.hasClock, let from = value.start, let to = value.end {
            return begin.adding(seconds: from.seconds(until: to))
        }
        guard let start = entry.start, let end = entry.end else { return nil }
        return begin.adding(seconds: start.seconds(until: end))
    }

    /// A rule for one weekday follows to the new one.
    private func recurrence(from old: LocalDate, to new: LocalDate) -> String? {
        guard let rule = entry.recurrence, old.weekday != new.weekday else { return entry.recurrence }
        return rule.split(separator: ";").map { part in
            part == "BYDAY=\(old.weekday.code)" ? "BYDAY=\(new.weekday.code)" : String(part)
        }.joined(separator: ";")
    }
}
