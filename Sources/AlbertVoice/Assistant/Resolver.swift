import Foundation

/// Turns what was asked for into an entry: symbolic days become dates, „ich“ becomes a name.
struct Resolver {
    let family: Family
    let speaker: Member
    let moment: Moment

    /// An entry, or what stands in its way.
    enum Resolution: Hashable {
        /// Ready to be filed, as one step.
        case entries([Entry])
        /// Something is missing or contradictory: the entry as far as it is known, and the question.
        case question(Entry, Question)
        /// It cannot be done.
        case refusal(Refusal)
    }

    /// The entry an intent asks for; nil where it asks for something else.
    func resolve(_ intent: Intent) -> Resolution? {
        switch intent {
        case .addHomework(let request): homework(request)
        case .addHomeworks(let requests): homeworks(requests)
        case .addEvent(let request): event(request)
        case .addEvents(let requests): events(requests)
        case .addTask(let request): task(request)
        case .addTakeAlong(let request): takeAlong(request)
        case .addShopping(let items): .entries(items.map { titled($0, .shopping) })
        case .addNote(let text): .entries([titled(text, .note)])
        case .addBirthday(let name, let time): birthday(name, time)
        case .addDrive(let request): drive(request)
        default: nil
        }
    }

    /// The entry for homework.
    func homework(_ request: HomeworkRequest) -> Resolution {
        var entry = newEntry(.homework)
        entry.subject = request.subject
        entry.content = request.content.parts.isEmpty ? nil : request.content
        entry.people = owner(request.person)
        switch request.due {
        case .time(let phrase)?:
            do {
                let value = try value(of: phrase)
                // Homework is due by a day: „um vier“ alone names none.
                guard !value.hasClock || saysDay(phrase) else { return .question(entry, .whatDay) }
                entry.due = value.dueDate
            } catch {
                return resolution(of: error, entry)
            }
        case .nextLesson?:
            guard let day = nextLesson(of: request.subject, for: entry.people) else {
                return .question(entry, .unknownLesson(subject: request.subject))
            }
            entry.due = day
        case nil:
            break
        }
        if entry.subject == nil { return .question(entry, .subject) }
        if entry.due == nil { return .question(entry, .due) }
        return .entries([entry])
    }

    /// The entry for an event.
    func event(_ request: EventRequest) -> Resolution {
        var entry = newEntry(.event)
        entry.title = request.title
        entry.subject = request.subject
        entry.people = request.people.flatMap(names).unique
        entry.companions = request.companions.flatMap(names).unique
        entry.place = request.place
        return placed(entry, at: request.time.map { asMeant($0, of: entry) })
    }

    /// The entry at the time that was said, finished by `finish`; the question for the day where there is none.
    func placed(_ entry: Entry, at time: TimePhrase?, finish: (inout Entry) -> Void = { _ in }) -> Resolution {
        guard let time else { return .question(entry, .day) }
        var entry = entry
        do {
            try place(time, on: &entry)
        } catch {
            return resolution(of: error, entry)
        }
        guard entry.start != nil else { return .question(entry, .day) }
        finish(&entry)
        return .entries([entry])
    }

    /// The time that was said as it is meant of an entry: of an event in the evening the evening's.
    func asMeant(_ time: TimePhrase, of entry: Entry) -> TimePhrase {
        let isInTheEvening = entry.kind == .event && entry.title.map(EveningEvent.isCalled) ?? false
        return isInTheEvening ? EveningEvent.time(time, by: self) : time
    }

    /// Gives an entry the time that was said.
    func place(_ phrase: TimePhrase, on entry: inout Entry) throws(TimeError) {
        let value = try value(of: phrase)
        entry.start = value.start
        entry.end =
            value.kind == .date ? value.end.flatMap { $0.date.dayNumber > entry.dayNumber + 1 ? $0 : nil } : value.end
        entry.allDay = !value.hasClock
        // A span that ends before it begins was not meant so; a repeated day is one day each time.
        if let start = entry.start, let end = entry.end, end <= start || (value.rrule != nil && entry.allDay) {
            entry.end = nil
        }
        entry.recurrence = value.rrule.map { Self.simple($0, from: entry.start) }
        // „donnerstags um Mitternacht“ is the night to Friday, which is where it begins.
        if let start = value.start, start.second == 0, value.hasClock {
            let eve = start.date.adding(days: -1).weekday.code
            entry.recurrence = entry.recurrence.map {
                $0 == "FREQ=WEEKLY;BYDAY=\(eve)" ? "FREQ=WEEKLY;BYDAY=\(start.date.weekday.code)" : $0
            }
        }
        entry = settled(entry)
    }

    /// The names somebody is spoken of with; none where everybody is meant.
    func names(_ phrase: PersonPhrase) -> [String] {
        switch phrase {
        case .speaker: [speaker.name]
        case .everyone: []
        case .member(let name): [name]
        }
    }

    /// The name somebody is spoken of with; nil where everybody is meant.
    func name(_ phrase: PersonPhrase) -> String? { names(phrase).first }

    /// Whose homework it is: whoever was named, else the child that speaks.
    private func owner(_ phrase: PersonPhrase?) -> [String] {
        if let phrase { return names(phrase) }
        return speaker.hasSchool ? [speaker.name] : []
    }

    /// The first day after today on which a subject is taught to one of these people, or to the only child who has it.
    private func nextLesson(of subject: String?, for people: [String]) -> LocalDate? {
        guard let subject else { return nil }
        let pupils = family.members.filter {
            $0.lessons[subject] != nil && (people.isEmpty || people.contains($0.name))
        }
        guard pupils.count == 1, let days = pupils[0].lessons[subject] else { return nil }
        return (1...7).map { moment.local.date.adding(days: $0) }.first { days.contains($0.weekday) }
    }

    /// The rule without what the entry's start already says (RFC 5545, 3.8.5.3): clock time, day of month or year.
    static func simple(_ rule: String, from start: LocalDateTime?) -> String {
        let date = start?.date
        let known = date.map { ["BYMONTHDAY=\($0.day)", "BYMONTH=\($0.month)"] } ?? []
        let isYearly = rule.contains("FREQ=YEARLY")
        return rule.split(separator: ";").map(once).filter { part in
            !["BYHOUR", "BYMINUTE", "BYSECOND"].contains(part.prefix { $0 != "=" })
                && !(known.contains(part) && (isYearly || !part.hasPrefix("BYMONTH=")))
        }.joined(separator: ";")
    }

    /// A part of a rule with each value once: „jeden Donnerstag und Donnerstag“.
    private static func once(_ part: Substring) -> String {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, sides[0] == "BYDAY" else { return String(part) }
        return "BYDAY=" + sides[1].split(separator: ",").unique.joined(separator: ",")
    }

    private var options: TimeOptions { TimeOptions(offset: moment.offset) }

    func newEntry(_ kind: Entry.Kind) -> Entry {
        Entry(id: "", kind: kind, zone: moment.zone.identifier)
    }

    /// What stands in the way of an entry where its time cannot be had.
    func resolution(of error: TimeError, _ entry: Entry) -> Resolution {
        if case .disagreement(let date, let said) = error { return .question(entry, question(ofDay: date, said: said)) }
        return .refusal(refusal(of: error))
    }

    /// The refusal that a time which cannot be had leads to.
    func refusal(of error: TimeError) -> Refusal {
        switch error {
        case .impossible(let spoken): .impossibleTime(Wording.written(spoken))
        case .notUnderstood(let words): .unclearTime(words)
        case .disagreement(let date, let said): .disagreement(date: date, said: said)
        }
    }

    /// The value of words about time, counted from now where nothing else is given.
    func value(of phrase: TimePhrase, from reference: LocalDateTime? = nil) throws(TimeError) -> TimeValue {
        try GermanTime.value(of: phrase.words, at: reference ?? moment.local, options: options)
    }
}

extension Entry {
    fileprivate var dayNumber: Int { start?.date.dayNumber ?? 0 }
}

extension Member {
    /// Whether this person has homework of their own.
    var hasSchool: Bool { role == .middle || role == .small }
}
