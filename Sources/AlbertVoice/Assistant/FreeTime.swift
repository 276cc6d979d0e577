/// What of a day is still free between eight and eight, or whether one time is, for one person or for all.
struct FreeTime {
    private let day: LocalDate
    private let asked: Range<LocalDateTime>?
    private let busy: [Occurrence]
    private let allDay: [Entry]
    /// Drives of which nobody said when: they take no time away, but a free day with one is not all the truth.
    private let untimed: [Entry]
    private let person: String?
    private let now: LocalDateTime

    /// The busy times of a day; `asked` is the time that was named.
    init(
        _ entries: [Entry], on day: LocalDate, _ asked: Range<LocalDateTime>?, of person: String?, at now: LocalDateTime
    ) {
        self.day = day
        self.asked = asked
        self.person = person
        self.now = now
        let standing = entries.filter { entry in
            (entry.kind == .event || entry.kind == .drive || entry.kind == .task) && !entry.isDone
                && entry.occurs(on: day)
                && (person.map { entry.people.isEmpty || entry.involves($0) } ?? true)
        }
        busy = standing.compactMap { Occurrence(of: $0, on: day) }.sorted { $0.start < $1.start }
        allDay = standing.filter { $0.allDay && $0.kind == .event }
        untimed = standing.filter { $0.allDay && $0.kind == .drive }
    }

    /// The answer; `name` says what stands in the way.
    func sentence(today: LocalDate, _ name: (Entry) -> String) -> String {
        let besides = untimed.isEmpty ? "" : " Noch ohne Uhrzeit: \(untimed.map(name).joined(separator: "; "))."
        return timed(today, name) + besides
    }

    private func timed(_ today: LocalDate, _ name: (Entry) -> String) -> String {
        let when = Wording.days(day...day, from: today)
        let owner = person.map { " für \($0)" } ?? ""
        if let asked { return answer(asked, when, name) }
        let taken = (allDay + busy.map(\.entry)).map(name)
        guard !taken.isEmpty else {
            return "\(when.capitalisedFirst) ist\(owner) \(spans.isEmpty ? "nichts mehr" : "alles") frei."
        }
        let free = allDay.isEmpty ? spans.map { Wording.span($0.lowerBound, $0.upperBound) } : []
        let left = free.isEmpty ? "nichts frei" : "frei: \(Wording.names(free))"
        return "\(when.capitalisedFirst) ist\(owner) \(left). Vergeben: \(taken.joined(separator: "; "))."
    }

    private func answer(_ asked: Range<LocalDateTime>, _ when: String, _ name: (Entry) -> String) -> String {
        let conflicts = busy.filter { $0.start < asked.upperBound && asked.lowerBound < $0.end }.map(\.entry)
        let taken = (allDay + conflicts).map(name)
        guard taken.isEmpty else { return "Nein, \(when) ist vergeben: \(taken.joined(separator: "; "))." }
        let isHour = asked.lowerBound.seconds(until: asked.upperBound) == 3600
        let time =
            isHour
            ? "um \(Wording.clock(asked.lowerBound))" : "von \(Wording.span(asked.lowerBound, asked.upperBound))"
        return "Ja, \(when) \(time) ist\(person.map { " für \($0)" } ?? "") frei."
    }

    /// The gaps of at least half an hour.
    private var spans: [Range<LocalDateTime>] {
        var begin = LocalDateTime(day, hour: 8)
        if now > begin, now.date == day { begin = LocalDateTime(day, second: (now.second + 899) / 900 * 900) }
        let close = LocalDateTime(day, hour: 20)
        var found: [Range<LocalDateTime>] = []
        func add(until end: LocalDateTime) {
            if begin.seconds(until: end) >= 1800 { found.append(begin..<end) }
        }
        for occurrence in busy {
            add(until: min(occurrence.start, close))
            begin = max(begin, occurrence.end)
        }
        add(until: close)
        return found
    }
}
