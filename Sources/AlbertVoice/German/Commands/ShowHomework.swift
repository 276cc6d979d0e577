/// „Welche Hausaufgaben habe ich?“
struct ShowHomework {
    let command: Command

    init(_ persons: PersonPhrases) {
        let who: Phrase = "((habe|hab) \(persons.ich)|hat \(persons.named.phrase)|haben \(persons.wir))"
        let phrase: Phrase = """
            welche hausaufgaben (\(who)|gibt es|sind) [noch] [auf|offen|zu machen]
            | was (\(who)|ist) [noch] auf
            | (zeig|zeige) [mir|uns] [bitte] [die|alle|meine] hausaufgaben [von \(persons.named.phrase)]
            """
        command = Command(
            "showHomework", phrase, examples: Self.examples, never: ["hausaufgaben", "welche aufgaben habe ich"]
        ) { match in
            .showHomework(person: match[persons.owner])
        }
    }

    private static let examples: [Command.Example] = [
        .init("welche hausaufgaben habe ich", .showHomework(person: .speaker)),
        .init("welche hausaufgaben hat felix noch", .showHomework(person: .member("Felix"))),
        .init("was hat lena auf", .showHomework(person: .member("Lena"))),
        .init("zeig mir die hausaufgaben", .showHomework(person: nil)),
    ]
}
