/// „Zahnarzt für Lena am fünften September um halb vier“.
struct AddEvent {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let title = Slot("title", terms: words.titles)
        let subject = Slot("subject", terms: words.subjects)
        let lesson = Slot("lesson", terms: words.subjects)
        let place = Slot("place", terms: words.places)
        let phrase = Self.phrase(title: title, subject: subject, lesson: lesson, place: place, persons: persons)
        command = Command("addEvent", phrase, examples: Self.examples, never: ["zahnarzt", "am freitag um vier"]) {
            match in
            .addEvent(
                EventRequest(
                    title: match[title] ?? match[lesson] ?? match.words("exam").map(Self.written) ?? "",
                    subject: match[subject], time: TimeSlots.phrase(in: match),
                    people: match.all(persons.owner).unique, companions: match.all(persons.companion).unique,
                    place: match[place]))
        }
    }

    private static func phrase(
        title: Slot<String>, subject: Slot<String>, lesson: Slot<String>, place: Slot<String>, persons: PersonPhrases
    ) -> Phrase {
        let exam: Phrase = .slot("exam", "(klassenarbeit|arbeit|test|klausur|schulaufgabe|probe|prüfung|kurzarbeit)")
        let named: Phrase = """
            [ein|einen|eine|der|die|das|den|zum|zur|beim|an|an den|an die|an das|den termin|termin|neuer termin|neuen termin
            |einen termin|einen termin beim|termin beim|ins|im] (\(title.phrase)|\(exam) in \(subject.phrase))
            """
        let time: Phrase =
            "[für] \(TimeSlots.day.phrase)|\(TimeSlots.days.phrase)|\(TimeSlots.repetition.phrase)|\(TimeSlots.clock.phrase)"
        let filler: Phrase = .loop(.rare(.choice([persons.filler, Courtesies.filler, "(ist|gibt es|findet)"])))
        let between: Phrase = "\(filler) [\(place.phrase)] \(filler)"
        // In any order, and a day or a clock time somewhere; said twice, the times contradict each other.
        return """
            [\(Courtesies.order)] \(filler)
            (\(.list(time, separator: filler)) \(filler) \(named) \(between) [\(.list(time, separator: filler))]
            |\(named) \(between) \(.list(time, separator: filler))) \(between)
            [\(.rare("statt|gehen|hin"))|\(Courtesies.orderEnd)]
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
