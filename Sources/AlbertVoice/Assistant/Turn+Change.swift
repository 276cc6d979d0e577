extension Turn {
    var resolver: Resolver {
        Resolver(family: assistant.understander.german.vocabulary.family, speaker: speaker, moment: moment)
    }

    /// Does something to the entry somebody speaks of; asks which one where several have its name.
    func change(_ intent: Intent, _ conversation: inout Conversation) throws -> Reply {
        guard let reference = intent.reference else { return refused(.notUnderstood) }
        if case .move(_, nil) = intent { return ask(.newTime, .time(intent), &conversation) }
        let found = try search(seen().entries, for: reference)
        guard let first = found.first else { throw Refusal.unknownEntry(wording.shortSubject(reference.name)) }
        guard found.count == 1 else {
            return askWhich(of: found, intent, &conversation)
        }
        if case .move(_, let time?) = intent, let question = question(before: first, to: time) {
            return ask(question, .time(intent), &conversation)
        }
        return try perform(intent, on: [first])
    }

    /// What has to be asked before an entry moves: a day where there is none, or where weekday and date do not agree.
    private func question(before entry: Entry, to time: TimePhrase) -> Question? {
        if lacksDay(time, for: entry) { return .whatDay }
        do throws(TimeError) {
            _ = try resolver.value(of: time)
        } catch .disagreement(let date, let said) {
            return resolver.question(ofDay: date, said: said)
        } catch {}
        return nil
    }

    /// Whether an entry that has a day only, as homework and birthdays have, is given a clock time alone.
    func lacksDay(_ time: TimePhrase, for entry: Entry) -> Bool {
        let hasNoClock = entry.kind == .birthday || (entry.start == nil && entry.kind != .task)
        return hasNoClock && !resolver.saysDay(time)
    }

    /// Asks which of several entries is meant; the first three are named.
    func askWhich(of entries: [Entry], _ intent: Intent, _ conversation: inout Conversation) -> Reply {
        let lines = entries.prefix(3).map(wording.line)
        return ask(.which(lines), .choice(intent, entryIDs: entries.map(\.id)), &conversation)
    }

    /// Does what an intent asks for to entries, as one step.
    func perform(_ intent: Intent, on entries: [Entry]) throws -> Reply {
        if entries.count == 1, let reply = try performOnce(intent, on: entries[0]) { return reply }
        switch intent {
        case .delete:
            let lines = entries.map(wording.line).joined(separator: "; ")
            return try change(entries.map { .removed(entryID: $0.id) }, "Gestrichen: \(lines).")
        case .move(_, let time?): return try changed(entries.map { try moved($0, to: time) }, "Verschoben")
        case .changeOwner(_, let person): return try changed(entries.map { owned($0, by: person) }, "Geändert")
        case .tickOff: return try tick(entries)
        case .releaseDrive:
            return try changed(entries.map { $0.driven(by: nil) }, "Wieder offen")
        case .takeDrive(let person, _, _):
            let driver = resolver.name(person) ?? speaker.name
            return try take(entries, driver)
        default: return refused(.notUnderstood)
        }
    }

    /// Keeps entries that were changed, and says how they are now.
    func changed(_ entries: [Entry], _ verb: String) throws -> Reply {
        let lines = entries.map(wording.line).joined(separator: "; ")
        return try change(entries.map(Change.Kind.changed), "\(verb): \(lines).\(wording.note(on: entries))")
    }

    /// Entries of that name, or the refusal of a day that does not exist.
    func search(_ entries: [Entry], for reference: EntryReference) throws -> [Entry] {
        do throws(TimeError) {
            return try EntrySearch(resolver: resolver, entries: entries).entries(for: reference)
        } catch {
            throw resolver.refusal(of: error)
        }
    }

    /// A time that was said, or the refusal that says why there is none; counted from now where nothing else is given.
    func value(of phrase: TimePhrase, from reference: LocalDateTime? = nil) throws -> TimeValue {
        do throws(TimeError) {
            return try resolver.value(of: phrase, from: reference)
        } catch {
            throw resolver.refusal(of: error)
        }
    }

    /// An entry whose owner, or whose driver, is another.
    func owned(_ entry: Entry, by person: PersonPhrase) -> Entry {
        var changed = entry
        if entry.kind == .drive {
            changed.driver = resolver.name(person)
        } else {
            changed.people = resolver.names(person)
        }
        return changed
    }

    /// An entry at another time: what was not said of day and clock stays as it was, and so does its length.
    ///
    /// A weekday alone is that after `occurrence`, where one day of a series moves.
    func moved(_ entry: Entry, to phrase: TimePhrase, from occurrence: LocalDate? = nil) throws -> Entry {
        let phrase = resolver.asMeant(phrase, of: entry)
        let saidDay = resolver.saysDay(phrase)
        let isNear =
            phrase.words.contains { DayPhrases.names.contains($0) }
            && Set(phrase.words).isDisjoint(with: ["nächsten", "übernächsten", "kommenden", "diesen", "woche"])
        // „um elf“, said at noon of an entry on Friday, is eleven on Friday and not tonight.
        let own = saidDay ? nil : entry.start.map { LocalDateTime($0.date) }
        let after = isNear ? occurrence.map { LocalDateTime($0) } : nil
        let from = (own ?? after).flatMap { $0 > moment.local ? $0 : nil }
        let value = try value(of: phrase, from: from)
        return resolver.settled(Rescheduling(entry).moved(to: value, saidDay: saidDay, now: moment.local))
    }
}

extension Intent {
    /// The entry it speaks of.
    var reference: EntryReference? {
        switch self {
        case .move(let reference, _), .delete(let reference), .changeOwner(let reference, _): reference
        default: nil
        }
    }
}
