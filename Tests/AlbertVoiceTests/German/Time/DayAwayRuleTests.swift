import AlbertVoice
import Testing

/// Days counted from a named day; said on Tuesday 2026-03-10 at 09:15.
@Suite struct DayAwayRuleTests {
    @Test(arguments: [
        ("heute in acht Tagen", "2026-03-17"), ("heute vor acht Tagen", "2026-03-03"),
        ("morgen in einer Woche", "2026-03-18"), ("übermorgen in zwei Wochen um drei", "2026-03-26T15:00"),
        ("heute vor einem Jahr", "2025-03-10"), ("gestern vor zwei Wochen", "2026-02-23"),
        ("Dienstag in einem Monat", "2026-04-07"), ("Freitag vor zwei Monaten", "2026-01-09"),
        ("am Freitag in einem Monat um 15 Uhr", "2026-04-10T15:00"), ("Montag in einem Jahr", "2027-03-08"),
    ])
    func means(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("heute vor einer Prüfung", "2026-03-10"), ("heute vor acht", "../2026-03-10T20:00"),
        ("Montag in der Schule", "2026-03-16"),
    ])
    func isSomethingElse(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
