/// Events that nobody goes to in the morning: „Elternabend um acht“ is at 20:00, as everybody who says it means.
enum EveningEvent {
    private static let titles: Set = [
        "Kino", "Theater", "Oper", "Konzert", "Schulkonzert", "Stammtisch", "Abendessen", "Disco", "Kegeln",
    ]
    /// Hours that are meant in the evening; „Kino um elf“ and „Konzert um zehn“ are said of matinees.
    private static let hours = 6..<10
    /// Words that say which half of the day it is.
    private static let morning: Set = ["früh", "morgens", "vormittag", "vormittags"]

    /// Whether an event of this title is one of the evening.
    static func isCalled(_ title: String) -> Bool { title.hasSuffix("abend") || titles.contains(title) }

    /// The words with „abends“, where they name an hour of the morning and do not say that it is the morning's.
    static func time(_ phrase: TimePhrase, by resolver: Resolver) -> TimePhrase {
        // „Freitag Morgen“ is one; „morgen“ at the beginning is tomorrow.
        let saysMorning = !morning.isDisjoint(with: phrase.words) || phrase.words.dropFirst().contains("morgen")
        guard !saysMorning, let value = try? resolver.value(of: phrase), value.hasClock, value.dayPart == nil,
            let start = value.start, hours.contains(start.second / 3600)
        else { return phrase }
        let evening = TimePhrase(words: phrase.words + ["abends"])
        let isLater = (try? resolver.value(of: evening))?.start == start.adding(seconds: 43_200)
        return isLater ? evening : phrase
    }
}
