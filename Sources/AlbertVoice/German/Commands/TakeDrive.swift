/// „Oma Grete fährt“, „Ich kann am Samstag fahren“: somebody takes a drive that has no driver.
struct TakeDrive {
    let command: Command

    init(_ persons: PersonPhrases) {
        let phrase: Phrase = """
            (\(persons.named.phrase)|\(persons.ich)) (fährt|fahre|übernimmt|übernehme|kann|macht|mache|bringt ihn|bringt sie)
            [\(TimeSlots.day.phrase)] [die fahrt [übernehmen]|das [machen|übernehmen]|fahren]
            """
        command = Command(
            "takeDrive", phrase, examples: Self.examples, never: ["wer fährt", "oma grete fährt felix zum turnier"]
        ) { match in
            .takeDrive(match[persons.owner] ?? .speaker, time: match[TimeSlots.day])
        }
    }

    private static let examples: [Command.Example] = [
        .init("oma grete fährt", .takeDrive(.member("Oma Grete"), time: nil)),
        .init("ich kann fahren", .takeDrive(.speaker, time: nil)),
        .init("ich kann am samstag fahren", .takeDrive(.speaker, time: TimePhrase(words: ["am", "samstag"]))),
        .init("ich kann das machen", .takeDrive(.speaker, time: nil)),
        .init("papa übernimmt die fahrt", .takeDrive(.member("Tobias"), time: nil)),
    ]
}
