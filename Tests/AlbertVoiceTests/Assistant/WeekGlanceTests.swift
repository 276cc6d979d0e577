import Testing

@testable import AlbertVoice

@Suite("A week in passing")
struct WeekGlanceTests {
    @Test(
        "weeks are numbered after ISO 8601",
        arguments: [
            ("2026-03-10", 11), ("2026-01-01", 1), ("2026-12-31", 53), ("2027-01-03", 53), ("2027-01-04", 1),
            ("2024-12-30", 1), ("2023-01-01", 52), ("2026-09-03", 36),
        ])
    func numbers(_ day: String, _ number: Int) throws {
        #expect(try #require(LocalDate(day)).weekNumber == number)
    }

    @Test("days that are over share a row, free days say so, and a drive without driver is missed")
    func rows() throws {
        var drive = event("Fahrt zum Turnier", "2026-03-14T10:00")
        (drive.kind, drive.people) = (.drive, ["Felix"])
        var yoga = event("Yoga", "2026-03-09T18:00", until: "2026-03-09T19:30", rule: "FREQ=WEEKLY")
        yoga.people = ["Anna"]
        let state = JournalState([change("1", .added(drive)), change("2", .added(yoga))])
        let (monday, wednesday) = (try #require(LocalDate("2026-03-09")), try #require(LocalDate("2026-03-11")))
        let week = WeekGlance(state, from: monday, family: try Sample.family(), today: wednesday)
        #expect(
            week.lines == [
                "Woche 11, 9. bis 15. März", "  Montag bis Dienstag: vorbei", "  Heute: frei", "  Donnerstag: frei",
                "  Freitag: frei", "  Samstag: Felix, 1,0 h", "  Sonntag: frei", "Samstag fehlt ein Fahrer.",
            ])
        let next = WeekGlance(
            state, from: monday.adding(days: 7), family: try Sample.family(), today: wednesday)
        #expect(next.sentence == "Woche 12, 16. bis 22. März. Montag: Anna, 1,5 h.")
    }
}
