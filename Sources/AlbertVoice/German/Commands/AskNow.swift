/// „Was ist jetzt dran?“
enum AskNow {
    static let command = Command(
        "askNow",
        """
        was ist (jetzt|gerade|als nächstes) [dran] | was kommt (jetzt|als nächstes|dann)
        | was (mache|mach) ich (jetzt|als nächstes)
        """,
        examples: [
            .init("was ist jetzt dran", .inquire(.now)),
            .init("was kommt als nächstes", .inquire(.now)),
            .init("was mache ich jetzt", .inquire(.now)),
        ],
        never: ["jetzt", "was ist"]
    ) { _ in .inquire(.now) }
}
