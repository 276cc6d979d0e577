/// „Wann ist der Zahnarzt?“
struct AskWhen {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let references = ReferencePhrases(words, persons)
        let ich = Phrase.slot(persons.owner.name, "ich")
        let wir = Phrase.slot(persons.owner.name, "wir")
        let who: Phrase = """
            (hat|muss|geht|soll) \(persons.named.phrase) | (habe|hab|muss|gehe) \(ich) | (haben|müssen|gehen) \(wir)
            """
        let phrase: Phrase = """
            ([bis] wann|um wie viel uhr) (ist|war|sind|kommt|fängt|beginnt|\(who)) [denn|wieder|(der|die|das) nächste] \(references.phrase) [hin|dran|fällig|auf|an]
            """
        command = Command("askWhen", phrase, examples: Self.examples, never: ["wann", "zahnarzt am freitag"]) { match in
            .inquire(.time(of: references.reference(in: match) ?? EntryReference(name: "")))
        }
    }

    private static let examples: [Command.Example] = [
        .init("wann ist der zahnarzt", dentist()),
        .init("wann hat lena zahnarzt", dentist(.member("Lena"))),
        .init("wann muss ich zum zahnarzt", dentist(.speaker)),
        .init("um wie viel uhr ist der zahnarzt von lena", dentist(.member("Lena"))),
        .init("wann ist der zahnarzt am freitag", dentist(nil, TimePhrase(words: ["am", "freitag"]))),
    ]

    private static func dentist(_ person: PersonPhrase? = nil, _ day: TimePhrase? = nil) -> Intent {
        .inquire(.time(of: EntryReference(name: "Zahnarzt", person: person, day: day)))
    }
}
