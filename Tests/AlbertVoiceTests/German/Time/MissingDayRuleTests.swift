import AlbertVoice
import Testing

/// Counted days that do not exist; said on Tuesday 2026-03-10 at 09:15.
@Suite struct MissingDayRuleTests {
    @Test(arguments: [
        ("am fünften Advent", "! fünften Advent gibt es nicht."),
        ("5. Advent 2027", "! 5. Advent 2027 gibt es nicht."),
        ("der fünfte Montag im Februar 2027", "! fünfte Montag im Februar 2027 gibt es nicht."),
        ("der sechste Freitag im Mai", "! sechste Freitag im Mai gibt es nicht."),
        ("54. Montag 2027", "! 54. Montag 2027 gibt es nicht."),
    ])
    func means(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("der fünfte Montag im März", "2026-03-30"), ("am vierten Advent", "2026-12-20"),
        ("52. Montag 2027", "2027-12-27"), ("Buch Der 5. Sonntag lesen", ""),
    ])
    func isSomethingElse(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
