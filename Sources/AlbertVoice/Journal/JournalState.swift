/// What the changes so far amount to: a pure fold.
///
/// A step that is taken back does not count; a retraction that is itself taken back does not count either, so undo of
/// undo is redo.
public struct JournalState: Sendable {
    /// Every step ever, oldest first, also those taken back.
    public private(set) var steps: [Step] = []
    /// The current entries in the order in which they were added.
    public private(set) var entries: [Entry] = []
    private var indices: [String: Int] = [:]
    private var retracted: Set<String> = []

    /// The outcome of these changes, oldest first.
    public init(_ changes: [Change] = []) {
        add(changes)
    }

    /// Goes on with changes that were appended since.
    public mutating func add(_ changes: [Change]) {
        guard !changes.isEmpty else { return }
        for change in changes {
            if let index = indices[change.step] {
                steps[index].changes.append(change)
            } else {
                indices[change.step] = steps.count
                steps.append(Step(id: change.step, changes: [change]))
            }
        }
        retracted = JournalState.retracted(in: steps)
        entries = JournalState.entries(of: steps.filter(isInForce))
    }

    /// The same with some of the entries only.
    func only(_ isIncluded: (Entry) -> Bool) -> JournalState {
        var state = self
        state.entries = entries.filter(isIncluded)
        return state
    }

    /// The step with this undo token.
    public func step(named id: String) -> Step? {
        indices[id].map { steps[$0] }
    }

    /// The current entry with this name.
    public func entry(named id: String) -> Entry? {
        entries.first { $0.id == id }
    }

    /// The entry with this name as it last was, also where it is gone by now.
    public func last(_ id: String) -> Entry? {
        entry(named: id)
            ?? steps.flatMap(\.changes).reversed().lazy.compactMap { change -> Entry? in
                switch change.kind {
                case .added(let entry), .changed(let entry): entry.id == id ? entry : nil
                default: nil
                }
            }.first
    }

    /// Whether a step counts, because nothing in force takes it back.
    public func isInForce(_ step: Step) -> Bool { !retracted.contains(step.id) }

    // Backwards, because only a later step can take one back: what takes it back is then already decided.
    private static func retracted(in steps: [Step]) -> Set<String> {
        var retracted: Set<String> = []
        for step in steps.reversed() {
            if let target = step.retracts, !retracted.contains(step.id) { retracted.insert(target) }
        }
        return retracted
    }

    private static func entries(of steps: [Step]) -> [Entry] {
        var entries: [Entry?] = []
        var places: [String: Int] = [:]
        for kind in steps.flatMap(\.changes).map(\.kind) {
            let place = kind.entryID.flatMap { places[$0] }
            switch (kind, place) {
            case (.added(let entry), nil):
                places[entry.id] = entries.count
                entries.append(entry)
            case (.added(let entry), let place?), (.changed(let entry), let place?): entries[place] = entry
            case (.ticked, let place?): entries[place]?.isDone = true
            case (.removed, let place?): entries[place] = nil
            case (.changed, nil), (.ticked, nil), (.removed, nil), (.retracted, _): break
            }
        }
        return entries.compactMap { $0 }
    }
}
