extension Turn {
    /// Somebody takes a drive without a driver, of one passenger or on one day where they were said.
    func takeDrive(
        _ intent: Intent, _ passenger: PersonPhrase?, _ time: TimePhrase?, _ conversation: inout Conversation
    ) throws -> Reply {
        let name = passenger.flatMap(resolver.name)
        let open = try drives(on: time) { $0.lacksDriver && $0.concerns(name) }
        guard let first = open.first else { throw Refusal.noOpenDrive }
        guard open.count == 1 else { return askWhich(of: open, intent, &conversation) }
        return try perform(intent, on: [first])
    }

    /// Somebody gives back a drive.
    func releaseDrive(
        _ intent: Intent, _ person: PersonPhrase, _ time: TimePhrase?, _ conversation: inout Conversation
    ) throws -> Reply {
        let name = resolver.name(person) ?? speaker.name
        let taken = try drives(on: time) { $0.driver == name }
        guard let first = taken.first else { throw Refusal.noDrive(name) }
        guard taken.count == 1 else { return askWhich(of: taken, intent, &conversation) }
        return try perform(intent, on: [first])
    }

    /// Drives that lie ahead, on a day where one was said.
    private func drives(on time: TimePhrase?, _ isMeant: (Entry) -> Bool) throws -> [Entry] {
        let day = try time.map { try value(of: $0).start?.date } ?? nil
        return try seen().entries.filter { entry in
            entry.kind == .drive && isMeant(entry) && entry.isOpen(from: moment.local.date)
                && (day.map(entry.occurs) ?? true)
        }
    }

    /// „Oma Grete hat die Fahrt übernommen: …“
    func take(_ entries: [Entry], _ driver: String) throws -> Reply {
        let taken = entries.map { $0.driven(by: driver) }
        let lines = taken.map { ([wording.what($0)] + wording.when($0)).joined(separator: ", ") }
        let what = taken.count == 1 ? "die Fahrt" : "\(taken.count) Fahrten"
        return try change(
            taken.map(Change.Kind.changed), "\(driver) hat \(what) übernommen: \(lines.joined(separator: "; ")).")
    }

    /// „Oma fährt Lena zum Turnen“, where that drive is there and lacks its driver; nil where it is another.
    func takeKnownDrive(_ conversation: inout Conversation) throws -> Reply? {
        guard case .addDrive(let request)? = understanding.reading?.intent, let driver = request.driver,
            let wanted = understanding.entry
        else { return nil }
        let open = try seen().entries.filter { entry in
            entry.lacksDriver && entry.title == wanted.title && entry.isOpen(from: moment.local.date)
                && (wanted.people.isEmpty || !Set(wanted.people).isDisjoint(with: entry.people))
                && (wanted.day.map(entry.occurs) ?? true)
        }
        guard open.count < 2 else { return askWhich(of: open, .takeDrive(driver, time: nil), &conversation) }
        return try open.first.map { try take([$0], resolver.name(driver) ?? speaker.name) }
    }

    /// What is known of the drive that was asked for: „Wer fährt Felix am Samstag zum Turnier?“; nil where there is none.
    func knownDrive() throws -> Reply? {
        guard let wanted = understanding.entry else { return nil }
        let known = try seen().entries.first { entry in
            entry.kind == .drive && entry.title == wanted.title
                && (wanted.day.map(entry.occurs) ?? entry.isOpen(from: moment.local.date))
                && Set(wanted.people).isSubset(of: entry.people)
        }
        return known.map { done(Toast("\(wording.line($0)).")) }
    }
}

extension Entry {
    /// The drive with another driver, or without one.
    func driven(by driver: String?) -> Entry {
        var entry = self
        entry.driver = driver
        return entry
    }
}
