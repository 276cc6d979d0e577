extension Agenda {
    /// How an entry reads under its day.
    struct Line {
        let wording: EntryWording

        /// „15:30 Uhr: Zahnarzt für Lena“.
        func text(_ entry: Entry) -> String {
            let line = pieces(entry).joined(separator: ", ")
            guard let start = entry.start, !entry.allDay else { return line }
            return "\(wording.clock(start, entry.end)): \(line)"
        }

        /// „Zahnarzt für Lena, bis 16 Uhr“; „seit 15 Uhr“ where no end was said.
        func running(_ occurrence: Occurrence) -> String {
            let entry = occurrence.entry
            let time =
                entry.end == nil
                ? "seit \(Wording.clock(occurrence.start))" : "bis \(Wording.clock(occurrence.end))"
            return (pieces(entry) + [time]).joined(separator: ", ")
        }

        private func pieces(_ entry: Entry) -> [String] {
            var pieces = [wording.what(entry)] + (entry.content?.parts ?? []) + [entry.place].compactMap { $0 }
            if entry.kind == .drive { pieces.append(entry.driver.map { "\($0) fährt" } ?? "Fahrer offen") }
            if entry.kind == .takeAlong { pieces.append("mitnehmen") }
            if entry.isDone { pieces.append("erledigt") }
            return pieces
        }
    }
}
