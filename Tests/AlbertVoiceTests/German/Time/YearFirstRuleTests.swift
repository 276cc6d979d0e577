import AlbertVoice
import Testing

/// A year before or behind what lies in it; said on Tuesday 2026-03-10 at 09:15.
@Suite struct YearFirstRuleTests {
    @Test(arguments: [
        ("nächstes Jahr am 5. Mai", "2027-05-05"), ("letztes Jahr am fünften Mai um acht", "2025-05-05T08:00"),
        ("nächstes Jahr an Ostern", "2027-03-28"), ("letztes Jahr Weihnachten", "2025-12-25"),
        ("nächstes Jahr am Muttertag um zehn", "2027-05-09T10:00"),
        ("nächstes Jahr am ersten Montag im Mai", "2027-05-03"),
        ("übernächstes Jahr im März", "2028-03-01 month"), ("dieses Jahr im Januar", "2026-01-01 month"),
        ("letztes Jahr im Sommer", "2025-06-01T00:00/2025-09-01T00:00"),
        ("nächstes Jahr im Winter", "2027-12-01T00:00/2028-03-01T00:00"),
        ("nächstes Jahr Anfang Juni", "2027-06-01T00:00/2027-06-11T00:00"),
        ("nächstes Jahr im ersten Quartal", "2027-01-01 quarter"), ("2027 im Mai", "2027-05-01 month"),
        ("im Jahr 2027 am 5. Mai", "2027-05-05"), ("vor zwei Jahren an Heiligabend", "2024-12-24"),
        ("in zwei Jahren im Mai", "2028-05-01 month"), ("am 5. Mai nächsten Jahres", "2027-05-05"),
        ("am 24.12. letzten Jahres", "2025-12-24"), ("am fünften fünften nächsten Jahres", "2027-05-05"),
        ("am 5. Mai des nächsten Jahres", "2027-05-05"), ("am 5. Januar dieses Jahres", "2026-01-05"),
        ("vom 3. bis 5. Mai nächsten Jahres", "2027-05-03T00:00/2027-05-06T00:00"),
        ("nächstes Jahr vom 3. bis 5. Mai", "2027-05-03T00:00/2027-05-06T00:00"),
        ("nächstes Jahr zwischen Mai und Juni", "2027-05-01T00:00/2027-07-01T00:00"),
    ])
    func means(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("nächstes Jahr umziehen", "2027-01-01 year"), ("in zwei Jahren Abitur", "2028-03-10"),
        ("nächstes Jahr in der 5. Klasse", "2027-01-01 year"), ("letztes Jahr in Berlin", "2025-01-01 year"),
        ("am 5. Mai in Berlin", "2026-05-05"), ("am 5. Mai vor 8 Uhr", "../2026-05-05T08:00"),
    ])
    func isSomethingElse(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
