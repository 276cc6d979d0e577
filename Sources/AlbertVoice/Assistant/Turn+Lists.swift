extension Turn {
    /// Ticks off the open entry with a name: the one that is due first, of one person; asks whose where several have one.
    func tickOff(_ name: String, _ person: PersonPhrase?, _ conversation: inout Conversation) throws -> Reply {
        let said = person.flatMap { $0 == .speaker && !speaker.hasSchool ? nil : resolver.name($0) }
        let whose = said ?? (person == nil && speaker.hasSchool ? speaker.name : nil)
        let open = try seen().entries.filter {
            !$0.isDone && $0.isCalled(name) && $0.concerns(whose)
        }
        guard let first = open.min(by: { ($0.day?.dayNumber ?? .max) < ($1.day?.dayNumber ?? .max) }) else {
            throw Refusal.nothingToTick(wording.shortSubject(name))
        }
        let owners = open.map(\.people).unique
        guard owners.count == 1 else { return askWhich(of: open, .tickOff(name, person: person), &conversation) }
        return try tick(first)
    }

    /// Ticks off one entry.
    func tick(_ entry: Entry) throws -> Reply {
        try change([.ticked(entryID: entry.id)], "\(wording.what(entry)) ist erledigt.")
    }
}
