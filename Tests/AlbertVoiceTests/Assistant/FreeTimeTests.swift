import Testing

@testable import AlbertVoice

@Suite("What of a day is free")
struct FreeTimeTests {
    private static let saturday = LocalDate("2026-03-14") ?? LocalDate(dayNumber: 0)

    private func answer(
        _ entries: [Entry], asked: (String, String)? = nil, of person: String? = nil, now: String = "2026-03-10T09:15"
    ) throws -> String {
        let asked = try asked.map { try #require(LocalDateTime($0.0))..<#require(LocalDateTime($0.1)) }
        let now = try #require(LocalDateTime(now))
        return FreeTime(entries, on: Self.saturday, asked, of: person, at: now)
            .sentence(today: now.date) { $0.title ?? "" }
    }

    @Test("gaps lie between eight and eight; overlapping events leave one gap, half an hour is the least")
    func gaps() throws {
        let entries = [
            event("Frühstück", "2026-03-14T07:00", until: "2026-03-14T09:00"),
            event("Turnier", "2026-03-14T10:00", until: "2026-03-14T14:00"),
            event("Mittagessen", "2026-03-14T12:00", until: "2026-03-14T13:00"),
            event("Zoo", "2026-03-14T14:15", until: "2026-03-14T19:30"),
        ]
        #expect(
            try answer(entries)
                == "Am Samstag, 14. März ist frei: 9 bis 10 Uhr und 19:30 bis 20 Uhr. Vergeben: Frühstück; Turnier; Mittagessen; Zoo."
        )
    }

    @Test("an event without an end takes an hour, one that ends as the other begins is no conflict")
    func asked() throws {
        let entries = [event("Zahnarzt", "2026-03-14T16:00")]
        for (start, end, isFree) in [("15", "16", true), ("17", "18", true), ("16", "17", false), ("10", "20", false)] {
            let sentence = try answer(entries, asked: ("2026-03-14T\(start):00", "2026-03-14T\(end):00"))
            #expect(sentence.hasPrefix(isFree ? "Ja, " : "Nein, "), "\(start)")
        }
    }

    @Test("somebody is busy with their own, what they come along to, and what is everybody's")
    func people() throws {
        var lenas = event("Zahnarzt", "2026-03-14T16:00")
        (lenas.people, lenas.companions) = (["Lena"], ["Anna"])
        for (person, isFree) in [("Lena", false), ("Anna", false), ("Felix", true)] {
            #expect(try answer([lenas], of: person).contains("alles frei") == isFree, "\(person)")
        }
        #expect(try !answer([event("Familienrat", "2026-03-14T16:00")], of: "Felix").contains("alles frei"))
    }

    @Test("what is over today is not free any more")
    func today() throws {
        let entries = [event("Zahnarzt", "2026-03-14T16:00")]
        #expect(try answer(entries, now: "2026-03-14T14:50").contains("frei: 15 bis 16 Uhr und 17 bis 20 Uhr"))
        #expect(try answer([], now: "2026-03-14T21:00") == "Heute ist nichts mehr frei.")
    }

    @Test("a whole day is not free at any hour")
    func wholeDay() throws {
        var trip = event("Ausflug", "2026-03-14T00:00")
        trip.allDay = true
        #expect(try answer([trip]) == "Am Samstag, 14. März ist nichts frei. Vergeben: Ausflug.")
        #expect(try answer([trip], asked: ("2026-03-14T10:00", "2026-03-14T11:00")).hasPrefix("Nein"))
    }

    @Test("a drive without a time takes no hour away, and is told wherever it may be in the way")
    func untimedDrive() throws {
        var drive = event("Turnier", "2026-03-14T00:00")
        (drive.kind, drive.allDay, drive.people, drive.driver) = (.drive, true, ["Felix"], "Anna")
        let ten = ("2026-03-14T10:00", "2026-03-14T11:00")
        for person in ["Felix", "Anna"] {
            #expect(
                try answer([drive], of: person)
                    == "Am Samstag, 14. März ist für \(person) alles frei. Noch ohne Uhrzeit: Turnier.")
            #expect(
                try answer([drive], asked: ten, of: person)
                    == "Ja, am Samstag, 14. März um 10 Uhr ist für \(person) frei. Noch ohne Uhrzeit: Turnier.")
        }
        #expect(try answer([drive], of: "Lena") == "Am Samstag, 14. März ist für Lena alles frei.")
    }
}
