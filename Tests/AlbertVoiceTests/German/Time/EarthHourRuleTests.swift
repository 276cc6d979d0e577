import AlbertVoice
import Testing

/// The Earth Hour; said on Tuesday 2026-03-10 at 09:15.
@Suite struct EarthHourRuleTests {
    @Test(arguments: [
        ("Stunde der Erde", "2026-03-28T20:30/2026-03-28T21:30"),
        ("Earth Hour 2016", "2016-03-19T20:30/2016-03-19T21:30"),
        ("zur Stunde der Erde 2013", "2013-03-23T20:30/2013-03-23T21:30"),
        ("Stunde der Erde nächstes Jahr", "2027-03-20T20:30/2027-03-20T21:30"),
    ])
    func means(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("Stunde der Klasse", ""), ("die Erde malen", ""),
    ])
    func isSomethingElse(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
