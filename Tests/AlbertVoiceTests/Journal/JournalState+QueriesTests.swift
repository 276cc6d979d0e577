import Testing

@testable import AlbertVoice

@Suite struct JournalStateQueriesTests {
    private let state = JournalState(
        [
            homework("Mathe", due: "2026-03-12", of: ["Felix"]),
            homework("Deutsch", due: "2026-03-11", of: ["Lena"]),
            homework("Lesen"),
            event("Zahnarzt", "2026-03-12T15:30", until: "2026-03-12T16:00"),
            event("Turnen", "2026-03-05T15:00", rule: "FREQ=WEEKLY;BYDAY=TH"),
            event("Fahrt", "2026-03-10T00:00", until: "2026-03-13T00:00"),
            event("Party", "2026-03-11T20:00", until: "2026-03-12T01:00"),
            event("Lager", "2026-02-12T08:00", until: "2026-02-14T18:00", rule: "FREQ=MONTHLY"),
            event("Rätsel", "2026-03-01T08:00", rule: "FREQ=HOURLY"),
        ].map { change($0.id, .added($0)) })

    @Test(arguments: [
        ("2026-03-01", "Rätsel"),
        ("2026-03-09", ""),
        ("2026-03-10", "Fahrt"),
        ("2026-03-11", "Fahrt Party Deutsch"),
        ("2026-03-12", "Fahrt Lager Turnen Zahnarzt Party Mathe"),
        ("2026-03-13", "Lager"),
        ("2026-03-14", "Lager"),
        ("2026-03-19", "Turnen"),
    ])
    func whatStandsOnADay(day: String, expected: String) throws {
        let entries = state.entries(on: try #require(LocalDate(day)))
        #expect(entries.map(\.id).joined(separator: " ") == expected)
    }

    @Test(arguments: [(nil, "Deutsch Mathe Lesen"), ("Felix", "Mathe Lesen"), ("Oma Grete", "Lesen")])
    func openHomework(of person: String?, expected: String) {
        #expect(state.openHomework(of: person).map(\.id).joined(separator: " ") == expected)
    }

    @Test func tickedHomeworkIsNotOpen() {
        var state = state
        state.add([change("x", .ticked(entryID: "Mathe"))])
        #expect(state.openHomework(of: "Felix").map(\.id) == ["Lesen"])
    }
}
