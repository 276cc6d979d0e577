/// „Wie bitte?“
enum RepeatLast {
    static let command = Command(
        "repeatLast",
        "wiederhole [das|bitte|das bitte] | wiederholen | wie bitte | [sag das] noch [ein mal|mal] | was hast du gesagt",
        examples: [
            .init("wie bitte", .repeatLast),
            .init("wiederhole das", .repeatLast),
            .init("was hast du gesagt", .repeatLast),
        ],
        never: ["wie", "bitte"]
    ) { _ in .repeatLast }
}
