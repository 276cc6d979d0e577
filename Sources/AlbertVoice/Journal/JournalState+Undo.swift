extension JournalState {
    /// The step that „mach das rückgängig“ means: the last one in force of that person (nil: of anybody).
    public func lastUndoable(by who: String?) -> Step? {
        steps.last { $0.retracts == nil && isInForce($0) && (who == nil || $0.who == who) }
    }

    /// The retraction that „doch wieder“ takes back: the last one of that person (nil: of anybody), as long as the
    /// person did nothing new since.
    public func lastRedoable(by who: String?) -> Step? {
        for step in steps.reversed() where who == nil || step.who == who {
            guard let target = step.retracts else { return nil }
            if isInForce(step), self.step(named: target)?.retracts == nil { return step }
        }
        return nil
    }

    /// A later step in force that built on the entries of `step`; taking `step` back would lose or ignore it.
    public func dependent(on step: Step) -> Step? {
        guard let index = steps.firstIndex(where: { $0.id == step.id }) else { return nil }
        let touched = step.entryIDs
        return steps.dropFirst(index + 1).last { isInForce($0) && !touched.isDisjoint(with: $0.entryIDs) }
    }

    /// The changes that take `step` back; throws where that is not possible or has to be asked first.
    func retraction(of step: Step, at now: Moment, confirmed: Bool) throws(JournalError) -> [Change.Kind] {
        guard isInForce(step) else { throw .alreadyUndone(step) }
        let moved = origin(of: step)
        if let later = dependent(on: moved) { throw .changedLater(moved, by: later) }
        guard confirmed || !step.needsConfirmation(at: now) else { throw .needsConfirmation(step) }
        return [.retracted(step: step.id)]
    }

    /// The step whose entries come or go with `step`: for undo, undo of undo and so on the one where it all began.
    private func origin(of step: Step) -> Step {
        var origin = step
        while let target = origin.retracts, let earlier = self.step(named: target) { origin = earlier }
        return origin
    }
}
