/// „Wer fährt Felix am Samstag zum Turnier?“, „Oma fährt Felix zum Turnier“.
struct AddDrive {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let title = Phrase(list: words.titles.flatMap(\.spoken))
        let destination = Slot("destination", "(zum|zur|zu|nach|ins|in die|in den|auf den|zu den) \(title)") {
            Self.written($0, words)
        }
        let driver = Slot("driver", list: persons.names + [("ich", .speaker)])
        let who: Phrase = .list(persons.passenger, separator: "[und]")
        let time: Phrase = .list("\(TimeSlots.day.phrase)|\(TimeSlots.clock.phrase)", separator: .nothing)
        let again = TimeSlots.repetition.phrase
        let filler: Phrase = .loop(.rare(Courtesies.filler))
        let question: Phrase = "\(.slot("question", "wer")) (fährt|bringt|kann) [\(.rare(time))]"
        let driving: Phrase = "\(driver.phrase) (fährt|bringt|fahre|bringe) [\(.rare(time))]"
        // One place for the many titles: what may follow is said by how it began.
        let phrase: Phrase = """
            (\(question) \(who)|\(driving) \(who)|[\(Courtesies.order)|\(persons.ich) brauche|\(persons.wir) brauchen] [eine|die|neue] fahrt) \(filler) [\(time)]
            \(destination.phrase) [für \(who)] \(filler) [\(.rare(again))] [\(time)] [\(.rare(TimeSlots.beginning.phrase))]
            [fahren|bringen|ein|\(.rare("fahrer offen"))|\(.rare(driver.phrase)) fährt]
            """
        command = Command(
            "addDrive", phrase, examples: Self.examples, never: ["oma grete fährt", "lena muss am samstag zum turnier"]
        ) { match in
            .addDrive(
                DriveRequest(
                    destination: match[destination] ?? "", people: match.all(persons.owner).unique,
                    driver: match[driver], time: TimeSlots.phrase(in: match),
                    isQuestion: match.node("question") != nil))
        }
    }

    /// „zum fußballturnier“ → „zum Fußballturnier“.
    private static func written(_ spoken: [String], _ words: Vocabulary) -> String? {
        for split in spoken.indices.dropFirst() {
            let name = spoken[split...].joined(separator: " ")
            if let term = words.titles.first(where: { $0.spoken.contains(name) }) {
                return (spoken[..<split] + [term.written]).joined(separator: " ")
            }
        }
        return nil
    }

    private static let examples: [Command.Example] = [
        .init("wer fährt felix am samstag zum turnier", turnier(isQuestion: true)),
        .init("neue fahrt zum turnier für felix am samstag", turnier()),
        .init("oma grete fährt felix am samstag zum turnier", turnier(driver: .member("Oma Grete"))),
        .init("fahrt zum turnier für felix am samstag", turnier()),
        .init("oma grete fährt am samstag felix zum turnier", turnier(driver: .member("Oma Grete"))),
    ]

    private static func turnier(driver: PersonPhrase? = nil, isQuestion: Bool = false) -> Intent {
        .addDrive(
            DriveRequest(
                destination: "zum Turnier", people: [.member("Felix")], driver: driver,
                time: TimePhrase(words: ["am", "samstag"]), isQuestion: isQuestion))
    }
}
