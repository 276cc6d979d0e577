/// An entry at another time: what was not said stays as it was.
///
/// „um fünf“ keeps the day, „Freitag“ keeps the clock time, and an event stays as long as it was.
struct Rescheduling {
    let entry: Entry

    init(_ entry: Entry) {
        self.entry = entry
    }

    /// The entry at a time that was said, with or without a day.
    func moved(to value: TimeValue, saidDay: Bool) -> Entry {
        var moved = entry
        guard let said = value.start ?? value.end else { return entry }
        guard let start = entry.start else {
            if value.hasClock, entry.kind == .task {
                moved.start = LocalDateTime(saidDay ? said.date : entry.due ?? said.date, second: said.second)
                moved.due = nil
            } else if saidDay {
                moved.due = value.dueDate
            }
            return moved
        }
        let date = saidDay ? said.date : start.date
        let begin = LocalDateTime(date, second: value.hasClock ? said.second : start.second)
        moved.start = begin
        moved.allDay = entry.allDay && !value.hasClock
        moved.end = end(of: value, begin: begin)
        moved.recurrence = value.rrule.map(Resolver.withoutClock) ?? recurrence(from: start.date, to: date)
        return moved
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
