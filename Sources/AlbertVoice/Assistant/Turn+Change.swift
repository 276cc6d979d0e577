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
        return try perform(intent, on: first)
    }

    /// Asks which of several entries is meant; the first three are named.
    func askWhich(of entries: [Entry], _ intent: Intent, _ conversation: inout Conversation) -> Reply {
        let lines = entries.prefix(3).map(wording.line)
        return ask(.which(lines), .choice(intent, entryIDs: entries.map(\.id)), &conversation)
    }

    /// Does what an intent asks for to one entry.
    func perform(_ intent: Intent, on entry: Entry) throws -> Reply {
        switch intent {
        case .delete: return try change([.removed(entryID: entry.id)], "Gestrichen: \(wording.line(entry)).")
        case .move(_, let time?): return try changed(try moved(entry, to: time), "Verschoben")
        case .changeOwner(_, let person): return try changed(owned(entry, by: person), "Geändert")
        case .tickOff: return try tick(entry)
        case .takeDrive(let person, _):
            let driver = resolver.name(person) ?? speaker.name
            return try take(entry, driver)
        default: return refused(.notUnderstood)
        }
    }

    /// „Oma Grete hat die Fahrt übernommen: …“
    private func take(_ entry: Entry, _ driver: String) throws -> Reply {
        var taken = entry
        taken.driver = driver
        let what = ([wording.what(taken)] + wording.when(taken)).joined(separator: ", ")
        return try change([.changed(taken)], "\(driver) hat die Fahrt übernommen: \(what).")
    }

    /// Somebody takes a drive without a driver.
    func takeDrive(_ intent: Intent, _ time: TimePhrase?, _ conversation: inout Conversation) throws -> Reply {
        let day = try time.map { try value(of: $0).start?.date } ?? nil
        let open = try seen().entries.filter { entry in
            entry.lacksDriver && entry.isOpen(from: moment.local.date)
                && (day.map(entry.occurs) ?? true)
        }
        guard let first = open.first else { throw Refusal.noOpenDrive }
        guard open.count == 1 else {
            return askWhich(of: open, intent, &conversation)
        }
        return try perform(intent, on: first)
    }

    /// Keeps an entry that was changed, and says how it is now.
    func changed(_ entry: Entry, _ verb: String) throws -> Reply {
        try change([.changed(entry)], "\(verb): \(wording.line(entry)).")
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
    func moved(_ entry: Entry, to phrase: TimePhrase) throws -> Entry {
        let saidDay = saysDay(phrase)
        // „um elf“, said at noon of an entry on Friday, is eleven on Friday and not tonight.
        let day = saidDay ? nil : entry.start.map { LocalDateTime($0.date) }.flatMap { $0 > moment.local ? $0 : nil }
        return Rescheduling(entry).moved(to: try value(of: phrase, from: day), saidDay: saidDay)
    }

    /// Whether a day was said: days come first, so the first words alone are one.
    private func saysDay(_ phrase: TimePhrase) -> Bool {
        phrase.words.indices.contains { last in
            let value = try? resolver.value(of: TimePhrase(words: Array(phrase.words[...last])))
            return value.map { !$0.hasClock && $0.start != nil } ?? false
        }
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
