import Testing

@testable import AlbertVoice

@Suite("Understanding keeps nothing and names what is wrong")
struct UnderstanderTests {
    private func understand(_ text: String, as name: String = "Anna") throws -> Understanding {
        try Sample.understander().understand(text, from: Sample.member(name), at: Sample.moment)
    }

    @Test("an appointment has title, person and start")
    func event() throws {
        let entry = try #require(try understand("Zahnarzt für Lena am fünften September um halb vier").entry)
        #expect(entry.title == "Zahnarzt")
        #expect(entry.people == ["Lena"])
        #expect(entry.start == LocalDateTime("2026-09-05T15:30"))
    }

    @Test("homework has subject, content and due day")
    func homework() throws {
        let entry = try #require(try understand("Mathe Seite 42 Nummer 3 bis 5 bis Donnerstag").entry)
        #expect(entry.subject == "Mathematik")
        #expect(entry.content?.parts == ["Seite 42", "Nummer 3 bis 5"])
        #expect(entry.due == LocalDate("2026-03-12"))
    }

    @Test("the next lesson comes from the family file")
    func nextLesson() throws {
        let entry = try #require(try understand("Mathe bis zur nächsten Stunde", as: "Felix").entry)
        let due = try #require(entry.due)
        #expect(try Sample.member("Felix").lessons["Mathematik"]?.contains(due.weekday) == true)
        #expect(due > Sample.moment.local.date)
    }

    @Test(
        "refusals",
        arguments: [
            ("Referat bis 31. Februar", Refusal.impossibleTime("31. Februar")),
            ("Schalte das Licht im Wohnzimmer aus", .notUnderstood),
            ("Blubberdings am Freitag um drei", .unknownWords(["blubberdings"])),
            ("Kauf Quaxibrei", .unknownWords(["quaxibrei"])),
            ("Wann hat Quaxi Geburtstag?", .unknownWords(["quaxi"])),
            ("Merk dir, der Quaxi liegt in der Küche", .unknownWords(["quaxi"])),
            ("Zahnarzt für Quaxi am Freitag", .unknownPerson(["quaxi"])),
            ("Zahnarzt für Klaus am Freitag", .unknownPerson(["klaus"])),
            ("Quaxi die Quaxi im Quaxi aus", .notUnderstood),
            ("", .notUnderstood),
            ("bla bla bla", .notUnderstood),
        ])
    func refusals(_ text: String, _ refusal: Refusal) throws {
        let understanding = try understand(text)
        #expect(understanding.refusal == refusal)
        #expect(understanding.entry == nil)
    }

    @Test(
        "what is missing is asked for",
        arguments: [("Mathe Seite 42", Question.due), ("Referat bis Freitag", .subject)])
    func questions(_ text: String, _ question: Question) throws {
        #expect(try understand(text).question == question)
    }
}
