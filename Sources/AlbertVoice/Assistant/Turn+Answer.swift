extension Turn {
    /// „Ja“ or „Nein“.
    func answer(
        _ isYes: Bool, to pending: Conversation.Pending?, _ conversation: inout Conversation
    ) throws -> Reply {
        switch pending {
        case nil: return refused(.noQuestion)
        case .undo(let step)? where isYes: return try undo(step: step, confirmed: true)
        case .heard(let text)? where isYes:
            return assistant.respond(to: text, from: speaker, at: moment, in: &conversation)
        case .heard?: return refused(.misheard)
        // „Ja“ is no day and no choice.
        case .time(let open)?, .subject(let open)?, .choice(let open, _)?:
            return isYes ? askAgain(pending ?? .time(open), &conversation) : done(Toast("In Ordnung, ich lasse es."))
        case .undo?: return done(Toast("In Ordnung, ich lasse es."))
        }
    }

    /// „Vergiss es“: nothing is asked any longer; what was done before stays, and is not said to be gone.
    func cancel(_ pending: Conversation.Pending?, _ conversation: Conversation) -> Reply {
        if pending != nil { return done(Toast("In Ordnung, ich lasse es.")) }
        guard conversation.last?.undoToken != nil else { return done(Toast("In Ordnung.")) }
        return done(Toast("Das bleibt so. Zum Zurücknehmen sag: Mach das rückgängig."))
    }

    /// Asks once more what was not answered, after a word on the answer.
    func askAgain(
        _ pending: Conversation.Pending, after word: String? = nil, _ conversation: inout Conversation
    ) -> Reply {
        conversation.ask(pending, at: moment)
        let sentence = [word, conversation.question].compactMap { $0 }.joined(separator: " ")
        return Reply(outcome: .asked, toast: Toast(sentence), understanding: understanding)
    }

    /// Whether a question still waits after this reply: nothing was said that could have been meant as the answer.
    func leavesOpen(_ pending: Conversation.Pending, _ reply: Reply) -> Bool {
        guard let intent = understanding.reading?.intent else { return true }
        switch reply.refusal {
        case .impossibleTime?, .unclearTime?, .notUnderstood?: return intent.mayAnswer
        default: return intent == .repeatLast
        }
    }

    /// The refusal of an answer, with the question instead of an example.
    func reply(_ reply: Reply, before question: String) -> Reply {
        guard let refusal = reply.refusal else { return reply }
        let why = refusal == .notUnderstood ? "Das habe ich nicht verstanden." : refusal.sentence
        var asking = reply
        asking.toast = Toast("\(why) \(question)")
        return asking
    }
}
