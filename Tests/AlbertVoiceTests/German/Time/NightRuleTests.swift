import AlbertVoice
import Testing

/// Nights and evenings named by the day beside them; said on Tuesday 2026-03-10 at 09:15.
@Suite struct NightRuleTests {
    @Test(arguments: [
        ("in der Nacht zum Samstag", "2026-03-13T22:00/2026-03-14T06:00"),
        ("in der Nacht auf Mittwoch", "2026-03-10T22:00/2026-03-11T06:00"),
        ("nächste Woche in der Nacht auf Freitag", "2026-03-19T22:00/2026-03-20T06:00"),
        ("am Freitag in der Nacht zum Samstag", "2026-03-13T22:00/2026-03-14T06:00"),
        ("in der Nacht zum 1. Mai", "2026-04-30T22:00/2026-05-01T06:00"),
        ("in der Nacht von Freitag auf Samstag", "2026-03-13T22:00/2026-03-14T06:00"),
        ("in der Nacht vom Freitag auf den Samstag um drei", "2026-03-14T03:00"),
        ("in der Nacht vom 5. auf den 6. Mai", "2026-05-05T22:00/2026-05-06T06:00"),
        ("in der Nacht von heute auf morgen", "2026-03-10T22:00/2026-03-11T06:00"),
        ("am Abend vor Weihnachten", "2026-12-24T18:00/2026-12-24T22:00"),
        ("am Morgen nach Silvester", "2027-01-01T06:00/2027-01-01T09:00"),
        ("am Nachmittag vor dem 5. Mai", "2026-05-04T14:00/2026-05-04T18:00"),
        ("am Vorabend von Ostern", "2026-04-04T18:00/2026-04-04T22:00"),
        ("am Vorabend des 1. Mai", "2026-04-30T18:00/2026-04-30T22:00"),
    ])
    func means(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("am Abend vor der Prüfung", "2026-03-10T18:00/2026-03-10T22:00"),
        ("in der Nacht auf den Baum klettern", "2026-03-10T22:00/2026-03-11T06:00"), ("am Vorabend", ""),
    ])
    func isSomethingElse(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
