/// „Wie sieht die Woche aus?“, „Wer trägt welchen Tag?“
enum ShowWeek {
    private static let week = Slot("week", "(diese|nächste|kommende|übernächste) woche") { TimePhrase(words: $0) }

    static let command = Command(
        "showWeek",
        """
        wie sieht (\(week.phrase)|(die|unsere) woche) [bei uns] aus | wer trägt welchen tag [\(week.phrase)]
        """,
        examples: [
            .init("wie sieht die woche aus", .inquire(.week(nil))),
            .init("wer trägt welchen tag", .inquire(.week(nil))),
            .init("wie sieht nächste woche aus", .inquire(.week(TimePhrase(words: ["nächste", "woche"])))),
        ],
        never: ["wie sieht es aus", "zeig mir die woche"]
    ) { match in .inquire(.week(match[week])) }
}
