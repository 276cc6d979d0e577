import AlbertVoice
import Testing

/// The expressions of time that the first sentence needs, said on Tuesday 2026-03-10 at 09:15.
@Suite struct GermanTimeTests {
    private static let now = LocalDateTime(
        LocalDate(year: 2026, month: 3, day: 10) ?? LocalDate(dayNumber: 0), hour: 9, minute: 15)

    @Test(arguments: [
        ("heute", "2026-03-10"), ("morgen", "2026-03-11"), ("übermorgen", "2026-03-12"), ("donnerstag", "2026-03-12"),
        ("am dienstag", "2026-03-17"), ("diesen dienstag", "2026-03-10"), ("nächsten donnerstag", "2026-03-12"),
        ("übernächsten donnerstag", "2026-03-19"), ("donnerstag nächste woche", "2026-03-19"),
        ("montag in einer woche", "2026-03-23"), ("nächste woche montag", "2026-03-16"),
        ("am fünften september", "2026-09-05"), ("am fünften neunten", "2026-09-05"), ("am 5.9.", "2026-09-05"),
        ("in zwei wochen", "2026-03-24"), ("in drei tagen", "2026-03-13"), ("heute in acht tagen", "2026-03-17"),
        ("am zehnten januar zweitausend siebenundzwanzig", "2027-01-10"), ("donnerstag der zwölfte", "2026-03-12"),
        ("nächste woche", "2026-03-16 week"), ("kw 36", "2026-08-31 week"), ("2026-09-05", "2026-09-05"),
        ("am ersten advent", "2026-11-29"), ("heiligabend", "2026-12-24"), ("ostermontag", "2026-04-06"),
    ])
    func days(words: String, means: String) throws {
        let value = try GermanTime.value(of: words.split(separator: " ").map(String.init), at: Self.now)
        #expect(value.kind == .date)
        #expect(value.description == means)
        #expect(!value.hasClock)
    }

    @Test(arguments: [
        ("um halb vier", "2026-03-10T15:30"), ("viertel nach drei", "2026-03-10T15:15"),
        ("dreiviertel acht", "2026-03-10T19:45"), ("fünf vor halb vier", "2026-03-10T15:25"),
        ("sechzehn uhr dreißig", "2026-03-10T16:30"), ("16:30", "2026-03-10T16:30"), ("16.30 Uhr", "2026-03-10T16:30"),
        ("null drei uhr dreißig", "2026-03-11T03:30"), ("morgen früh um acht", "2026-03-11T08:00"),
        ("am freitag um halb vier", "2026-03-13T15:30"), ("morgen um zehn vor drei", "2026-03-11T14:50"),
        ("um acht uhr abends", "2026-03-10T20:00"), ("dienstag um 22 uhr", "2026-03-10T22:00"),
        ("am freitag um dreiviertel sechs", "2026-03-13T17:45"), ("in anderthalb stunden", "2026-03-10T10:45"),
    ])
    func clockTimes(words: String, means: String) throws {
        let value = try GermanTime.value(of: [words], at: Self.now)
        #expect(value.kind == .instant)
        #expect(value.description == means)
        #expect(value.hasClock)
    }

    @Test(arguments: [
        ("von drei bis vier", "2026-03-10T15:00/2026-03-10T16:00"), ("10-11 Uhr", "2026-03-10T10:00/2026-03-10T11:00"),
        ("am freitag nachmittag", "2026-03-13T14:00/2026-03-13T18:00"), ("bis donnerstag", "../2026-03-13T00:00"),
        ("vom 13. bis 15. Juli", "2026-07-13T00:00/2026-07-16T00:00"), ("ab vier", "2026-03-10T16:00/.."),
        ("am samstag von neun bis elf", "2026-03-14T09:00/2026-03-14T11:00"),
        ("zwischen zwei und drei", "2026-03-10T14:00/2026-03-10T15:00"),
    ])
    func spans(words: String, means: String) throws {
        let value = try GermanTime.value(of: [words], at: Self.now)
        #expect(value.kind == .interval)
        #expect(value.description == means)
    }

    @Test(arguments: [
        ("jeden dienstag um drei", "FREQ=WEEKLY;BYDAY=TU;BYHOUR=15", "2026-03-10T15:00"),
        ("jeden dienstag von drei bis vier", "FREQ=WEEKLY;BYDAY=TU;BYHOUR=15", "2026-03-10T15:00"),
        ("alle zwei wochen dienstags", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "2026-03-10T00:00"),
        ("jeden letzten freitag im monat", "FREQ=MONTHLY;BYDAY=-1FR", "2026-03-27T00:00"),
        ("werktags um sieben", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7", "2026-03-11T07:00"),
        (
            "alle zwei wochen dienstags bis weihnachten", "FREQ=WEEKLY;INTERVAL=2;UNTIL=20261225;BYDAY=TU",
            "2026-03-10T00:00"
        ),
    ])
    func recurrences(words: String, rule: String, first: String) throws {
        let value = try GermanTime.value(of: [words], at: Self.now)
        #expect(value.kind == .recurrence)
        #expect(value.rrule == rule)
        #expect(value.start?.description == first)
    }

    @Test func deadlineNamesItsDay() throws {
        let value = try GermanTime.value(of: ["bis", "donnerstag"], at: Self.now)
        #expect(value.dueDate?.description == "2026-03-12")
    }

    @Test(arguments: [
        ("bis 31. Februar", "31. Februar"), ("um 25 Uhr", "25 Uhr"), ("am dreißigsten februar", "dreißigsten februar"),
    ])
    func impossible(words: String, name: String) {
        #expect(throws: TimeError.impossible(name)) { try GermanTime.value(of: [words], at: Self.now) }
    }

    @Test func weekdayAndDateDisagree() throws {
        let date = try #require(LocalDate("2026-04-05"))
        #expect(throws: TimeError.disagreement(date: date, said: .thursday)) {
            try GermanTime.value(of: ["Donnerstag,", "den", "5."], at: Self.now)
        }
    }

    @Test(arguments: [
        "halb so schlimm", "die dritte Frage", "Sonne malen", "Aprikosen kaufen", "Erinnere mich an das Meeting",
    ])
    func nothing(text: String) {
        let reading = GermanTime.find(in: text, at: Self.now)
        #expect(reading.results.isEmpty)
        #expect(reading.remainder == text)
    }

    @Test(arguments: [
        ("Zahnarzt am vierten achten um dreizehn Uhr", "Zahnarzt"),
        ("Buch Der 5. Sonntag lesen", "Buch Der 5. Sonntag lesen"),
        ("Mathe Aufgabe 3/4 bis Freitag", "Mathe Aufgabe 3/4"),
        ("Referat über den 9. November 1989 bis Freitag", "Referat über den 9. November 1989"),
        ("Mathe Seite 42 Nummer 3 bis 5 bis Donnerstag", "Mathe Seite 42 Nummer 3 bis 5"),
    ])
    func remainders(text: String, title: String) {
        #expect(GermanTime.find(in: text, at: Self.now).remainder == title)
    }
}
