import AlbertVoice
import Testing

/// Weekends that are counted or lie at a day; said on Tuesday 2026-03-10 at 09:15.
@Suite struct WeekendRuleTests {
    @Test(arguments: [
        ("am ersten Wochenende im Mai", "2026-05-02T00:00/2026-05-04T00:00"),
        ("zweites Wochenende im Februar", "2027-02-13T00:00/2027-02-15T00:00"),
        ("am dritten Wochenende im Mai 2027", "2027-05-15T00:00/2027-05-17T00:00"),
        ("am letzten Wochenende im Juni", "2026-06-27T00:00/2026-06-29T00:00"),
        ("am letzten Wochenende des Monats", "2026-03-28T00:00/2026-03-30T00:00"),
        ("am ersten Wochenende im nächsten Monat", "2026-04-04T00:00/2026-04-06T00:00"),
        ("am Wochenende des 5. Dezember", "2026-12-05T00:00/2026-12-07T00:00"),
        ("das Wochenende nach Ostern", "2026-04-11T00:00/2026-04-13T00:00"),
        ("am Wochenende vor Weihnachten", "2026-12-19T00:00/2026-12-21T00:00"),
        ("am zweiten Adventswochenende", "2026-12-05T00:00/2026-12-07T00:00"),
    ])
    func means(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("das erste Wochenende", "2026-03-14T00:00/2026-03-16T00:00"),
        ("am Wochenende die 5. Klasse besuchen", "2026-03-14T00:00/2026-03-16T00:00"),
        ("letztes Wochenende in Köln", "2026-03-07T00:00/2026-03-09T00:00"),
    ])
    func isSomethingElse(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
