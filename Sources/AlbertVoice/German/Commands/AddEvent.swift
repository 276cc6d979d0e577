/// „Zahnarzt für Lena am fünften September um halb vier“.
struct AddEvent {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let title = Slot("title", terms: words.titles)
        let subject = Slot("subject", terms: words.subjects)
        let lesson = Slot("lesson", terms: words.subjects)
        let place = Slot("place", terms: words.places)
        let owner = Slot("newOwner", list: persons.owners)
        let phrase = Self.phrase(
            title: title, subject: subject, lesson: lesson, place: place, owner: owner, persons: persons)
        command = Command("addEvent", phrase, examples: Self.examples, never: ["am freitag", "am freitag um vier"]) {
            match in
            let parts = match.split(at: Self.another)
            let times = TimeSlots.phrases(in: parts)
            let requests = zip(parts, times).map { part, time in
                EventRequest(
                    title: part[title] ?? part[lesson] ?? part.words("exam").map(Self.written) ?? "",
                    subject: part[subject], time: time, people: part.all(persons.owner).unique,
                    companions: part.all(persons.companion).unique, place: part[place])
            }
            let other = Self.other(than: requests[0], match, owner)
            guard requests.count > 1 else { return other ?? .addEvent(requests[0]) }
            return .addEvents(other == nil ? requests : [])
        }
    }

    /// „und“ between two events.
    private static let another = "another"

    /// What else is said of a title: that it was meant instead, is driven to, does not take place, is somebody else's, moves.
    private static func other(than request: EventRequest, _ match: Match, _ owner: Slot<PersonPhrase>) -> Intent? {
        let said = Set(match.nodes(["correcting", "driven", "delete", "newOwner", "move"]).map(\.name))
        if said.contains("correcting") { return .correct(.title(request.title, request.time)) }
        if said.contains("driven") {
            let preposition = match.words("article").map { $0.joined(separator: " ") }
            let known = preposition.flatMap { ["zum", "zur", "ins"].contains($0) ? $0 : nil }
            return .addDrive(
                DriveRequest(
                    destination: "\(known ?? "zu") \(request.title)", people: request.people, time: request.time))
        }
        let day = match.nodes(["to", "day", "week"]).first { $0.name != "to" }
        let isOnce = match.nodes(["delete"]).contains { Set($0.words).isDisjoint(with: ["löschen", "streichen"]) }
        let reference = EntryReference(
            name: request.title, person: request.people.first, day: day.map { TimePhrase(words: $0.words) },
            isOnce: isOnce)
        if said.contains("delete") { return .delete(reference) }
        if let person = match[owner] { return .changeOwner(reference, to: person) }
        guard said.contains("move") else { return nil }
        return .move(reference, to: match.node("to").flatMap(TimeSlots.phrase))
    }

    private static func phrase(
        title: Slot<String>, subject: Slot<String>, lesson: Slot<String>, place: Slot<String>,
        owner: Slot<PersonPhrase>, persons: PersonPhrases
    ) -> Phrase {
        let exam: Phrase = .slot("exam", "(klassenarbeit|arbeit|test|klausur|schulaufgabe|probe|prüfung|kurzarbeit)")
        let named: Phrase = """
            [\(.slot("article", """
                ein|einen|eine|der|die|das|den|zum|zur|beim|an|an den|an die|an das|den termin|termin|neuer termin|neuen termin
                |einen termin|einen termin beim|termin beim|ins|im
                """))] (\(title.phrase)|\(exam) in \(subject.phrase))
            """
        let day: Phrase = "[für] \(TimeSlots.day.phrase)|\(TimeSlots.repetition.phrase)"
        let before: Phrase = "\(day)|\(TimeSlots.clock.phrase)|\(TimeSlots.fromNow.phrase)"
        let after: Phrase = "\(before)|\(TimeSlots.days.phrase)|\(TimeSlots.beginning.phrase)"
        let filler: Phrase = .loop(.rare(.choice([persons.filler, Courtesies.filler, "(ist|gibt es|findet)"])))
        let end: Phrase = """
            \(.rare("statt|gehen|hin"))|\(Courtesies.orderEnd)|\(.slot("driven", "(gefahren|gebracht) werden"))
            |\(ChangeEntry.deleted)|\(.rare("aus"))|\(ChangeEntry.takes(owner))|[\(ChangeEntry.to)] \(.slot("move", "(verschieben|verlegen)"))
            """
        let falls: Phrase = .rare(.slot("delete", "fällt"))
        // One place for the many titles, times on both sides of it; without any, Albert asks.
        return """
            [\(Courtesies.order)|\(.rare(.slot("correcting", "(nein|ich meinte|ich meine|nein ich meinte)")))]
            \(.list("""
            \(filler) \(.loop("(\(before)) [\(falls)] \(filler)")) \(named) \(filler) \(.loop("(\(after)|\(.rare(place.phrase))|\(falls) [\(.rare(TimeSlots.week.phrase))]) \(filler)"))
            """, separator: .rare(.slot(another, "und")))) [\(end)]
            | [\(Courtesies.order)] \(lesson.phrase) \(filler) \(TimeSlots.day.phrase) \(TimeSlots.clock.phrase) \(filler)
            [\(Courtesies.orderEnd)]
            """
    }

    private static func written(_ words: [String]) -> String {
        words.joined(separator: " ").capitalisedFirst
    }

    private static let examples: [Command.Example] = [
        .init("zahnarzt für lena freitag um vier", lenasDentist(["freitag", "um", "vier"])),
        .init("am freitag um vier hat lena zahnarzt", lenasDentist(["am", "freitag", "um", "vier"])),
        .init(
            "trag für freitag sechzehn uhr lena zahnarzt ein", lenasDentist(["freitag", "sechzehn", "uhr"])),
        .init("um vier hat lena am freitag zahnarzt", lenasDentist(["am", "freitag", "um", "vier"])),
        .init("lena hat freitag zahnarzt", lenasDentist(["freitag"])),
        .init(
            "zahnarzt am montag um drei und turnen am dienstag um vier",
            .addEvents([
                event("Zahnarzt", ["am", "montag", "um", "drei"]), event("Turnen", ["am", "dienstag", "um", "vier"]),
            ])),
        .init(
            "am freitag um drei zahnarzt und um fünf turnen",
            .addEvents([
                event("Zahnarzt", ["am", "freitag", "um", "drei"]), event("Turnen", ["am", "freitag", "um", "fünf"]),
            ])),
        .init("nein kinderarzt", .correct(.title("Kinderarzt", nil))),
        .init("der zahnarzt fällt aus", .delete(EntryReference(name: "Zahnarzt", isOnce: true))),
        .init("den zahnarzt streichen", .delete(EntryReference(name: "Zahnarzt"))),
        .init(
            "klavier fällt nächste woche aus",
            .delete(EntryReference(name: "Klavier", day: TimePhrase(words: ["nächste", "woche"]), isOnce: true))),
        .init(
            "am freitag fällt der zahnarzt aus",
            .delete(EntryReference(name: "Zahnarzt", day: TimePhrase(words: ["am", "freitag"]), isOnce: true))),
        .init("den zahnarzt übernimmt papa", .changeOwner(EntryReference(name: "Zahnarzt"), to: .member("Tobias"))),
        .init(
            "zahnarzt von lena auf freitag um fünf verschieben",
            .move(
                EntryReference(name: "Zahnarzt", person: .member("Lena")),
                to: TimePhrase(words: ["freitag", "um", "fünf"]))),
        .init(
            "felix muss am samstag zum turnier gefahren werden",
            .addDrive(
                DriveRequest(
                    destination: "zum Turnier", people: [.member("Felix")],
                    time: TimePhrase(words: ["am", "samstag"])))),
        .init(
            "sport am freitag um vier",
            .addEvent(
                EventRequest(
                    title: "Sport", subject: nil, time: TimePhrase(words: ["am", "freitag", "um", "vier"]), people: [],
                    companions: [], place: nil))),
        .init(
            "zahnarzt für lena vom dreizehnten bis fünfzehnten juli",
            lenasDentist(["vom", "dreizehnten", "bis", "fünfzehnten", "juli"])),
        .init(
            "hey albert merk dir bitte den zahnarzt für lena morgen früh um acht",
            lenasDentist(["morgen", "früh", "um", "acht"])),
        .init(
            "lena muss am fünften september um halb vier zum zahnarzt",
            lenasDentist(["am", "fünften", "september", "um", "halb", "vier"])),
    ]

    private static func event(_ title: String, _ time: [String]) -> EventRequest {
        EventRequest(
            title: title, subject: nil, time: TimePhrase(words: time), people: [], companions: [], place: nil)
    }

    private static func lenasDentist(_ time: [String]) -> Intent {
        .addEvent(
            EventRequest(
                title: "Zahnarzt", subject: nil, time: TimePhrase(words: time), people: [.member("Lena")],
                companions: [], place: nil))
    }
}
