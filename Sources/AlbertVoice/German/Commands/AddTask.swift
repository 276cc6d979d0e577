/// „Müll rausbringen am Donnerstag, Lena“, „Erinner mich morgen daran, den Müll rauszubringen“.
struct AddTask {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let owner = Slot("newOwner", list: persons.owners)
        let chore = Slot("chore", terms: words.chores)
        let errands = Errands(words)
        let errand = Slot("errand", list: errands.infinitives)
        let thing = Slot("thing", list: errands.things)
        let before: Phrase =
            "\(TimeSlots.day.phrase)|\(TimeSlots.repetition.phrase)|\(TimeSlots.clock.phrase)|\(TimeSlots.fromNow.phrase)"
        let after: Phrase = "[bis [zum]|für] \(before)|\(TimeSlots.beginning.phrase)"
        let filler: Phrase = .loop(.rare(.choice([persons.filler, Courtesies.filler])))
        let phrase: Phrase = """
            [\(Courtesies.order)|\(.rare("(erinnere|erinner) \(persons.named.phrase)"))|[neue] aufgabe] \(filler) [\(.list(before, separator: filler)) \(filler)]
            (\(chore.phrase)|\(.rare("(daran|dran) \(errand.phrase)|an \(thing.phrase)"))) \(filler) [\(.list(after, separator: filler)) \(filler)] [\(Courtesies.orderEnd)|\(.rare(ChangeEntry.takes(owner)))]
            """
        command = Command("addTask", phrase, examples: Self.examples, never: ["am donnerstag", "zahnarzt am freitag"]) {
            match in
            let title = match[chore] ?? match[errand] ?? match[thing] ?? ""
            if let person = match[owner] { return .changeOwner(EntryReference(name: title), to: person) }
            return .addTask(
                TaskRequest(
                    title: title, time: TimeSlots.phrase(in: match),
                    people: (match.all(persons.owner) + match.all(persons.companion)).unique))
        }
    }

    private static let examples: [Command.Example] = [
        .init("müll rausbringen am donnerstag lena", bins(["am", "donnerstag"])),
        .init("lena soll am donnerstag den müll rausbringen", bins(["am", "donnerstag"])),
        .init("trag bitte müll rausbringen für lena ein", bins(nil)),
        .init(
            "müll rausbringen mache ich",
            .changeOwner(EntryReference(name: "Müll rausbringen"), to: .speaker)),
        .init(
            "müll rausbringen macht papa",
            .changeOwner(EntryReference(name: "Müll rausbringen"), to: .member("Tobias"))),
        .init("erinner mich am donnerstag daran den müll rauszubringen", reminder(["am", "donnerstag"])),
        .init("erinnere mich bitte donnerstag um sechs an den müll", reminder(["donnerstag", "um", "sechs"])),
        .init("erinnere lena am donnerstag daran den müll rauszubringen", bins(["am", "donnerstag"])),
        .init("lena muss donnerstag um sechs den müll rausbringen", bins(["donnerstag", "um", "sechs"])),
    ]

    private static func reminder(_ time: [String]) -> Intent {
        .addTask(TaskRequest(title: "Müll rausbringen", time: TimePhrase(words: time), people: []))
    }

    private static func bins(_ time: [String]?) -> Intent {
        .addTask(
            TaskRequest(
                title: "Müll rausbringen", time: time.map(TimePhrase.init(words:)), people: [.member("Lena")]))
    }
}
