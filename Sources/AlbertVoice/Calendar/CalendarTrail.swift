/// What became of an entry that a calendar file may have brought: how it is, how the file had it, who removed it.
struct CalendarTrail: Hashable, Sendable {
    /// The entry as it is now; nil where it is gone.
    var current: Entry?
    /// The entry as a file had it last; nil where no file brought it.
    var imported: Entry?
    /// Whether somebody of the family removed it, and not a file.
    var isUnwanted = false

    /// The trails of all entries, by id; steps that were taken back do not count.
    static func all(in state: JournalState) -> [String: CalendarTrail] {
        var trails: [String: CalendarTrail] = [:]
        for step in state.steps where state.isInForce(step) {
            let isImport = step.words.hasPrefix(CalendarImport.mark)
            for change in step.changes {
                guard let id = change.kind.entryID else { continue }
                trails[id, default: CalendarTrail()].add(change.kind, isImport: isImport)
            }
        }
        return trails
    }

    private mutating func add(_ kind: Change.Kind, isImport: Bool) {
        switch kind {
        case .added(let entry), .changed(let entry):
            // What an import left as the family had it is not what the file said.
            if isImport { imported = imported.map { $0.taking(from: current ?? $0, to: entry).entry } ?? entry }
            current = entry
            isUnwanted = false
        case .ticked: current?.isDone = true
        case .removed:
            current = nil
            isUnwanted = !isImport
        case .retracted: break
        }
    }
}
