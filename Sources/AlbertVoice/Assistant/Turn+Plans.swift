extension Turn {
    /// What of a day is free, or whether a time is; what the speaker may not see is only „belegt“.
    func showFree(_ person: PersonPhrase?, _ time: TimePhrase) throws -> Reply {
        let name = person.flatMap(resolver.name)
        let value = try value(of: time)
        let visible = Set(try seen().entries.map(\.id))
        let all = try assistant.journal.state().entries
        let line = Agenda.Line(wording: wording)
        let sentences = try days(of: time).dates.prefix(7).map { day in
            FreeTime(all, on: day, asked(value), of: name, at: moment.local).sentence(today: moment.local.date) {
                entry in
                guard !visible.contains(entry.id) else { return line.text(entry) }
                return entry.allDay
                    ? "belegt" : entry.start.map { "\(wording.clock($0, entry.end)): belegt" } ?? "belegt"
            }
        }
        return done(Toast(sentences.joined(separator: " ")), list: sentences)
    }

    /// The time that was named; an hour where no end was.
    private func asked(_ value: TimeValue) -> Range<LocalDateTime>? {
        guard value.hasClock, let start = value.start else { return nil }
        let end = value.end ?? start.adding(seconds: 3600)
        return start..<max(end, start.adding(seconds: 60))
    }

    /// When somebody has birthday.
    func showBirthday(of name: String) throws -> Reply {
        let today = moment.local.date
        let known = try seen().entries.first { $0.kind == .birthday && $0.title == name }
        guard let day = known?.nextTime(from: today).day else {
            return done(Toast("Wann \(name) Geburtstag hat, weiß ich nicht."))
        }
        return done(Toast("\(name) hat \(Wording.days(day...day, from: today)) Geburtstag."))
    }

    /// Who has birthday in some days, or whose birthday comes next.
    func showBirthdays(_ time: TimePhrase?) throws -> Reply {
        let today = moment.local.date
        let days = try time.map(days) ?? today...today.adding(days: 365)
        let coming = try seen().entries.filter { $0.kind == .birthday }.map { $0.nextTime(from: days.lowerBound) }
            .filter { $0.day.map(days.contains) ?? false }.byDay
        let shown = time == nil ? coming.prefix(1) : coming[...]
        let lines = shown.map { entry in
            "\(entry.title ?? "") \(entry.day.map { Wording.days($0...$0, from: today) } ?? "")"
        }
        guard let first = shown.first, let day = first.day else {
            let when = Wording.days(days, from: today).capitalisedFirst
            return done(Toast(time == nil ? "Ich kenne noch keinen Geburtstag." : "\(when) hat niemand Geburtstag."))
        }
        let said = "\(first.title ?? "") hat \(Wording.days(day...day, from: today)) Geburtstag"
        return done(Toast(([said] + lines.dropFirst()).joined(separator: ", ") + "."), list: lines)
    }

    /// What somebody has to do with on a day: events, drives, what is due; for an au pair the shopping, too.
    func showMine(_ person: PersonPhrase, _ time: TimePhrase?) throws -> Reply {
        let today = moment.local.date
        let name = try owner(person, ofAny: .event) ?? speaker.name
        let days = try time.map(days) ?? today...today
        let state = try seen()
        let isShopping = speaker.role == .auPair && name == speaker.name
        let items = state.entries.filter { $0.kind == .shopping && !$0.isDone && isShopping }.compactMap(\.title)
        let list = OwnList(state, of: name, on: days, shopping: items, wording: wording)
        let next = time == nil && list.lines.isEmpty ? next(of: name, in: state) : ""
        return done(Toast(list.sentence + next), list: list.lines + items)
    }

    /// „ Als Nächstes: Frühschicht, Mittwoch, 11. März, 8 bis 12 Uhr.“; nothing where nothing lies ahead.
    private func next(of name: String, in state: JournalState) -> String {
        let today = moment.local.date
        let ahead = state.entries.filter { $0.involves(name) && !$0.isDone && $0.isOpen(from: today) && $0.day != nil }
        let next = ahead.map { $0.nextTime(from: today) }.byDay.first { $0.day ?? today > today }
        return next.map { " Als Nächstes: \(wording.line($0))." } ?? ""
    }
}
