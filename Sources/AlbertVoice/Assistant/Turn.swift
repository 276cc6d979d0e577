/// One sentence and what is done about it.
struct Turn {
    let assistant: Assistant
    let speaker: Member
    let moment: Moment
    let text: String
    var understanding: Understanding

    /// Does what was asked for.
    func reply(pending: Conversation.Pending?, _ conversation: inout Conversation) throws -> Reply {
        if let refusal = understanding.refusal { return refused(refusal) }
        if let question = understanding.question { return ask(question, &conversation) }
        if !understanding.entries.isEmpty { return try file(understanding.entries) }
        guard let intent = understanding.reading?.intent else { return refused(.notUnderstood) }
        switch intent {
        case .addHomework, .addHomeworks, .addEvent, .addTask, .addTakeAlong, .addShopping, .addNote, .addBirthday,
            .addDrive:
            return refused(.notUnderstood)
        case .takeDrive, .move, .delete, .changeOwner, .correct, .give, .repeatLast: return refused(.notUnderstood)
        case .tickOff(let name, let person): return try tickOff(name, person)
        case .undo: return try undo(step: nil, confirmed: false)
        case .redo: return try redo()
        case .showAgenda(let phrase): return try show(phrase)
        case .showHomework(let person): return try showHomework(person)
        case .cancel: return done(Toast(pending == nil ? "In Ordnung." : "In Ordnung, ich lasse es."))
        case .answer(let isYes): return try answer(isYes, to: pending, &conversation)
        case .giveTime(let time): return try complete(pending, with: time, &conversation)
        }
    }

    func done(_ toast: Toast, list: [String] = []) -> Reply {
        Reply(outcome: .done, toast: toast, understanding: understanding, list: list)
    }

    func refused(_ refusal: Refusal) -> Reply {
        Reply(outcome: .refused, toast: Toast(refusal.sentence), understanding: understanding)
    }

    var wording: EntryWording {
        EntryWording(vocabulary: assistant.understander.german.vocabulary, today: moment.local.date)
    }

    var occasion: Occasion {
        Occasion(who: speaker.name, device: assistant.device, words: text, now: moment)
    }

    private func ask(_ question: Question, _ conversation: inout Conversation) -> Reply {
        switch question {
        case .due, .day, .whichDay, .unknownLesson:
            if let intent = understanding.reading?.intent { conversation.ask(.time(intent), at: moment) }
        case .subject, .meant, .undoOld:
            break
        }
        return Reply(outcome: .asked, toast: Toast(question.sentence), understanding: understanding)
    }

    private func file(_ entries: [Entry]) throws -> Reply {
        let named = entries.map { entry in
            var entry = entry
            entry.id = assistant.journal.newID()
            return entry
        }
        let sentence = understanding.toast ?? wording.filed(named)
        return try change(named.map(Change.Kind.added), sentence)
    }

    /// Keeps changes as one step and says so, with the way back.
    func change(_ kinds: [Change.Kind], _ sentence: String) throws -> Reply {
        let step = try assistant.journal.append(kinds, on: occasion)
        return done(Toast(sentence, undoToken: assistant.isRehearsal ? nil : step.id))
    }

    private func answer(
        _ isYes: Bool, to pending: Conversation.Pending?, _ conversation: inout Conversation
    ) throws -> Reply {
        switch pending {
        case nil: return refused(.noQuestion)
        case .undo(let step)? where isYes: return try undo(step: step, confirmed: true)
        case .heard(let text)? where isYes:
            return assistant.respond(to: text, from: speaker, at: moment, in: &conversation)
        case .heard?: return refused(.misheard)
        case .undo?, .time?: return done(Toast("In Ordnung, ich lasse es."))
        }
    }

    /// Reads the sentence before once more, now with its time.
    private func complete(
        _ pending: Conversation.Pending?, with time: TimePhrase, _ conversation: inout Conversation
    ) throws -> Reply {
        guard let whole = intent(waitingIn: pending)?.at(time), let reading = understanding.reading else {
            return refused(.notUnderstood)
        }
        var turn = self
        turn.understanding = assistant.understander.understanding(
            understanding.words, German.Reading(match: reading.match, intent: whole), from: speaker, at: moment)
        return try turn.reply(pending: nil, &conversation)
    }

    /// What waits for an answer; a time said instead of „Ja“ or „Nein“ mends what was heard.
    private func intent(waitingIn pending: Conversation.Pending?) -> Intent? {
        switch pending {
        case .time(let intent)?: intent
        case .heard(let text)?: assistant.understander.understand(text, from: speaker, at: moment).reading?.intent
        case .undo?, nil: nil
        }
    }
}
