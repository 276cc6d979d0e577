/// „Welche Hausaufgaben habe ich?“
struct ShowHomework {
    let command: Command

    init(_ persons: PersonPhrases) {
        let who: Phrase = "((habe|hab) \(persons.ich)|hat \(persons.named.phrase)|haben \(persons.wir))"
        // The same end in each place, so that the automaton has it once.
        let until: Phrase = "(bis|für|zum) \(TimeSlots.day.phrase) [auf]"
        let phrase: Phrase = """
            welche hausaufgaben (\(who)|gibt es|sind) [noch] [auf|offen|zu machen] [\(until)]
            | was (\(who)|ist) [noch] (auf [\(until)]|\(until))
            | (zeig|zeige) [mir|uns] [bitte] [die|alle|meine] hausaufgaben [von \(persons.named.phrase)] [\(until)]
            """
        command = Command(
            "showHomework", phrase, examples: Self.examples, never: ["hausaufgaben", "welche aufgaben habe ich"]
        ) { match in
            .showHomework(person: match[persons.owner], until: match[TimeSlots.day])
        }
    }

    private static let examples: [Command.Example] = [
        .init("welche hausaufgaben habe ich", .showHomework(person: .speaker)),
        .init("welche hausaufgaben hat felix noch", .showHomework(person: .member("Felix"))),
        .init("was hat lena auf", .showHomework(person: .member("Lena"))),
        .init("was ist für morgen auf", .showHomework(person: nil, until: TimePhrase(words: ["morgen"]))),
        .init(
            "welche hausaufgaben habe ich bis freitag",
            .showHomework(person: .speaker, until: TimePhrase(words: ["freitag"]))),
        .init("zeig mir die hausaufgaben", .showHomework(person: nil)),
    ]
}
