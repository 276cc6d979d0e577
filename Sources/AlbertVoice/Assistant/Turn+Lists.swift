extension Turn {
    /// Ticks off the open entry with a name: the one that is due first, of one person.
    func tickOff(_ name: String, _ person: PersonPhrase?) throws -> Reply {
        let said = person.flatMap { $0 == .speaker && !speaker.hasSchool ? nil : resolver.names($0).first }
        let whose = said ?? (person == nil && speaker.hasSchool ? speaker.name : nil)
        let open = try assistant.journal.state().entries.filter {
            !$0.isDone && $0.isCalled(name) && $0.concerns(whose)
        }
        guard let first = open.min(by: { ($0.day?.dayNumber ?? .max) < ($1.day?.dayNumber ?? .max) }) else {
            throw Refusal.nothingToTick(wording.shortSubject(name))
        }
        let owners = open.map(\.people).unique
        guard owners.count == 1 else { throw Refusal.severalToTick(open.map(wording.what).unique) }
        let step = try assistant.journal.append([.ticked(entryID: first.id)], on: occasion)
        return done(Toast("\(wording.what(first)) ist erledigt.", undoToken: step.id))
    }

    /// What stands on a day or in a week.
    func show(_ phrase: TimePhrase?) throws -> Reply {
        var days = moment.local.date...moment.local.date
        if let phrase {
            do {
                let value = try GermanTime.value(of: phrase.words, at: moment.local)
                if let start = value.start?.date { days = start...max(start, value.lastDay ?? start) }
            } catch .impossible(let spoken) {
                throw Refusal.impossibleTime(Wording.written(spoken))
            } catch {
                throw Refusal.unclearTime(phrase.words.joined(separator: " "))
            }
        }
        let agenda = Agenda(try assistant.journal.state(), days: days, wording: wording)
        return done(Toast(agenda.sentence), list: agenda.lines)
    }

    /// Open homework, of one person or of all.
    func showHomework(_ person: PersonPhrase?) throws -> Reply {
        let name = person.flatMap { resolver.names($0).first }
        let list = HomeworkList(try assistant.journal.state().openHomework(of: name), of: name, wording: wording)
        return done(Toast(list.sentence), list: list.lines)
    }
}

extension TimeValue {
    /// The last day of a day, week or span.
    fileprivate var lastDay: LocalDate? {
        if kind == .date, grain == .week { return start?.date.adding(days: 6) }
        return dueDate
    }
}
