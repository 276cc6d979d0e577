extension Turn {
    /// Strikes, moves or gives away one day of a series: „Am Freitag fällt das Training aus“; nil where no day of a series
    /// is meant.
    func performOnce(_ intent: Intent, on entry: Entry) throws -> Reply? {
        guard entry.recurrence != nil, let said = intent.reference?.day, let day = try value(of: said).start?.date,
            entry.occurs(on: day)
        else { return nil }
        var rest = entry
        rest.exceptions = ((entry.exceptions ?? []) + [day]).sorted()
        var once = entry.nextTime(from: day)
        (once.id, once.exceptions) = (assistant.journal.newID(), nil)
        switch intent {
        case .delete:
            return try change([.changed(rest)], "Gestrichen: \(wording.line(once)). An den anderen Tagen bleibt es.")
        case .move(_, let time?): return try replace(rest, once: moved(once, to: time, from: day), "Verschoben")
        case .changeOwner(_, let person): return try replace(rest, once: owned(once, by: person), "Geändert")
        default: return nil
        }
    }

    /// A series without one of its days, and that day as an entry of its own.
    private func replace(_ rest: Entry, once: Entry, _ verb: String) throws -> Reply {
        try change([.changed(rest), .added(once)], "\(verb): \(wording.line(once)). An den anderen Tagen bleibt es.")
    }
}
