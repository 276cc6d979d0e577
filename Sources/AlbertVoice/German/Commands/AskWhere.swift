/// „Wo ist der Schlüssel?“: what a note says.
struct AskWhere {
    let command: Command

    init(_ words: Vocabulary) {
        let forms = (words.things + AddNote.more).flatMap(\.spoken).filter { !$0.contains(" ") }
        let thing = Slot("whereabouts", list: forms.map { ($0, $0) })
        command = Command(
            "askWhere",
            "wo (ist|sind|liegt|liegen|steht|hängt|steckt) [denn] [der|die|das|mein|meine|unser|unsere] \(thing.phrase)",
            examples: Self.examples, never: ["wo ist lena", "schlüssel"]
        ) { match in .inquire(.whereabouts(of: match[thing] ?? "")) }
    }

    private static let examples: [Command.Example] = [
        .init("wo ist der schlüssel", .inquire(.whereabouts(of: "schlüssel"))),
        .init("wo liegt mein turnbeutel", .inquire(.whereabouts(of: "turnbeutel"))),
        .init("wo steht das fahrrad", .inquire(.whereabouts(of: "fahrrad"))),
    ]
}
