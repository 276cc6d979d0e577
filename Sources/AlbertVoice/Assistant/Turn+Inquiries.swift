extension Turn {
    /// Answers a question that changes nothing, as far as the speaker may know.
    func answer(_ inquiry: Inquiry) throws -> Reply {
        switch inquiry {
        case .week(let phrase): try showWeek(phrase)
        case .time(let reference): try showTime(of: reference)
        case .free(let person, let time): try showFree(person, time)
        case .drives(let person, let time, let isOpen): try showDrives(person, time, onlyOpen: isOpen)
        case .shopping: try showShopping()
        case .takeAlong(let person, let time): try showTakeAlong(person, time)
        case .tasks(let person, let time, let withHomework): try showTasks(person, time, withHomework: withHomework)
        case .birthday(let name): try showBirthday(of: name)
        case .birthdays(let time): try showBirthdays(time)
        case .now: try now()
        case .mine(let person, let time): try showMine(person, time)
        case .notes: try showNotes()
        case .whereabouts(let thing): try showWhereabouts(of: thing)
        }
    }

    /// Lines as one sentence under a heading, or what is said where there are none.
    private func listed(_ heading: String, _ lines: [String], none: String) -> Reply {
        done(Toast(lines.isEmpty ? none : "\(heading): \(lines.joined(separator: "; "))."), list: lines)
    }

    private var today: LocalDate { moment.local.date }

    /// Drives that are not over, of one person, on some days.
    private func showDrives(_ person: PersonPhrase?, _ time: TimePhrase?, onlyOpen: Bool) throws -> Reply {
        let name = person.flatMap(resolver.name)
        let days = try time.map(days)
        func isMeant(_ entry: Entry) -> Bool {
            entry.kind == .drive && !entry.isDone && (entry.lacksDriver || !onlyOpen)
                && (name.map { entry.involves($0) } ?? true)
                && (days.map { $0.dates.contains(where: entry.occurs(on:)) } ?? entry.isOpen(from: today))
        }
        let drives = try seen().entries.filter(isMeant)
        let hidden = try assistant.journal.state().entries.first { isMeant($0) }
        if drives.isEmpty, let hidden { try refuseToShow(hidden) }
        let lines = drives.map { $0.nextTime(from: days?.lowerBound ?? today) }.byDay.map(wording.line)
        let owner = name.map { " für \($0)" } ?? ""
        let when = days.map { " " + Wording.days($0, from: today) } ?? ""
        guard !lines.isEmpty else { return done(Toast("Keine Fahrt\(owner)\(when)\(onlyOpen ? " offen" : "").")) }
        return done(Toast(lines.joined(separator: "; ") + "."), list: lines)
    }

    /// „Keine Fahrt“ would be untrue where there is one that the speaker may not know of.
    private func refuseToShow(_ entry: Entry) throws {
        let policy = Policy(
            family: assistant.understander.german.vocabulary.family, state: try assistant.journal.state())
        if let refusal = policy.refusal(of: .see, on: entry, by: speaker) { throw refusal }
    }

    private func showShopping() throws -> Reply {
        _ = try owner(nil, ofAny: .shopping)
        let items = try seen().entries.filter { $0.kind == .shopping && !$0.isDone }.compactMap(\.title)
        let sentence =
            items.isEmpty
            ? "Die Einkaufsliste ist leer." : "Auf der Einkaufsliste: \(Wording.names(items))."
        return done(Toast(sentence), list: items)
    }

    /// What goes along on a day, or today and tomorrow.
    private func showTakeAlong(_ person: PersonPhrase?, _ time: TimePhrase?) throws -> Reply {
        let name = try owner(person, ofAny: .takeAlong)
        let days = try time.map(days) ?? today...today.adding(days: 1)
        let list = PackingList(try seen().entries, on: days, of: name, wording: wording)
        return done(Toast(list.sentence), list: list.lines)
    }

    /// Tasks that are open, those of a day where one was said, with homework where both were asked for.
    private func showTasks(_ person: PersonPhrase?, _ time: TimePhrase?, withHomework: Bool) throws -> Reply {
        let name = withHomework ? try owner(person, ofAny: .task, .homework) : try owner(person, ofAny: .task)
        let last = try time.map { try days(of: $0).upperBound }
        let state = try seen().only { entry in
            guard let last else { return true }
            // What has no day is open today, too.
            return entry.day == nil
                ? last == today : entry.isDue(by: last) || entry.start.map { $0.date <= last } ?? false
        }
        let tasks = state.entries.filter { $0.kind == .task && !$0.isDone && $0.concerns(name) }.byDay
        let homework = withHomework ? state.openHomework(of: name) : []
        let lists =
            (homework.isEmpty ? [] : [OpenList(.homework, homework, of: name, wording: wording)])
            + (tasks.isEmpty && !homework.isEmpty ? [] : [OpenList(.tasks, tasks, of: name, wording: wording)])
        return done(Toast(lists.map(\.sentence).joined(separator: " ")), list: lists.flatMap(\.lines))
    }

    private func showNotes() throws -> Reply {
        _ = try owner(nil, ofAny: .note)
        let notes = try seen().entries.filter { $0.kind == .note }.compactMap(\.title)
        return listed("Notizen", notes, none: "Es gibt keine Notizen.")
    }

    /// What was noted about a thing.
    private func showWhereabouts(of thing: String) throws -> Reply {
        _ = try owner(nil, ofAny: .note)
        let notes = try seen().entries.filter { note in
            note.kind == .note && (note.title?.lowercased().split(separator: " ").contains { $0 == thing } ?? false)
        }
        guard let last = notes.last?.title else { return done(Toast("Wo das ist, weiß ich nicht.")) }
        return done(Toast("\(last)."))
    }
}
