/// How something that is open reads in a list that has no days above it.
struct OpenLine {
    let wording: EntryWording

    /// „Fahrt zum Turnier für Felix, morgen, 10 Uhr, Fahrer offen“, „Mathe für Lena, Seite 5, bis morgen“.
    func text(_ entry: Entry) -> String {
        var pieces = [wording.what(entry)] + (entry.content?.parts ?? [])
        if let day = entry.day, entry.recurrence == nil { pieces += when(entry, day) }
        if let start = entry.start, !entry.allDay { pieces.append(wording.clock(start, entry.end)) }
        if entry.lacksDriver { pieces.append("Fahrer offen") }
        return pieces.joined(separator: ", ")
    }

    private func when(_ entry: Entry, _ day: LocalDate) -> [String] {
        let isHomework = entry.kind == .homework
        let preposition = isHomework ? "bis " : ""
        switch day.dayNumber - wording.today.dayNumber {
        case 0: return isHomework ? ["bis heute"] : []
        case 1: return [preposition + "morgen"]
        case ..<0: return ["überfällig seit \(Wording.day(day, from: wording.today))"]
        default: return [preposition + Wording.day(day, from: wording.today)]
        }
    }
}
