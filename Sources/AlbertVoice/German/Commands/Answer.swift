/// „Ja“ or „Nein“, the answer to a question.
enum Answer {
    static let command = Command(
        "answer",
        "\(.slot("yes", "ja [bitte|genau|gern|gerne] | genau | jawohl | mach das | okay"))| nein [danke] | nee",
        examples: [
            .init("ja", .answer(true)),
            .init("ja bitte", .answer(true)),
            .init("nein", .answer(false)),
        ],
        never: ["vielleicht", "nein morgen"]
    ) { match in .answer(match.node("yes") != nil) }
}
