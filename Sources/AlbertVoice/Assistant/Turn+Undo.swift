extension Turn {
    /// Takes back a step, or the speaker's last one; an old one is asked about first.
    func undo(step: String?, confirmed: Bool) throws -> Reply {
        let journal = assistant.journal
        if let step { try check([.retracted(step: step)]) }
        let undone =
            if let step {
                try journal.undo(step: step, on: occasion, confirmed: confirmed)
            } else {
                try journal.undo(of: speaker.name, on: occasion, confirmed: confirmed)
            }
        return done(Toast("Zurückgenommen: \(try describe(undone)).", undoToken: try retraction(of: undone)))
    }

    /// Makes good what was taken back last.
    func redo() throws -> Reply {
        let restored = try assistant.journal.redo(of: speaker.name, on: occasion, confirmed: true)
        return done(Toast("Wieder da: \(try describe(restored)).", undoToken: restored.id))
    }

    /// The toast for a step that cannot be taken back, or the question whether it really should.
    func refused(_ error: JournalError, _ conversation: inout Conversation) -> Reply {
        switch error {
        case .nothingToUndo, .unknownStep, .alreadyUndone: return refused(.nothingToUndo)
        case .nothingToRedo: return refused(.nothingToRedo)
        case .changedLater(let step, let later):
            return refused(.changedLater((try? describe(step)) ?? step.words, by: later.who))
        case .needsConfirmation(let step):
            conversation.ask(.undo(step: step.id), at: moment)
            let what = (try? describe(step)) ?? step.words
            let question = Question.undoOld(minutes: abs(step.age(at: moment)) / 60, what: what)
            return Reply(outcome: .asked, toast: Toast(question.sentence), understanding: understanding)
        }
    }

    /// What a step did, as on its toast.
    private func describe(_ step: Step) throws -> String {
        let state = try assistant.journal.state()
        // An import changes hundreds of entries, and a toast has room for a few.
        let shown = step.changes.count > 4 ? step.changes.prefix(3) : step.changes[...]
        let more = step.changes.count - shown.count
        let told = try shown.map { change in
            switch change.kind {
            case .added(let entry), .changed(let entry): wording.line(entry)
            case .removed(let id): "\(state.last(id).map(wording.what) ?? step.words) gestrichen"
            case .ticked(let id): state.entry(named: id).map { "\(wording.what($0)) erledigt" } ?? step.words
            case .retracted(let other): try state.step(named: other).map(describe) ?? step.words
            }
        }
        return told.joined(separator: "; ") + (more > 0 ? " und \(more) weitere" : "")
    }

    /// The token that makes a step good again.
    private func retraction(of step: Step) throws -> String? {
        try assistant.journal.state().steps.last { $0.retracts == step.id }?.id
    }
}
