import Testing

@testable import AlbertVoice

@Suite struct RecurrenceTests {
    /// Rule, first day, range and the days that come out.
    @Test(arguments: [
        ("FREQ=DAILY", "2026-03-10", "2026-03-09", "2026-03-12", "10 11 12"),
        ("FREQ=DAILY;INTERVAL=3", "2026-03-01", "2026-03-09", "2026-03-17", "10 13 16"),
        ("FREQ=DAILY;COUNT=3", "2026-03-10", "2026-03-01", "2026-03-31", "10 11 12"),
        ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "2026-03-12", "2026-03-12", "2026-03-17", "12 13 16 17"),
        ("FREQ=WEEKLY", "2026-03-10", "2026-03-10", "2026-03-31", "10 17 24 31"),
        ("FREQ=WEEKLY;BYDAY=TU", "2026-03-10", "2026-04-01", "2026-04-15", "07 14"),
        ("FREQ=WEEKLY;BYDAY=TU,TH", "2026-03-10", "2026-03-10", "2026-03-20", "10 12 17 19"),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "2026-03-13", "2026-03-01", "2026-03-31", "13 23 27"),
        ("FREQ=WEEKLY;COUNT=3;BYDAY=TU,TH", "2026-03-10", "2026-03-11", "2026-03-31", "12 17"),
        ("FREQ=WEEKLY;UNTIL=20260317", "2026-03-10", "2026-03-01", "2026-03-31", "10 17"),
        ("FREQ=WEEKLY;UNTIL=20260317T225959Z", "2026-03-10", "2026-03-01", "2026-03-31", "10 17"),
        ("FREQ=MONTHLY", "2026-01-31", "2026-02-01", "2026-03-31", "31"),
        ("FREQ=MONTHLY;BYDAY=2TU", "2026-03-10", "2026-03-01", "2026-05-31", "10 14 12"),
        ("FREQ=MONTHLY;BYDAY=-1FR", "2026-03-27", "2026-04-01", "2026-05-31", "24 29"),
        ("FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO", "2026-03-02", "2026-03-03", "2026-07-31", "04 06"),
        ("FREQ=YEARLY", "2020-09-05", "2026-01-01", "2027-12-31", "05 05"),
        ("FREQ=YEARLY", "2024-02-29", "2025-01-01", "2028-12-31", "29"),
        ("FREQ=WEEKLY", "2026-03-10", "2026-01-01", "2026-03-09", ""),
    ])
    func days(rule: String, first: String, from: String, to: String, expected: String) throws {
        let recurrence = try #require(Recurrence(rule))
        let range = try #require(LocalDate(from))...(try #require(LocalDate(to)))
        let days = recurrence.occurrences(from: try #require(LocalDate(first)), in: range)
        #expect(days.map { String($0.description.suffix(2)) }.joined(separator: " ") == expected)
    }

    @Test(arguments: [
        "", "TU", "FREQ=HOURLY", "BYDAY=TU", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0", "FREQ=WEEKLY;BYDAY=XX",
        "FREQ=WEEKLY;BYDAY=2TU", "FREQ=MONTHLY;BYDAY=0TU", "FREQ=MONTHLY;BYDAY=xTU", "FREQ=MONTHLY;BYMONTHDAY=3",
        "FREQ=DAILY;UNTIL=20260231", "FREQ=YEARLY;BYDAY=MO",
    ])
    func aRuleThatSaysMoreIsNotHalfUnderstood(rule: String) {
        #expect(Recurrence(rule) == nil)
    }

    @Test func aRuleWithoutEndIsQuickLongAfterItsBeginning() throws {
        let first = try #require(LocalDate("1900-01-01"))
        let day = try #require(LocalDate("2900-01-01"))
        #expect(try #require(Recurrence("FREQ=DAILY")).occurrences(from: first, in: day...day) == [day])
    }
}
