/// „Mia hat am fünften September Geburtstag“, every year.
struct AddBirthday {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let family = words.family.members.map { Vocabulary.Term($0.name, spoken: $0.spokenForms) }
        let terms = words.contacts + family
        let name = Slot("birthdayOf", terms: terms)
        let genitive = Slot(
            "birthdayOfWhom",
            terms: terms.map { term in
                Vocabulary.Term(term.written, spoken: term.spoken.map { $0.hasSuffix("s") ? $0 : $0 + "s" })
            })
        let day = TimeSlots.day.phrase
        let order: Phrase = "[\(Courtesies.order)] [bitte]"
        let phrase: Phrase = """
            \(order) \(name.phrase) hat [immer] \(day) geburtstag
            | \(order) [den] geburtstag von \(name.phrase) [ist] [\(day)] [ein|eintragen|auf]
            | \(genitive.phrase) geburtstag [ist] [\(day)]
            | \(day) hat \(name.phrase) geburtstag
            """
        command = Command(
            "addBirthday", phrase, examples: Self.examples, never: ["geburtstag", "am freitag geburtstag"]
        ) { match in
            .addBirthday(
                name: match[name] ?? match[genitive] ?? "", time: match[TimeSlots.day])
        }
    }

    private static let examples: [Command.Example] = [
        .init("mia hat am fünften september geburtstag", mia(["am", "fünften", "september"])),
        .init("geburtstag von mia am fünften september", mia(["am", "fünften", "september"])),
        .init("trag den geburtstag von mia am fünften september ein", mia(["am", "fünften", "september"])),
        .init("mias geburtstag ist am fünften september", mia(["am", "fünften", "september"])),
    ]

    private static func mia(_ time: [String]) -> Intent {
        .addBirthday(name: "Mia", time: TimePhrase(words: time))
    }
}
