extension Turn {
    /// Strikes, moves or gives away single days of a series: „Am Freitag fällt das Training aus“, „Klavier fällt nächste
    /// Woche aus“; nil where no day of a series is meant.
    ///
    /// „Das Training fällt aus“ without a day is the next time only, which the answer names.
    func performOnce(_ intent: Intent, on entry: Entry) throws -> Reply? {
        guard entry.recurrence != nil, let reference = intent.reference else { return nil }
        let days = try occurrences(of: entry, meantBy: reference)
        guard let day = days.first else { return nil }
        var once = entry.nextTime(from: day)
        (once.id, once.exceptions) = (assistant.journal.newID(), nil)
        switch intent {
        case .delete: return try strike(days, of: entry)
        case .move(_, let time?):
            return try replace(entry.without([day]), once: moved(once, to: time, from: day), "Verschoben")
        case .changeOwner(_, let person):
            return try replace(entry.without([day]), once: owned(once, by: person), "Geändert")
        default: return nil
        }
    }

    /// The days of a series that somebody speaks of; none where it is the whole of it.
    private func occurrences(of entry: Entry, meantBy reference: EntryReference) throws -> [LocalDate] {
        guard let said = reference.day else { return reference.isOnce ? [nextDay(of: entry)].compactMap(\.self) : [] }
        guard let days = try value(of: said).days else { return [] }
        return days.dates.filter {
            entry.occurs(on: $0) && ($0 >= moment.local.date || days.lowerBound == days.upperBound)
        }
    }

    /// The next day of a series on which it is not over already.
    private func nextDay(of entry: Entry) -> LocalDate? {
        let today = moment.local.date
        let first = entry.nextTime(from: today)
        let isOver = !entry.allDay && (first.end ?? first.start).map { $0 <= moment.local } ?? false
        return entry.next(from: isOver ? today.adding(days: 1) : today).map(LocalDate.init(dayNumber:))
    }

    private func strike(_ days: [LocalDate], of entry: Entry) throws -> Reply {
        let lines = days.map { wording.line(entry.nextTime(from: $0)) }.joined(separator: "; ")
        return try change(
            [.changed(entry.without(days))], "Gestrichen: \(lines). An den anderen Tagen bleibt es.")
    }

    /// A series without one of its days, and that day as an entry of its own.
    private func replace(_ rest: Entry, once: Entry, _ verb: String) throws -> Reply {
        try change([.changed(rest), .added(once)], "\(verb): \(wording.line(once)). An den anderen Tagen bleibt es.")
    }
}

extension Entry {
    /// The series without some of its days.
    fileprivate func without(_ days: [LocalDate]) -> Entry {
        var rest = self
        rest.exceptions = ((exceptions ?? []) + days).sorted()
        return rest
    }
}

extension TimeValue {
    /// The days it has: all of a week or of a span of days, else the day it starts on.
    var days: ClosedRange<LocalDate>? {
        guard let first = start?.date else { return nil }
        if kind == .date, grain == .week { return first...first.adding(days: 6) }
        guard kind == .interval, !hasClock, let last = end?.adding(seconds: -1).date, last > first else {
            return first...first
        }
        return first...last
    }
}
