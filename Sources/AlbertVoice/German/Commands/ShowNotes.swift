/// „Welche Notizen gibt es?“
enum ShowNotes {
    static let command = Command(
        "showNotes",
        """
        welche notizen (gibt es|haben wir|(habe|hab) ich) | (zeig|zeige) [mir|uns] [bitte] [die|alle|meine] notizen
        | was hast du dir gemerkt
        """,
        examples: [
            .init("welche notizen gibt es", .inquire(.notes)),
            .init("zeig mir die notizen", .inquire(.notes)),
            .init("was hast du dir gemerkt", .inquire(.notes)),
        ],
        never: ["notizen", "merk dir den zahnarzt"]
    ) { _ in .inquire(.notes) }
}
