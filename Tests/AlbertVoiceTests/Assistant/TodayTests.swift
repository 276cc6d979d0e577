import Testing

@testable import AlbertVoice

@Suite("Today, by urgency")
struct TodayTests {
    private static let entries: [Entry] = {
        var dentist = event("Zahnarzt", "2026-03-10T15:00", until: "2026-03-10T15:45")
        dentist.people = ["Lena"]
        var drive = event("Fahrt zum Handball", "2026-03-10T17:00")
        drive.kind = .drive
        var camp = event("Zeltlager", "2026-03-09T00:00", until: "2026-03-12T00:00")
        camp.allDay = true
        var bag = Entry(id: "bag", kind: .takeAlong, zone: "Europe/Berlin")
        (bag.title, bag.due) = ("Turnbeutel", LocalDate("2026-03-11"))
        return [
            dentist, event("Handball", "2026-03-10T17:00"), event("Kino", "2026-03-10T20:00"), drive, camp, bag,
            homework("Mathematik", due: "2026-03-11"), homework("Deutsch", due: "2026-03-12"),
        ]
    }()

    private func state(_ entries: [Entry] = entries) -> JournalState {
        JournalState(entries.enumerated().map { change("\($0)", .added($1)) })
    }

    private func wording() throws -> EntryWording {
        EntryWording(
            vocabulary: try Sample.understander().german.vocabulary, today: try #require(LocalDate("2026-03-10")))
    }

    @Test(
        "the blocks of a moment",
        arguments: [
            ("08:00", ["Als Nächstes", "Heute noch", "Den ganzen Tag", "Muss mit", "Noch offen"]),
            (
                "15:44",
                ["Läuft gerade", "Als Nächstes", "Heute noch", "Den ganzen Tag", "Muss mit", "Noch offen"]
            ),
            ("15:45", ["Als Nächstes", "Heute noch", "Den ganzen Tag", "Muss mit", "Noch offen"]),
            ("17:00", ["Läuft gerade", "Als Nächstes", "Den ganzen Tag", "Muss mit", "Noch offen"]),
            ("22:00", ["Den ganzen Tag", "Muss mit", "Noch offen"]),
        ])
    func blocks(_ clock: String, _ headings: [String]) throws {
        let now = try #require(LocalDateTime("2026-03-10T\(clock)"))
        let today = Today(state(), at: now, wording: try wording())
        #expect(today.blocks.map(\.heading) == headings)
        #expect(today.blocks.allSatisfy { !$0.lines.isEmpty })
    }

    @Test("homework is open the day before, a drive without driver stands there once")
    func open() throws {
        let now = try #require(LocalDateTime("2026-03-10T08:00"))
        let today = Today(state(), at: now, wording: try wording())
        #expect(today.blocks.last?.lines == ["Fahrt zum Handball, 17 Uhr, Fahrer offen", "Mathe, bis morgen"])
        #expect(today.lines.count { $0.contains("Fahrt zum Handball") } == 1)
    }

    @Test("events alone are said without headings; what is over is not said")
    func plain() throws {
        let events = [event("Handball", "2026-03-10T17:00"), event("Kino", "2026-03-10T20:00")]
        for (clock, sentence) in [
            ("16:00", "Heute: 17 Uhr: Handball; 20 Uhr: Kino."), ("19:00", "Heute: 20 Uhr: Kino."),
            ("22:00", "Heute steht nichts mehr an."),
        ] {
            let now = try #require(LocalDateTime("2026-03-10T\(clock)"))
            #expect(Today(state(events), at: now, wording: try wording()).sentence == sentence)
        }
    }

    @Test(
        "a small child hears times on the hour and the half hour only",
        arguments: [
            ("13:00", "Um ein Uhr ist Turnen."), ("12:30", "Um halb eins ist Turnen."),
            ("16:30", "Um halb fünf ist Turnen."),
            ("12:00", "Um zwölf Uhr ist Turnen."), ("16:15", "Dann ist Turnen."),
        ])
    func child(_ clock: String, _ sentence: String) throws {
        let now = try #require(LocalDateTime("2026-03-10T08:00"))
        let child = ChildNow(state([event("Turnen", "2026-03-10T\(clock)")]), at: now, wording: try wording())
        #expect(child.sentence == sentence)
    }

    @Test("a small child hears two things at most", arguments: ["08:00", "15:10", "17:30", "22:00"])
    func two(_ clock: String) throws {
        let now = try #require(LocalDateTime("2026-03-10T\(clock)"))
        #expect(ChildNow(state(), at: now, wording: try wording()).sentences.count == 2)
    }
}
