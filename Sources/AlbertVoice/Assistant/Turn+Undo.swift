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
        return done(Toast(try standing(after: undone), undoToken: try retraction(of: undone)))
    }

    /// Makes good what was taken back last.
    func redo() throws -> Reply {
        let restored = try assistant.journal.redo(of: speaker.name, on: occasion, confirmed: true)
        return done(Toast(try standing(again: restored), undoToken: restored.id))
    }

    /// The toast for a step that cannot be taken back, or the question whether it really should.
    func refused(_ error: JournalError, _ conversation: inout Conversation) -> Reply {
        switch error {
        case .nothingToUndo: return refused(.nothingToUndo)
        case .unknownStep(let token): return refused(.unknownStep(token))
        case .alreadyUndone(let step): return refused(.alreadyUndone((try? describe(step)) ?? step.words))
        case .nothingToRedo: return refused(.nothingToRedo)
        case .changedLater(let step, let later):
            return refused(.changedLater((try? describe(step)) ?? step.words, by: later.who))
        case .needsConfirmation(let step):
            let what = (try? describe(step)) ?? step.words
            let question = Question.undoOld(minutes: abs(step.age(at: moment)) / 60, what: what)
            conversation.ask(.undo(step: step.id), question.sentence, at: moment)
            return Reply(outcome: .asked, toast: Toast(question.sentence), understanding: understanding)
        }
    }

    /// What holds now that a step is taken back: what is gone, and how the rest is again.
    private func standing(after step: Step) throws -> String {
        if step.retracts != nil { return try standing(again: step) }
        let state = try assistant.journal.state()
        let (shown, more) = shown(of: step)
        var told: [String: [String]] = [:]
        for kind in shown.map(\.kind) {
            guard let now = kind.entryID.flatMap(state.last) else { continue }
            switch kind {
            case .added(let entry): told["Zurückgenommen", default: []].append(wording.line(entry))
            case .changed: told["Es gilt wieder", default: []].append(wording.line(now))
            case .removed: told["Wieder da", default: []].append(wording.line(now))
            case .ticked: told["Wieder offen", default: []].append(wording.what(now))
            case .retracted: break
            }
        }
        let parts = ["Zurückgenommen", "Es gilt wieder", "Wieder da", "Wieder offen"].compactMap { head in
            told[head].map { "\(head): \($0.joined(separator: "; "))" }
        }
        return ((told["Zurückgenommen"] == nil ? ["Zurückgenommen"] : []) + parts).joined(separator: ". ") + more + "."
    }

    /// What holds now that a step counts again.
    private func standing(again step: Step) throws -> String {
        var origin = step
        let state = try assistant.journal.state()
        while let earlier = origin.retracts.flatMap(state.step) { origin = earlier }
        return "Wieder da: \(try describe(origin))."
    }

    /// The changes of a step that a toast has room for, and how many more there are: an import changes hundreds.
    private func shown(of step: Step) -> (ArraySlice<Change>, String) {
        let shown = step.changes.count > 4 ? step.changes.prefix(3) : step.changes[...]
        let more = step.changes.count - shown.count
        return (shown, more > 0 ? " und \(more) weitere" : "")
    }

    /// What a step did, as on its toast.
    private func describe(_ step: Step) throws -> String {
        let state = try assistant.journal.state()
        let (shown, more) = shown(of: step)
        let told = try shown.map { change in
            switch change.kind {
            case .added(let entry), .changed(let entry): wording.line(entry)
            case .removed(let id): "\(state.last(id).map(wording.what) ?? step.words) gestrichen"
            case .ticked(let id): state.entry(named: id).map { "\(wording.what($0)) erledigt" } ?? step.words
            case .retracted(let other): try state.step(named: other).map(describe) ?? step.words
            }
        }
        return told.joined(separator: "; ") + more
    }

    /// The token that makes a step good again.
    private func retraction(of step: Step) throws -> String? {
        try assistant.journal.state().steps.last { $0.retracts == step.id }?.id
    }
}
