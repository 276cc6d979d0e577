extension Turn {
    /// Ticks off the open entry with a name: the one that is due first, of one person.
    func tickOff(_ name: String, _ person: PersonPhrase?) throws -> Reply {
        let said = person.flatMap { $0 == .speaker && !speaker.hasSchool ? nil : resolver.names($0).first }
        let whose = said ?? (person == nil && speaker.hasSchool ? speaker.name : nil)
        let open = try seen().entries.filter {
            !$0.isDone && $0.isCalled(name) && $0.concerns(whose)
        }
        guard let first = open.min(by: { ($0.day?.dayNumber ?? .max) < ($1.day?.dayNumber ?? .max) }) else {
            throw Refusal.nothingToTick(wording.shortSubject(name))
        }
        let owners = open.map(\.people).unique
        guard owners.count == 1 else { throw Refusal.severalToTick(open.map(wording.what).unique) }
        return try change([.ticked(entryID: first.id)], "\(wording.what(first)) ist erledigt.")
    }
}
