extension Turn {
    /// Ticks off the open entries with these names: of each the one that is due first, of one person; asks whose where
    /// several have one.
    func tickOff(_ names: [String], _ person: PersonPhrase?, _ conversation: inout Conversation) throws -> Reply {
        let open = try names.map { try openEntries(called: $0, person) }
        if names.count == 1, let found = open.first, found.map(\.people).unique.count > 1 {
            return askWhich(of: found, .tickOff(names, person: person), &conversation)
        }
        let ticked = open.compactMap { found in found.map(\.people).unique.count == 1 ? found.byDay.first : nil }.unique
        let rest = zip(names, open).filter { $1.map(\.people).unique.count != 1 }.map { wording.shortSubject($0.0) }
        guard !ticked.isEmpty else { throw Refusal.nothingToTick(Wording.names(rest)) }
        let missing = rest.isEmpty ? "" : " " + Refusal.nothingToTick(Wording.names(rest)).sentence
        let left = open.filter { $0.map(\.people).unique.count == 1 }.flatMap { $0 }.unique
            .filter { !ticked.contains($0) && $0.kind != .shopping }
        guard !left.isEmpty else { return try tick(ticked, missing) }
        // Of each name the one that is due first is meant; who means another hears it.
        func lines(_ entries: [Entry]) -> String { entries.map(wording.line).joined(separator: "; ") }
        return try change(
            ticked.map { .ticked(entryID: $0.id) },
            "Erledigt: \(lines(ticked)). Noch offen: \(lines(left.byDay)).\(missing)")
    }

    /// What is open of that name and may be ticked off, of a person or, if a child speaks, of the child.
    private func openEntries(called name: String, _ person: PersonPhrase?) throws -> [Entry] {
        let said = person.flatMap { $0 == .speaker && !speaker.hasSchool ? nil : resolver.name($0) }
        let whose = said ?? (person == nil && speaker.hasSchool ? speaker.name : nil)
        return try seen().entries.filter { !$0.isDone && $0.isCalled(name) && $0.concerns(whose) }
    }

    /// Ticks off entries, as one step.
    func tick(_ entries: [Entry], _ more: String = "") throws -> Reply {
        let verb = entries.count == 1 ? "ist" : "sind"
        return try change(
            entries.map { .ticked(entryID: $0.id) },
            "\(Wording.names(entries.map(wording.what))) \(verb) erledigt.\(more)")
    }

    /// Ticks off or strikes the whole shopping list, as one step.
    func clearShopping(isBought: Bool) throws -> Reply {
        _ = try owner(nil, ofAny: .shopping)
        let list = try seen().entries.filter { $0.kind == .shopping && !$0.isDone }
        guard !list.isEmpty else { return done(Toast("Die Einkaufsliste ist leer.")) }
        let names = Wording.names(list.compactMap(\.title))
        let kinds = list.map { isBought ? Change.Kind.ticked(entryID: $0.id) : .removed(entryID: $0.id) }
        return try change(kinds, "Die Einkaufsliste ist leer. \(isBought ? "Erledigt" : "Gestrichen"): \(names).")
    }

    /// „Und noch Butter“: more to buy, or to take along on the same day, as it was the speaker's last step.
    func addMore(_ things: [String]) throws -> Reply {
        let last = try assistant.journal.state().lastUndoable(by: speaker.name)
        guard let last, !last.needsConfirmation(at: moment), case .added(let before)? = last.changes.first?.kind,
            before.kind == .shopping || before.kind == .takeAlong
        else { return refused(.notUnderstood) }
        let new = things.map { thing in
            var entry = before
            (entry.id, entry.title, entry.isDone) = ("", thing, false)
            return entry
        }
        return try file(new)
    }

    /// Strikes items off the shopping list, as one step; each with whatever amount it stands there.
    func strike(_ items: [String]) throws -> Reply {
        let list = try seen().entries.filter { $0.kind == .shopping && !$0.isDone }
        let found = items.flatMap { item in list.filter { $0.isCalled(item) } }.unique
        let missing = items.filter { item in !list.contains { $0.isCalled(item) } }
        guard !found.isEmpty else { throw Refusal.unknownEntry(Wording.names(missing)) }
        let more = missing.isEmpty ? "" : " " + Refusal.unknownEntry(Wording.names(missing)).sentence
        return try change(
            found.map { .removed(entryID: $0.id) }, "Gestrichen: \(Wording.names(found.compactMap(\.title))).\(more)")
    }
}
