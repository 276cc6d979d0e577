extension Policy {
    /// Looks at changes before they are kept.
    ///
    /// - Throws: The refusal of the first change that the member may not make.
    public static func check(
        _ kinds: [Change.Kind], by member: Member, state: JournalState, family: Family
    ) throws(Refusal) {
        let policy = Policy(family: family, state: state)
        for kind in kinds {
            if let refusal = policy.refusal(of: kind, by: member, state) { throw refusal }
        }
    }

    private func refusal(of kind: Change.Kind, by member: Member, _ state: JournalState) -> Refusal? {
        switch kind {
        case .added(let entry): return refusal(of: .add, on: entry, by: member)
        case .changed(let entry):
            guard let old = state.entry(named: entry.id) else { return refusal(of: .add, on: entry, by: member) }
            return refusal(ofChanging: old, to: entry, by: member)
        case .ticked(let id): return state.entry(named: id).flatMap { refusal(of: .tick, on: $0, by: member) }
        case .removed(let id): return state.entry(named: id).flatMap { refusal(of: .delete, on: $0, by: member) }
        case .retracted(let id):
            guard let step = state.step(named: id), member.role != .adult else { return nil }
            return step.who == member.name ? nil : .notAllowed(member.role, ask: adults)
        }
    }

    /// What is changed must be one's own before and still be allowed as it is then.
    private func refusal(ofChanging old: Entry, to new: Entry, by member: Member) -> Refusal? {
        // Who took a drive may give it back.
        if old.driver == member.name, old.driven(by: nil) == new { return nil }
        if old.isTaken(by: member.name, as: new) { return refusal(of: .take, on: old, by: member) }
        if let refusal = refusal(of: .change, on: old, by: member) { return refusal }
        return old.people == new.people && old.driver == new.driver ? nil : refusal(of: .add, on: new, by: member)
    }
}

extension Entry {
    /// Whether the only change is that somebody takes a drive without driver or a task without an owner.
    func isTaken(by name: String, as new: Entry) -> Bool {
        var taken = self
        switch kind {
        case .drive where driver == nil: taken.driver = name
        case .task where people.isEmpty: taken.people = [name]
        default: return false
        }
        return taken == new
    }
}
