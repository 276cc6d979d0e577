/// „Mach das rückgängig“.
enum Undo {
    static let command = Command(
        "undo",
        """
        [das|bitte] rückgängig [machen] | (mach|mache) [das|es] [bitte|mal] [wieder] rückgängig | nimm das [bitte] [wieder] zurück
        | [nein] das war falsch | (mach|mache) das [wieder] weg | zurücknehmen | (lösch|lösche) das [letzte] [wieder]
        """,
        examples: [
            .init("mach das rückgängig", .undo),
            .init("rückgängig", .undo),
            .init("nimm das bitte zurück", .undo),
            .init("mach das wieder weg", .undo),
        ],
        never: ["mach das licht aus", "zurück"]
    ) { _ in .undo }
}
