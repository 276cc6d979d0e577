/// „Gib Mathe an Felix“, „Den Zahnarzt übernimmt Papa“.
struct ChangeOwner {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let reference = ReferencePhrases(words, persons)
        let owner = Slot(
            "newOwner",
            list: words.family.members.flatMap { member in
                member.spokenForms.map { ($0, PersonPhrase.member(member.name)) }
            } + [("ich", .speaker), ("mich", .speaker), ("mir", .speaker), ("uns", .everyone)])
        let phrase: Phrase = """
            [gib|übergib|übertrag|übertrage] [bitte] \(reference.dayless)
            (an \(owner.phrase) [ab|weiter]|(macht|übernimmt|übernehme|mache) [jetzt|doch|besser|lieber] \(owner.phrase))
            """
        command = Command("changeOwner", phrase, examples: Self.examples, never: ["gib mathe", "papa übernimmt"]) {
            match in
            .changeOwner(
                reference.reference(in: match) ?? EntryReference(name: "", person: nil, day: nil),
                to: match[owner] ?? .speaker)
        }
    }

    private static let examples: [Command.Example] = [
        .init("gib mathe an felix", .changeOwner(reference("Mathematik"), to: .member("Felix"))),
        .init("den zahnarzt übernimmt papa", .changeOwner(reference("Zahnarzt"), to: .member("Tobias"))),
        .init("müll rausbringen macht doch felix", .changeOwner(reference("Müll rausbringen"), to: .member("Felix"))),
        .init("den zahnarzt übernehme ich", .changeOwner(reference("Zahnarzt"), to: .speaker)),
    ]

    private static func reference(_ name: String) -> EntryReference {
        EntryReference(name: name, person: nil, day: nil)
    }
}
