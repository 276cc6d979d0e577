extension Resolver {
    /// Several homeworks of one sentence; the first question asked of any of them.
    func homeworks(_ requests: [HomeworkRequest]) -> Resolution { together(requests, homework) }

    /// Several events of one sentence: filed together, or the first question that one of them leads to.
    func events(_ requests: [EventRequest]) -> Resolution {
        requests.isEmpty ? .refusal(.notUnderstood) : together(requests, event)
    }

    private func together<Request>(_ requests: [Request], _ resolve: (Request) -> Resolution) -> Resolution {
        var entries: [Entry] = []
        for request in requests {
            switch resolve(request) {
            case .entries(let found): entries += found
            case let other: return other
            }
        }
        return .entries(entries)
    }

    /// A task, due on a day or at a clock time, or whenever somebody gets round to it.
    func task(_ request: TaskRequest) -> Resolution {
        var entry = titled(request.title, .task)
        entry.people = request.people.flatMap(names).unique
        guard let time = request.time else { return .entries([entry]) }
        do {
            try place(time, on: &entry)
        } catch {
            return resolution(of: error, entry)
        }
        // Unlike others it may have an end alone, which is when it is due.
        if entry.allDay, entry.recurrence == nil {
            entry.due = entry.end?.adding(seconds: -1).date ?? entry.start?.date
            (entry.start, entry.end, entry.allDay) = (nil, nil, false)
        }
        return .entries([entry])
    }

    /// Things that go along on a day, an entry each.
    func takeAlong(_ request: TakeAlongRequest) -> Resolution {
        var entry = titled(request.things.first ?? "", .takeAlong)
        entry.people = request.people.flatMap(names).unique
        guard let phrase = request.time else { return .question(entry, .day) }
        do {
            let value = try value(of: phrase)
            guard !value.hasClock || saysDay(phrase) else { return .question(entry, .whatDay) }
            entry.due = value.start?.date
        } catch {
            return resolution(of: error, entry)
        }
        guard entry.due != nil else { return .question(entry, .day) }
        return .entries(
            request.things.map { thing in
                var one = entry
                one.title = thing
                return one
            })
    }

    /// A birthday, every year from the next one on.
    func birthday(_ name: String, _ time: TimePhrase?) -> Resolution {
        placed(titled(name, .birthday), at: time) { birthday in
            birthday.start = birthday.start.map { LocalDateTime(next($0.date)) }
            (birthday.end, birthday.allDay) = (nil, true)
            birthday.recurrence = "FREQ=YEARLY"
        }
    }

    /// The same day of the year, from today on.
    private func next(_ day: LocalDate) -> LocalDate {
        let today = moment.local.date
        let (_, month, number) = day.parts
        let years = [today.year, today.year + 1].compactMap { LocalDate(year: $0, month: month, day: number) }
        return years.first { $0 >= today } ?? day
    }

    /// A drive, with its driver or open.
    func drive(_ request: DriveRequest) -> Resolution {
        var entry = titled("Fahrt \(request.destination)", .drive)
        entry.people = request.people.flatMap(names).unique
        entry.driver = request.driver.flatMap(name)
        return placed(entry, at: request.time) { drive in
            if drive.allDay { drive.end = nil }
        }
    }

    /// An entry with a title and nothing else.
    func titled(_ title: String, _ kind: Entry.Kind) -> Entry {
        var entry = newEntry(kind)
        entry.title = title
        return entry
    }
}
