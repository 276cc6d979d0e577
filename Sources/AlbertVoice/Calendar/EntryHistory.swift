/// When an entry came and how often it was changed, as the journal has it.
struct EntryHistory: Hashable, Sendable {
    /// Seconds since 1970 at which it was added.
    var created: Int
    /// Seconds since 1970 of the latest change; never before `created`, also where the clock was set back.
    var modified: Int
    /// How many changes came after the first, retractions included: it only grows (RFC 5545, 3.8.7.4).
    var sequence: Int
    /// Seconds since 1970 at which it was last ticked off; nil where it never was.
    var ticked: Int?

    /// The histories of all entries there ever were, by id.
    static func all(in state: JournalState) -> [String: EntryHistory] {
        var found: [String: EntryHistory] = [:]
        for step in state.steps {
            for change in step.changes {
                for id in touched(by: change, in: state) {
                    found[id] = EntryHistory(found[id], and: change)
                }
            }
        }
        return found
    }

    private init(_ earlier: EntryHistory?, and change: Change) {
        created = earlier?.created ?? change.epoch
        modified = max(earlier?.modified ?? change.epoch, change.epoch)
        sequence = earlier.map { $0.sequence + 1 } ?? 0
        ticked = earlier?.ticked
        if case .ticked = change.kind { ticked = change.epoch }
    }

    /// The entries a change concerns; for a retraction those of the step where it all began.
    private static func touched(by change: Change, in state: JournalState) -> Set<String> {
        guard case .retracted(let step) = change.kind else { return change.kind.entryID.map { [$0] } ?? [] }
        var target = state.step(named: step)
        while let earlier = target?.retracts { target = state.step(named: earlier) }
        return target?.entryIDs ?? []
    }
}
