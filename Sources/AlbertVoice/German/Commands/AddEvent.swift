/// „Zahnarzt für Lena am fünften September um halb vier“.
struct AddEvent {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let title = Slot("title", terms: words.titles)
        let subject = Slot("subject", terms: words.subjects)
        let lesson = Slot("lesson", terms: words.subjects)
        let place = Slot("place", terms: words.places)
        let phrase = Self.phrase(title: title, subject: subject, lesson: lesson, place: place, persons: persons)
        command = Command("addEvent", phrase, examples: Self.examples, never: ["am freitag", "am freitag um vier"]) {
            match in
            let title = match[title] ?? match[lesson] ?? match.words("exam").map(Self.written) ?? ""
            let people = match.all(persons.owner).unique
            if match.node("driven") != nil {
                // „Felix muss zum Turnier gefahren werden“ is a drive.
                let preposition = match.words("article").map { $0.joined(separator: " ") }
                let destination =
                    "\(preposition.flatMap { ["zum", "zur", "ins"].contains($0) ? $0 : nil } ?? "zu") \(title)"
                return .addDrive(
                    DriveRequest(destination: destination, people: people, time: TimeSlots.phrase(in: match)))
            }
            return .addEvent(
                EventRequest(
                    title: title, subject: match[subject], time: TimeSlots.phrase(in: match), people: people,
                    companions: match.all(persons.companion).unique, place: match[place]))
        }
    }

    private static func phrase(
        title: Slot<String>, subject: Slot<String>, lesson: Slot<String>, place: Slot<String>, persons: PersonPhrases
    ) -> Phrase {
        let exam: Phrase = .slot("exam", "(klassenarbeit|arbeit|test|klausur|schulaufgabe|probe|prüfung|kurzarbeit)")
        let named: Phrase = """
            [\(.slot("article", """
                ein|einen|eine|der|die|das|den|zum|zur|beim|an|an den|an die|an das|den termin|termin|neuer termin|neuen termin
                |einen termin|einen termin beim|termin beim|ins|im
                """))] (\(title.phrase)|\(exam) in \(subject.phrase))
            """
        let day: Phrase = "[für] \(TimeSlots.day.phrase)|\(TimeSlots.repetition.phrase)"
        let before: Phrase = "\(day)|\(TimeSlots.clock.phrase)"
        let after: Phrase = "\(before)|\(TimeSlots.days.phrase)|\(TimeSlots.beginning.phrase)"
        let filler: Phrase = .loop(.rare(.choice([persons.filler, Courtesies.filler, "(ist|gibt es|findet)"])))
        // One place for the many titles, times on both sides of it; without any, Albert asks.
        return """
            [\(Courtesies.order)] \(filler) [\(.list(before, separator: filler)) \(filler)]
            \(named) \(filler) [\(place.phrase)] \(filler) [\(.list(after, separator: filler)) \(filler) [\(.rare(place.phrase))]]
            [\(.rare("statt|gehen|hin"))|\(Courtesies.orderEnd)|\(.slot("driven", "(gefahren|gebracht) werden"))]
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

    private static func lenasDentist(_ time: [String]) -> Intent {
        .addEvent(
            EventRequest(
                title: "Zahnarzt", subject: nil, time: TimePhrase(words: time), people: [.member("Lena")],
                companions: [], place: nil))
    }
}
