extension Turn {
    /// Reads the sentence before once more, now with its time; or takes the entry of that day from several.
    func complete(
        _ pending: Conversation.Pending?, with time: TimePhrase, _ conversation: inout Conversation
    ) throws -> Reply {
        if case .choice(let intent, let ids)? = pending {
            let day = try value(of: time).start?.date
            return try choose(intent, ids, &conversation) { entries in
                let standing = entries.filter { entry in day.map(entry.occurs) ?? false }
                // „Den zweiten“ is a day, too.
                let number = time.words.last.flatMap(GermanNumber.ordinal)
                return standing.isEmpty ? number.map { matching(entries, .ordinal($0)) } ?? [] : standing
            }
        }
        guard let whole = intent(waitingIn: pending)?.at(keepingClock(time, pending)) else {
            return refused(pending == nil ? .noQuestion : .notUnderstood)
        }
        return try reply(to: whole, &conversation)
    }

    /// The answer with a person, a subject or a number.
    func complete(
        _ pending: Conversation.Pending?, with answer: GivenAnswer, _ conversation: inout Conversation
    ) throws -> Reply {
        switch (pending, answer) {
        case (nil, _): return refused(.noQuestion)
        case (.choice(let intent, let ids)?, _):
            return try choose(intent, ids, isAll: answer == .all, &conversation) { matching($0, answer) }
        case (.subject(let intent)?, .subject(let subject)), (.time(let intent)?, .subject(let subject)):
            guard let whole = intent.in(subject) else { return refused(.notUnderstood) }
            return try reply(to: whole, &conversation)
        case (_, .person(let person)):
            guard let whole = intent(waitingIn: pending)?.for(person) else { return refused(.notUnderstood) }
            return try reply(to: whole, &conversation)
        default: return refused(.notUnderstood)
        }
    }

    /// Does what another intent asks for, as if it had been said.
    func reply(to intent: Intent, _ conversation: inout Conversation) throws -> Reply {
        guard let reading = understanding.reading else { return refused(.notUnderstood) }
        var turn = self
        turn.understanding = assistant.understander.understanding(
            understanding.words, German.Reading(match: reading.match, intent: intent), from: speaker, at: moment)
        return try turn.reply(pending: nil, &conversation)
    }

    /// „Wie bitte?“
    func repeated(_ conversation: Conversation) throws -> Reply {
        guard let last = conversation.last else { throw Refusal.nothingToRepeat }
        return done(last)
    }

    private func choose(
        _ intent: Intent, _ ids: [String], isAll: Bool = false, _ conversation: inout Conversation,
        _ pick: ([Entry]) -> [Entry]
    ) throws -> Reply {
        let state = try assistant.journal.state()
        let left = pick(ids.compactMap(state.entry))
        guard let first = left.first else {
            return askAgain(.choice(intent, entryIDs: ids), after: "Das passt zu keinem.", &conversation)
        }
        guard left.count == 1 || isAll else {
            return ask(.which(left.map(wording.line)), .choice(intent, entryIDs: left.map(\.id)), &conversation)
        }
        return try perform(intent, on: isAll ? left : [first])
    }

    private func matching(_ entries: [Entry], _ answer: GivenAnswer) -> [Entry] {
        switch answer {
        case .person(let person):
            let name = resolver.name(person)
            return entries.filter { entry in name.map(entry.people.contains) ?? entry.people.isEmpty }
        case .subject(let subject): return entries.filter { $0.subject == subject }
        case .all: return entries
        case .ordinal(let number): return entries.indices.contains(number - 1) ? [entries[number - 1]] : []
        }
    }

    /// What waits for an answer; a time said instead of „Ja“ or „Nein“ mends what was heard.
    func intent(waitingIn pending: Conversation.Pending?) -> Intent? {
        switch pending {
        case .time(let intent)?, .subject(let intent)?: intent
        case .heard(let text)?: assistant.understander.understand(text, from: speaker, at: moment).reading?.intent
        case .undo?, .choice?, nil: nil
        }
    }

    /// A day that answers „Welcher Tag gilt?“ keeps the clock time that was said before.
    private func keepingClock(_ time: TimePhrase, _ pending: Conversation.Pending?) -> TimePhrase {
        guard let before = intent(waitingIn: pending)?.time.map(resolver.clockWords), !before.isEmpty,
            let value = try? value(of: time), !value.hasClock, value.rrule == nil,
            (try? self.value(of: TimePhrase(words: time.words + before))) != nil
        else { return time }
        return TimePhrase(words: time.words + before)
    }
}

extension Intent {
    /// Day and clock time of what is to be filed or moved; nil where none was said.
    fileprivate var time: TimePhrase? {
        switch self {
        case .addEvent(let request): request.time
        case .addTask(let request): request.time
        case .addDrive(let request): request.time
        case .move(_, let time): time
        default: nil
        }
    }
}
