/// The whole way from words to a toast; typed and heard sentences enter here alike.
public struct Assistant: Sendable {
    /// What understands the words.
    public let understander: Understander
    /// Where entries are kept.
    public let journal: Journal
    /// The device somebody speaks to, as changes name it.
    public let device: String
    /// Whether nothing is kept beyond this run, so that a toast can offer no way back.
    public let isRehearsal: Bool

    /// An assistant that understands a language, keeps entries in a journal and runs on a device.
    public init(understander: Understander, journal: Journal, device: String, isRehearsal: Bool = false) {
        self.understander = understander
        self.journal = journal
        self.device = device
        self.isRehearsal = isRehearsal
    }

    /// Does what a sentence asks for and says what happened; every failure is a toast, too.
    public func respond(
        to text: String, from speaker: Member, at moment: Moment, in conversation: inout Conversation
    ) -> Reply {
        answer(text, from: speaker, at: moment, in: &conversation) { turn, pending, conversation throws in
            try turn.reply(pending: pending, &conversation)
        }
    }

    /// Does what a heard sentence asks for; asks „Meintest du …?“ first where it would do something and the
    /// recogniser was less sure than the limit.
    public func respond(
        to hypothesis: Hypothesis, strictness: Strictness, from speaker: Member, at moment: Moment,
        in conversation: inout Conversation
    ) -> Reply {
        guard hypothesis.confidence < strictness.limits.askedBelow else {
            return respond(to: hypothesis.text, from: speaker, at: moment, in: &conversation)
        }
        return answer(hypothesis.text, from: speaker, at: moment, in: &conversation) {
            turn, pending, conversation throws in
            try turn.reply(toDoubtful: hypothesis, pending: pending, &conversation)
        }
    }

    /// Understands a sentence and lets `act` answer it; what was asked before is no longer open.
    private func answer(
        _ text: String, from speaker: Member, at moment: Moment, in conversation: inout Conversation,
        _ act: (Turn, Conversation.Pending?, inout Conversation) throws -> Reply
    ) -> Reply {
        let understanding = understander.understand(text, from: speaker, at: moment)
        let turn = Turn(assistant: self, speaker: speaker, moment: moment, text: text, understanding: understanding)
        let pending = conversation.takePending(at: moment)
        // A whole sentence begins anew, whatever was asked before.
        if pending == nil || understanding.reading.map({ !$0.intent.mayAnswer }) ?? false { conversation.beginAnew() }
        let wasFull = !conversation.mayAsk
        var reply = turn.guarded(&conversation) { conversation throws in try act(turn, pending, &conversation) }
        if wasFull, reply.outcome == .asked {
            _ = conversation.takePending(at: moment)
            reply = turn.refused(.tooManyQuestions)
        }
        // A question stays open where the answer was no sentence, no day that exists, or „Wie bitte?“.
        if let pending, turn.leavesOpen(pending, reply) {
            conversation.ask(pending, at: moment)
            reply = turn.reply(reply, before: conversation.question)
        }
        conversation.note(reply)
        return reply
    }

    /// What stands on a day or in a week, said with „heute“ or „diese Woche“; homework where no time is given.
    public func show(_ words: [String]?, for speaker: Member, at moment: Moment) -> Reply {
        let turn = Turn(assistant: self, speaker: speaker, moment: moment, text: "", understanding: .none)
        var conversation = Conversation()
        return turn.guarded(&conversation) { _ throws in
            try words.map { try turn.show(TimePhrase(words: $0)) } ?? turn.showHomework(nil)
        }
    }

    /// Takes back the step with an undo token, or the speaker's last one; a step older than ten minutes only where
    /// that is confirmed.
    public func undo(step: String?, confirmed: Bool, from speaker: Member, at moment: Moment) -> Reply {
        let turn = Turn(assistant: self, speaker: speaker, moment: moment, text: "", understanding: .none)
        var conversation = Conversation()
        return turn.guarded(&conversation) { _ throws in try turn.undo(step: step, confirmed: confirmed) }
    }

    /// Makes good what the speaker took back last.
    public func redo(from speaker: Member, at moment: Moment) -> Reply {
        let turn = Turn(assistant: self, speaker: speaker, moment: moment, text: "", understanding: .none)
        var conversation = Conversation()
        return turn.guarded(&conversation) { _ throws in try turn.redo() }
    }
}

extension Understanding {
    /// Nothing was said; a button was pressed.
    static let none = Understanding(words: [], reading: nil, entries: [], question: nil, refusal: nil, toast: nil)
}

extension Turn {
    /// Does something; every failure becomes a toast.
    func guarded(_ conversation: inout Conversation, _ act: (inout Conversation) throws -> Reply) -> Reply {
        do {
            return try act(&conversation)
        } catch let refusal as Refusal {
            return refused(refusal)
        } catch let error as StoreError {
            return refused(.store(error))
        } catch let error as JournalError {
            return refused(error, &conversation)
        } catch {
            return refused(.store(StoreError(.other, path: "", detail: "\(error)")))
        }
    }
}
