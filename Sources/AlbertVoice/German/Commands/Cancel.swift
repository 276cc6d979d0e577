/// „Vergiss es“.
enum Cancel {
    static let command = Command(
        "cancel",
        """
        vergiss (es|das) | abbrechen | abbruch | stopp | lass (gut sein|es|mal) | egal | nichts | schon gut | [nein] doch nicht
        """,
        examples: [
            .init("vergiss es", .cancel),
            .init("abbrechen", .cancel),
            .init("lass gut sein", .cancel),
        ],
        never: ["vergiss den zahnarzt", "gut"]
    ) { _ in .cancel }
}
