/// „Stell das wieder her“.
enum Redo {
    static let command = Command(
        "redo",
        """
        (stell|stelle) das [bitte] wieder her | wiederherstellen | [nein] doch nicht rückgängig [machen]
        | (mach|mache) das [bitte] wieder rein | das war doch richtig
        """,
        examples: [
            .init("stell das wieder her", .redo),
            .init("wiederherstellen", .redo),
            .init("das war doch richtig", .redo),
        ],
        never: ["stell das licht an", "noch einmal"]
    ) { _ in .redo }
}
