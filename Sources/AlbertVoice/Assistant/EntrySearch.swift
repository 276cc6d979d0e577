/// Finds the entries somebody speaks of.
struct EntrySearch {
    let resolver: Resolver
    let entries: [Entry]

    /// Entries of that name that are not over, the next first; those of that person and day where they were said.
    ///
    /// - Throws: `TimeError` where the day does not exist.
    func entries(for reference: EntryReference) throws(TimeError) -> [Entry] {
        let days = try days(of: reference)
        let person = reference.person.flatMap(resolver.name)
        let possible = entries.filter { entry in
            !entry.isDone && entry.concerns(person) && (days?.dates.contains(where: entry.occurs) ?? true)
        }
        let named = possible.filter { $0.isCalled(reference.name) }
        // „Die Schicht“ is the Frühschicht, where nothing is called just so.
        let found = named.isEmpty ? possible.filter { $0.isKind(of: reference.name) } : named
        let today = resolver.moment.local.date
        let coming = found.filter { $0.isOpen(from: today) }
        return (coming.isEmpty ? found : coming).sorted { left, right in
            (left.next(from: today) ?? .max) < (right.next(from: today) ?? .max)
        }
    }

    private func days(of reference: EntryReference) throws(TimeError) -> ClosedRange<LocalDate>? {
        guard let day = reference.day else { return nil }
        return try resolver.value(of: day).days
    }
}

extension Entry {
    /// Whether the title is a compound of this word: „Frühschicht“ is a Schicht.
    fileprivate func isKind(of name: String) -> Bool {
        kind == .event && name.count > 3 && title?.lowercased().hasSuffix(name.lowercased()) ?? false
    }

    /// Whether somebody who says this name means the entry: its subject, its title or a thing to be done.
    func isCalled(_ name: String) -> Bool {
        if subject == name && kind == .homework { return true }
        if title == name || (content?.parts.contains { $0.hasPrefix(name) } ?? false) { return true }
        guard kind == .drive || kind == .shopping, let title else { return subject == name && title == nil }
        // „Fahrt zum Turnier“, „2 Liter Milch“.
        return (kind == .drive && name == "Fahrt") || title.hasSuffix(" " + name)
    }

    /// Whether the entry still lies ahead on a day, or has no day.
    func isOpen(from today: LocalDate) -> Bool {
        recurrence != nil || (day ?? today) >= today || (end.map { $0.date >= today } ?? false)
    }

    /// The number of the day on which it stands next, from a day on; nil where it has none.
    func next(from today: LocalDate) -> Int? {
        guard let day else { return nil }
        guard recurrence != nil else { return day.dayNumber }
        let first = max(day, today)
        return (0...366).first { occurs(on: first.adding(days: $0)) }.map { first.dayNumber + $0 }
    }
}
