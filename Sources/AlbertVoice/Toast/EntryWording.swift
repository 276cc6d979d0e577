/// How an entry reads on a toast and in a list.
struct EntryWording {
    let vocabulary: Vocabulary
    /// The day on which it is read; a year is named only where it is needed.
    let today: LocalDate

    /// „Mathe, Seite 42, Nummer 3, bis Donnerstag, 12. März“.
    func line(_ entry: Entry) -> String {
        pieces(entry).joined(separator: ", ")
    }

    /// The pieces of the line: what, content or place, when.
    func pieces(_ entry: Entry) -> [String] {
        switch entry.kind {
        case .homework:
            [what(entry)] + (entry.content?.parts ?? []) + [entry.due.map { "bis \(day($0))" }].compactMap { $0 }
        case .event: [what(entry)] + [entry.place].compactMap { $0 } + when(entry)
        case .task: [what(entry)] + [entry.due.map(day)].compactMap { $0 } + when(entry)
        case .drive: [what(entry)] + when(entry) + [entry.driver.map { "\($0) fährt" } ?? "Fahrer offen"]
        case .takeAlong: [what(entry), entry.due.map { "mitnehmen am \(day($0))" } ?? "mitnehmen"]
        case .birthday: [what(entry)] + [entry.start.map { Wording.dayAndMonth($0.date) }].compactMap { $0 }
        case .note: ["Notiz: \(what(entry))"]
        case .shopping: [what(entry)]
        }
    }

    /// What entries are filed with: „Mathe, Seite 42, bis Donnerstag, 12. März. Ist eingetragen.“
    func filed(_ entries: [Entry]) -> String {
        let kinds = entries.map(\.kind).unique
        if kinds == [.shopping] {
            let verb = entries.count == 1 ? "Steht" : "Stehen"
            return "\(Wording.names(entries.compactMap(\.title))). \(verb) auf der Einkaufsliste."
        }
        if kinds == [.note] { return "\(entries.map(line).joined(separator: "; ")). Ist notiert." }
        if kinds == [.takeAlong], entries.count > 1, var first = entries.first {
            first.title = Wording.names(entries.compactMap(\.title))
            return "\(line(first)). Ist eingetragen."
        }
        return "\(entries.map(line).joined(separator: "; ")). Ist eingetragen.\(note(on: entries))"
    }

    /// „ In Monaten ohne den 31. fällt es aus.“, as RFC 5545 leaves out days that do not exist; else nothing.
    func note(on entries: [Entry]) -> String {
        let days = entries.compactMap { entry -> Int? in
            guard let start = entry.start, let rule = entry.recurrence.flatMap(Recurrence.init) else { return nil }
            return rule.frequency == .monthly && rule.days.isEmpty && start.date.day > 28 ? start.date.day : nil
        }
        return days.max().map { " In Monaten ohne den \($0). fällt es aus." } ?? ""
    }

    /// „Zahnarzt für Lena mit Anna“, „Mathe für Lena“.
    func what(_ entry: Entry) -> String {
        if entry.kind == .birthday { return "Geburtstag von \(entry.title ?? "")" }
        var text = entry.title ?? entry.subject.map(shortSubject) ?? "Hausaufgabe"
        if entry.kind == .event, let subject = entry.subject { text += " in \(shortSubject(subject))" }
        if !entry.people.isEmpty { text += " für \(Wording.names(entry.people))" }
        if !entry.companions.isEmpty { text += " mit \(Wording.names(entry.companions))" }
        return text
    }

    /// „Samstag, 5. September“ and „15:30 Uhr“; a repeated event says its rule and when it starts.
    func when(_ entry: Entry) -> [String] {
        guard let start = entry.start else { return [] }
        var pieces = entry.recurrence.map { [Wording.recurrence($0, from: start.date)] } ?? [day(start.date)]
        if let end = entry.end, entry.allDay {
            let last = end.adding(seconds: -1).date
            if last > start.date { pieces = ["von \(day(start.date)) bis \(day(last))"] }
        } else if !entry.allDay {
            pieces.append(clock(start, entry.end))
        }
        if entry.recurrence != nil { pieces.append("ab \(day(start.date))") }
        return pieces
    }

    /// „15:30 Uhr“ or „15 bis 16 Uhr“.
    func clock(_ start: LocalDateTime, _ end: LocalDateTime?) -> String {
        guard let end, end > start else { return Wording.clock(start) }
        // Until the next morning is one night, not two days.
        return end.date == start.date || end <= start.adding(seconds: 86_400 - 1)
            ? Wording.span(start, end) : "\(Wording.clock(start)) bis \(day(end.date)), \(Wording.clock(end))"
    }

    /// „Mathe“ for „Mathematik“: the shortest way to say it that begins like the name.
    func shortSubject(_ name: String) -> String {
        let spoken = vocabulary.subjects.first { $0.written == name }?.spoken ?? []
        let short = spoken.filter { $0.count > 2 && name.lowercased().hasPrefix($0) }.min { $0.count < $1.count }
        return short?.capitalisedFirst ?? name
    }

    private func day(_ date: LocalDate) -> String { Wording.day(date, from: today) }
}
