/// „Was muss Lena morgen mitnehmen?“, „Was muss mit?“
struct ShowTakeAlong {
    let command: Command

    init(_ persons: PersonPhrases) {
        let phrase: Phrase = """
            was (muss [\(persons.named.phrase)|\(persons.ich)]|müssen wir) [\(TimeSlots.day.phrase)] [noch|alles]
            (mit|mitnehmen|einpacken)
            | was (braucht \(persons.named.phrase)|brauche \(persons.ich)|brauchen wir) \(TimeSlots.day.phrase) [alles|mit]
            """
        command = Command(
            "showTakeAlong", phrase, examples: Self.examples, never: ["was muss ich machen", "turnbeutel mitnehmen"]
        ) { match in
            .inquire(.takeAlong(match[persons.owner], match[TimeSlots.day]))
        }
    }

    private static let examples: [Command.Example] = [
        .init(
            "was muss lena morgen mitnehmen", .inquire(.takeAlong(.member("Lena"), TimePhrase(words: ["morgen"])))),
        .init("was braucht lena morgen", .inquire(.takeAlong(.member("Lena"), TimePhrase(words: ["morgen"])))),
        .init("was muss mit", .inquire(.takeAlong(nil, nil))),
        .init("was muss ich noch einpacken", .inquire(.takeAlong(.speaker, nil))),
    ]
}
