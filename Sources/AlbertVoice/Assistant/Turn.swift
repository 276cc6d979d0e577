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
        if case .addDrive(let request)? = understanding.reading?.intent, request.isQuestion,
            let known = try knownDrive()
        {
            return known
        }
        if let taken = try takeKnownDrive(&conversation) { return taken }
        try check(understanding.entries.map(Change.Kind.added))
        if let question = understanding.question { return ask(question, &conversation) }
        if !understanding.entries.isEmpty { return try file(understanding.entries) }
        guard let intent = understanding.reading?.intent else { return refused(.notUnderstood) }
        switch intent {
        case .addHomework, .addHomeworks, .addEvent, .addEvents, .addTask, .addTakeAlong, .addShopping, .addNote,
            .addBirthday,
            .addDrive:
            return refused(.notUnderstood)
        case .takeDrive(_, let passenger, let time): return try takeDrive(intent, passenger, time, &conversation)
        case .releaseDrive(let person, let time): return try releaseDrive(intent, person, time, &conversation)
        case .move, .delete, .changeOwner: return try change(intent, &conversation)
        case .correct(let correction): return try correct(correction, pending, &conversation)
        case .give(let answer): return try complete(pending, with: answer, &conversation)
        case .repeatLast: return try repeated(conversation)
        case .tickOff(let names, let person): return try tickOff(names, person, &conversation)
        case .strike(let items): return try strike(items)
        case .clearShopping(let isBought): return try clearShopping(isBought: isBought)
        case .addMore(let things): return try addMore(things)
        case .thank: return done(Toast("Gern."))
        case .undo: return try undo(step: nil, confirmed: false)
        case .redo: return try redo()
        case .showAgenda(let phrase): return try show(phrase)
        case .showHomework(let person, let until): return try showHomework(person, until: until)
        case .inquire(let inquiry): return try answer(inquiry)
        case .cancel: return cancel(pending, conversation)
        case .answer(let isYes): return try answer(isYes, to: pending, &conversation)
        case .giveTime(let time): return try complete(pending, with: time, &conversation)
        }
    }

    func done(_ toast: Toast, list: [String] = []) -> Reply {
        Reply(outcome: .done, toast: toast, understanding: understanding, list: list)
    }

    func refused(_ refusal: Refusal) -> Reply {
        Reply(
            outcome: .refused, toast: Toast(refusal.sentence), understanding: understanding, refusal: refusal)
    }

    var wording: EntryWording {
        EntryWording(vocabulary: assistant.understander.german.vocabulary, today: moment.local.date)
    }

    var occasion: Occasion {
        Occasion(who: speaker.name, device: assistant.device, words: text, now: moment)
    }

    private func ask(_ question: Question, _ conversation: inout Conversation) -> Reply {
        let intent = understanding.reading?.intent
        let pending: Conversation.Pending? =
            switch question {
            case .due, .day, .whatDay, .whichDay, .pastDay, .unknownLesson, .newTime:
                intent.map(Conversation.Pending.time)
            case .subject: intent.map(Conversation.Pending.subject)
            case .meant, .undoOld, .which: nil
            }
        return ask(question, pending, &conversation)
    }

    /// Asks, and remembers what the answer is for.
    func ask(
        _ question: Question, _ pending: Conversation.Pending?, _ conversation: inout Conversation
    ) -> Reply {
        if let pending { conversation.ask(pending, question.sentence, at: moment) }
        var asked = understanding
        asked.question = question
        return Reply(outcome: .asked, toast: Toast(question.sentence), understanding: asked)
    }

    func file(_ entries: [Entry]) throws -> Reply {
        let state = try assistant.journal.state()
        let new = entries.filter { entry in !state.entries.contains { $0.isSame(as: entry) } }
        guard !new.isEmpty else { throw Refusal.alreadyThere(entries.map(wording.line).joined(separator: "; ")) }
        let named = new.map { entry in
            var entry = entry
            entry.id = assistant.journal.newID()
            return entry
        }
        let sentence = (new == entries ? understanding.toast : nil) ?? wording.filed(named)
        return try change(named.map(Change.Kind.added), sentence)
    }

    /// Keeps changes as one step and says so, with the way back.
    ///
    /// - Throws: `Refusal.alreadySo` where nothing would be other than it is.
    func change(_ kinds: [Change.Kind], _ sentence: String) throws -> Reply {
        try check(kinds)
        let state = try assistant.journal.state()
        let idle = kinds.compactMap { kind -> Entry? in
            guard case .changed(let entry) = kind, state.entry(named: entry.id) == entry else { return nil }
            return entry
        }
        guard idle.isEmpty || idle.count < kinds.count else {
            throw Refusal.alreadySo(idle.map(wording.line).joined(separator: "; "))
        }
        let step = try assistant.journal.append(kinds, on: occasion)
        return done(Toast(sentence, undoToken: assistant.isRehearsal ? nil : step.id))
    }
}

extension Entry {
    /// Whether another entry says the same, so that it need not be filed again.
    fileprivate func isSame(as other: Entry) -> Bool {
        var one = self
        one.id = other.id
        return one == other
    }
}
