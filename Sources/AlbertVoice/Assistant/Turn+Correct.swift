extension Turn {
    /// Mends what was asked about, or the entries of the speaker's last sentence.
    func correct(
        _ correction: Correction, _ pending: Conversation.Pending?, _ conversation: inout Conversation
    ) throws -> Reply {
        if pending != nil {
            switch correction {
            case .time(let time): return try complete(pending, with: time, &conversation)
            case .person(let person, _): return try complete(pending, with: .person(person), &conversation)
            case .subject(let subject): return try complete(pending, with: .subject(subject), &conversation)
            case .title(let title, let time):
                guard let whole = intent(waitingIn: pending)?.called(title) else { break }
                return try reply(to: time.flatMap(whole.at) ?? whole, &conversation)
            }
        }
        let last = try lastEntries()
        let mended = try last.compactMap { entry in try self.mended(entry, correction) }
        if mended.isEmpty, !last.isEmpty, case .person(_, let wrong?) = correction, let name = resolver.name(wrong) {
            throw Refusal.notThere(name, last.map(wording.line).joined(separator: "; "))
        }
        guard !mended.isEmpty else { throw Refusal.nothingToCorrect }
        return try changed(mended, "Geändert")
    }

    /// What the speaker filed or changed last, as long as nobody would ask before taking it back.
    private func lastEntries() throws -> [Entry] {
        let state = try assistant.journal.state()
        guard let step = state.lastUndoable(by: speaker.name), !step.needsConfirmation(at: moment) else { return [] }
        let ids = step.changes.compactMap { change -> String? in
            switch change.kind {
            case .added(let entry), .changed(let entry): entry.id
            case .ticked, .removed, .retracted: nil
            }
        }
        return ids.compactMap(state.entry)
    }

    /// The entry as it should have been; nil where the correction cannot mean it.
    private func mended(_ entry: Entry, _ correction: Correction) throws -> Entry? {
        var mended = entry
        switch correction {
        case .time(let time):
            guard entry.day != nil, !lacksDay(time, for: entry) else { return nil }
            return try moved(entry, to: time)
        case .person(let person, let wrong):
            let wrong = wrong.flatMap(resolver.name)
            if let wrong, !entry.people.contains(wrong), entry.driver != wrong { return nil }
            if let wrong, entry.people.contains(wrong), entry.people.count > 1 {
                mended.people = entry.people.filter { $0 != wrong } + resolver.names(person)
                return mended
            }
            if entry.kind == .drive, wrong == nil || entry.driver == wrong { return owned(entry, by: person) }
            mended.people = resolver.names(person)
        case .subject(let subject):
            guard entry.subject != nil || entry.kind == .homework else { return nil }
            mended.subject = subject
        case .title(let title, let time):
            guard entry.kind == .event else { return nil }
            mended.title = title
            return try time.map { try moved(mended, to: $0) } ?? mended
        }
        return mended
    }
}
