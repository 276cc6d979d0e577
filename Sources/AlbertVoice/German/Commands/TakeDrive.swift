/// „Oma Grete fährt“, „Ich kann am Samstag fahren“: somebody takes a drive that has no driver.
struct TakeDrive {
    let command: Command

    init(_ persons: PersonPhrases) {
        let passenger = Slot("passenger", list: persons.names)
        let not: Phrase = .slot("not", "[leider|doch] nicht")
        let phrase: Phrase = """
            (\(persons.named.phrase)|\(persons.ich)) (fährt|fahre|übernimmt|übernehme|kann|macht|mache|bringt ihn|bringt sie)
            [\(passenger.phrase)|\(not)|\(TimeSlots.day.phrase) [\(not)]]
            [die fahrt [übernehmen]|das [machen|übernehmen]|fahren]
            """
        command = Command(
            "takeDrive", phrase, examples: Self.examples, never: ["wer fährt", "oma grete fährt felix zum turnier"]
        ) { match in
            let driver = match[persons.owner] ?? .speaker
            if match.node("not") != nil { return .releaseDrive(driver, time: match[TimeSlots.day]) }
            return .takeDrive(driver, passenger: match[passenger], time: match[TimeSlots.day])
        }
    }

    private static let examples: [Command.Example] = [
        .init("oma grete fährt", .takeDrive(.member("Oma Grete"), time: nil)),
        .init("ich kann fahren", .takeDrive(.speaker, time: nil)),
        .init("ich kann am samstag fahren", .takeDrive(.speaker, time: TimePhrase(words: ["am", "samstag"]))),
        .init("ich kann das machen", .takeDrive(.speaker, time: nil)),
        .init("ich kann felix fahren", .takeDrive(.speaker, passenger: .member("Felix"), time: nil)),
        .init("ich kann doch nicht fahren", .releaseDrive(.speaker, time: nil)),
        .init("ich kann leider nicht", .releaseDrive(.speaker, time: nil)),
        .init("papa übernimmt die fahrt", .takeDrive(.member("Tobias"), time: nil)),
    ]
}
