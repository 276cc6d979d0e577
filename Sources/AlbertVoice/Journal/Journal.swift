import Synchronization

/// The family's entries and everything that ever happened to them; safe to use from any thread.
///
/// Other programs may write to the same store: every operation first reads what they appended.
public final class Journal: Sendable {
    private struct Known {
        var state = JournalState()
        var position = 0

        mutating func add(_ page: JournalPage) {
            state.add(page.changes)
            position = page.position
        }
    }

    private let store: any JournalStore
    private let makeID: @Sendable () -> String
    private let known: Mutex<Known>

    /// The journal in a store; `makeID` names steps and entries and never gives the same name twice.
    public init(_ store: any JournalStore, makeID: @escaping @Sendable () -> String = randomID) throws(StoreError) {
        self.store = store
        self.makeID = makeID
        var known = Known()
        known.add(try store.load(after: 0))
        self.known = Mutex(known)
    }

    /// A fresh name for an entry.
    public func newID() -> String { makeID() }

    /// Everything as it is now, with what other programs did meanwhile.
    public func state() throws(StoreError) -> JournalState {
        try known.withLock { (known) throws(StoreError) in
            known.add(try store.load(after: known.position))
            return known.state
        }
    }

    /// Keeps changes as one step, which comes back with its undo token.
    @discardableResult
    public func append(_ kinds: [Change.Kind], on occasion: Occasion) throws -> Step {
        try act(on: occasion) { _ in kinds }
    }

    /// Keeps what `decide` makes of the current state as one step; nobody else can change anything in between.
    @discardableResult
    public func act(on occasion: Occasion, _ decide: (JournalState) throws -> [Change.Kind]) throws -> Step {
        let id = makeID()
        return try known.withLock { known in
            var next = known
            var new: [Change] = []
            let page = try store.append(after: known.position) { page in
                next.add(page)
                new = occasion.changes(try decide(next.state), step: id)
                return new
            }
            known.add(page)
            return Step(id: id, changes: new)
        }
    }

    /// Takes back the last step in force of `person` (nil: of anybody); gives the step that was taken back.
    @discardableResult
    public func undo(of person: String?, on occasion: Occasion, confirmed: Bool = false) throws -> Step {
        try retract(on: occasion, confirmed: confirmed) { state throws(JournalError) in
            guard let step = state.lastUndoable(by: person) else { throw .nothingToUndo }
            return step
        }
    }

    /// Takes back the step with an undo token; a token of a retraction makes its step good again.
    @discardableResult
    public func undo(step id: String, on occasion: Occasion, confirmed: Bool = false) throws -> Step {
        try retract(on: occasion, confirmed: confirmed) { state throws(JournalError) in
            guard let step = state.step(named: id) else { throw .unknownStep(id) }
            return step
        }
    }

    /// Makes good what `person` (nil: anybody) last took back; gives the step that counts again.
    @discardableResult
    public func redo(of person: String?, on occasion: Occasion, confirmed: Bool = false) throws -> Step {
        let retraction = try retract(on: occasion, confirmed: confirmed) { state throws(JournalError) in
            guard let step = state.lastRedoable(by: person) else { throw .nothingToRedo }
            return step
        }
        return known.withLock { known in
            retraction.retracts.flatMap { known.state.step(named: $0) } ?? retraction
        }
    }

    private func retract(
        on occasion: Occasion, confirmed: Bool, _ choose: (JournalState) throws(JournalError) -> Step
    ) throws -> Step {
        var chosen: Step?
        let made = try act(on: occasion) { state in
            let step = try choose(state)
            chosen = step
            return try state.retraction(of: step, at: occasion.now, confirmed: confirmed)
        }
        return chosen ?? made
    }
}

/// A random name of eight letters and digits that nobody mixes up when reading it aloud (Crockford's base 32).
@Sendable public func randomID() -> String {
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<8).map { _ in letters[Int.random(in: 0..<letters.count)] })
}
