import AlbertVoice
import Testing

/// The Roman days of a month; said on Tuesday 2026-03-10 at 09:15.
@Suite struct RomanDayRuleTests {
    @Test(arguments: [
        ("an den Iden des März", "2026-03-15"), ("die Iden des April", "2026-04-13"),
        ("die Nonen des Juli", "2026-07-07"), ("die Nonen des Juni", "2026-06-05"),
        ("die Kalenden des Januar", "2027-01-01"), ("zwei Tage vor den Kalenden des April 2027", "2027-03-30"),
    ])
    func means(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("die Iden lernen", ""), ("Kalenden und Nonen", ""),
    ])
    func isSomethingElse(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
