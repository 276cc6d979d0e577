extension Turn {
    private var family: Family { assistant.understander.german.vocabulary.family }

    /// The journal with the entries that the speaker may know of.
    func seen() throws -> JournalState {
        let state = try assistant.journal.state()
        let policy = Policy(family: family, state: state)
        return state.only { policy.sees($0, speaker) }
    }

    /// Looks whether the speaker may make these changes.
    ///
    /// - Throws: `Refusal.notAllowed` where the role forbids it.
    func check(_ kinds: [Change.Kind]) throws {
        try Policy.check(kinds, by: speaker, state: assistant.journal.state(), family: family)
    }

    /// Who is asked about, nil for everybody; a list that the speaker may not see is refused.
    func owner(_ person: PersonPhrase?, ofAny kinds: Entry.Kind...) throws -> String? {
        let name = person.flatMap(resolver.name)
        let policy = Policy(family: family, state: try assistant.journal.state())
        let refusals = kinds.compactMap { policy.refusal(ofSeeing: $0, of: name, by: speaker) }
        if let refusal = refusals.first, refusals.count == kinds.count { throw refusal }
        return name
    }

    /// The days of a time that was said.
    func days(of phrase: TimePhrase) throws -> ClosedRange<LocalDate> {
        let value = try value(of: phrase)
        let first = value.start?.date ?? moment.local.date
        return first...max(first, value.lastDay ?? first)
    }

    /// What stands on a day or in a week; today by urgency, for a small child the next two things.
    func show(_ phrase: TimePhrase?) throws -> Reply {
        let today = moment.local.date
        let days = try phrase.map(days) ?? today...today
        let state = try seen()
        guard days == today...today else {
            let agenda = Agenda(state, days: days, wording: wording)
            return done(Toast(agenda.sentence), list: agenda.lines)
        }
        if speaker.role == .small { return try now() }
        let plan = Today(state, at: moment.local, wording: wording)
        return done(Toast(plan.sentence), list: plan.lines)
    }

    /// What is on now and what comes then; for a small child two things in words that can be read aloud.
    func now() throws -> Reply {
        let state = try seen()
        if speaker.role == .small {
            let child = ChildNow(state, at: moment.local, wording: wording)
            return done(Toast(child.sentence), list: child.sentences)
        }
        return done(Toast(Today(state, at: moment.local, wording: wording).now))
    }

    /// Open homework, of one person or of all; what is due by a day where one was said.
    func showHomework(_ person: PersonPhrase?, until time: TimePhrase? = nil) throws -> Reply {
        let name = try owner(person, ofAny: .homework)
        let last = try time.map { try days(of: $0).upperBound }
        let open = try seen().openHomework(of: name).filter { entry in last.map(entry.isDue) ?? true }
        let list = OpenList(.homework, open, of: name, wording: wording)
        return done(Toast(list.sentence), list: list.lines)
    }

    /// Who carries which day of a week.
    func showWeek(_ phrase: TimePhrase?) throws -> Reply {
        let today = moment.local.date
        let monday = try phrase.map { try days(of: $0).lowerBound.monday } ?? today.monday
        let glance = WeekGlance(try seen(), from: monday, family: family, today: today)
        return done(Toast(glance.sentence), list: glance.lines)
    }

    /// When something takes place or is due.
    func showTime(of reference: EntryReference) throws -> Reply {
        let today = moment.local.date
        let found = try search(seen().entries, for: reference)
        let lines = found.prefix(3).map { wording.line($0.nextTime(from: today)) }
        guard let first = found.first else {
            let owner = reference.person.flatMap(resolver.name).map { " für \($0)" } ?? ""
            return done(Toast("Zu \(wording.shortSubject(reference.name))\(owner) finde ich nichts."))
        }
        let isOver = !first.isOpen(from: today)
        return done(Toast((isOver ? "Vorbei: " : "") + lines.joined(separator: "; ") + "."), list: lines)
    }
}

extension TimeValue {
    /// The last day of a day, week, month or span.
    fileprivate var lastDay: LocalDate? {
        switch grain {
        case .week where kind == .date: start?.date.adding(days: 6)
        case .month where kind == .date: start?.date.adding(months: 1).adding(days: -1)
        default: dueDate
        }
    }
}
