import AlbertVoice
import Testing

/// The ends of spans, and what closes them; said on Tuesday 2026-03-10 at 09:15.
@Suite struct SpanEndpointTests {
    @Test(arguments: [
        ("von 10 bis 11.", "2026-03-10T10:00/2026-03-10T11:00"),
        ("Schwimmen von 10 Uhr bis 11.", "2026-03-10T10:00/2026-03-10T11:00"),
        ("am Freitag von 3 bis 5.", "2026-03-13T15:00/2026-03-13T17:00"),
        ("am Freitag zwischen 3 und 5. Bitte merken", "2026-03-13T15:00/2026-03-13T17:00"),
        ("vom 29.3. bis 1.3.2027", "2026-03-29T00:00/2027-03-02T00:00"),
        ("29.3.-1.4.2027", "2027-03-29T00:00/2027-04-02T00:00"),
    ])
    func hoursAndDates(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("vom 13. bis 15.", "2026-03-13T00:00/2026-03-16T00:00"), ("bis 11.", "../2026-03-12T00:00"),
        ("Seite 3 bis 5.", ""),
        ("Nummer drei bis zum 5.", "../2026-04-06T00:00"),
    ])
    func daysKeepTheirDot(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }

    @Test(arguments: [
        ("vor Mitternacht mit Anna", "../2026-03-11T00:00"), ("nach Mitternacht mit Anna", "2026-03-11T00:00/.."),
        ("am 18. Juli 27.", "2027-07-18"),
    ])
    func whatFollowsChangesNothing(words: String, meaning: String) {
        #expect(TimeRule.meaning(of: words, .time) == meaning)
    }
}
