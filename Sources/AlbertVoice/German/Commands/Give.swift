/// „Den für Lena“, „In Deutsch“, „Den zweiten“: answers a question.
struct Give {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let subject = Slot("subject", terms: words.subjects)
        let me = persons.slot("mich")
        let ordinal = Slot(
            "ordinal",
            list: [
                ("ersten", 1), ("erste", 1), ("zweiten", 2), ("zweite", 2), ("dritten", 3), ("dritte", 3),
            ])
        let article: Phrase = "(den|die|das|der)"
        let phrase: Phrase = """
            [\(article)] [für|von] \(persons.named.phrase) | für \(me) | [in|im fach] \(subject.phrase)
            | (die|das|der) \(ordinal.phrase) | \(.slot("all", "[alle] beide|alle"))
            """
        command = Command("give", phrase, examples: Self.examples, never: ["nicht lena felix", "den ersten"]) { match in
            if let person = match[persons.owner] { return .give(.person(person)) }
            if match.node("all") != nil { return .give(.all) }
            if let subject = match[subject] { return .give(.subject(subject)) }
            return .give(.ordinal(match[ordinal] ?? 1))
        }
    }

    private static let examples: [Command.Example] = [
        .init("den für lena", .give(.person(.member("Lena")))),
        .init("lena", .give(.person(.member("Lena")))),
        .init("in deutsch", .give(.subject("Deutsch"))),
        .init("beide", .give(.all)),
        .init("die zweite", .give(.ordinal(2))),
    ]
}
