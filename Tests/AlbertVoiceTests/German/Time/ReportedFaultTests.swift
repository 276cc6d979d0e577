import AlbertVoice
import Testing

/// Faults of other parsers that their users reported, each with the right outcome here.
///
/// Said on Tuesday 2026-03-10 at 09:15 unless the case says otherwise.
@Suite struct ReportedFaultTests {
    private static let tuesday = "2026-03-10T09:15"

    @Test(arguments: [
        // Day and month as two ordinals were torn into two dates.
        (tuesday, "Zahnarzt am vierten achten um dreizehn Uhr", "2026-08-04T13:00", "Zahnarzt"),
        (tuesday, "Matheklausur am siebten vierten", "2026-04-07", "Matheklausur"),
        (tuesday, "Matheklausur am siebten 4.", "2026-04-07", "Matheklausur"),
        // Clock times without a part of the day landed in the night.
        (tuesday, "Termin morgen um zehn vor drei", "2026-03-11T14:50", "Termin"),
        // The hour was taken for a day of the month.
        (tuesday, "Elternabend Dienstag 11:00 Uhr", "2026-03-10T11:00", "Elternabend"),
        (tuesday, "Elternabend Dienstag elf Uhr", "2026-03-10T11:00", "Elternabend"),
        // „am Morgen“ was taken for tomorrow.
        (
            tuesday, "erinnere mich am Donnerstag am Morgen an das Turnzeug", "2026-03-12T06:00/2026-03-12T09:00",
            "erinnere mich an das Turnzeug"
        ),
        // Regional quarters were not known.
        (tuesday, "Klavier am Freitag um dreiviertel sechs", "2026-03-13T17:45", "Klavier"),
        (tuesday, "Klavier am Freitag um viertel sechs", "2026-03-13T17:15", "Klavier"),
        // The minutes became an hour of their own.
        (tuesday, "Bus um dreizehn Uhr zwanzig", "2026-03-10T13:20", "Bus"),
        (tuesday, "erinnere mich in anderthalb Stunden", "2026-03-10T10:45", "erinnere mich"),
        (tuesday, "erinnere mich in zweieinhalb Stunden", "2026-03-10T11:45", "erinnere mich"),
        // The last hour of a span was counted whole.
        (tuesday, "Schwimmen am Samstag von neun bis zehn Uhr", "2026-03-14T09:00/2026-03-14T10:00", "Schwimmen"),
        // A date that does not exist crashed, or became another one.
        (tuesday, "Referat bis 31. Februar", "! 31. Februar gibt es nicht.", "Referat"),
        (tuesday, "Referat bis 31. Juni", "! 31. Juni gibt es nicht.", "Referat"),
        (tuesday, "Nächster Donnerstag Mathearbeit", "2026-03-12", "Mathearbeit"),
        (tuesday, "2026-08-06 Ausflug", "2026-08-06", "Ausflug"),
        (tuesday, "Deutsch Aufsatz bis Dienstag übernächste Woche", "../2026-03-25T00:00", "Deutsch Aufsatz"),
        (tuesday, "Erinnere mich an das Meeting", "", "Erinnere mich an das Meeting"),
        // Numbers and weekdays inside a title became due dates.
        (tuesday, "Buch Der 5. Sonntag lesen", "", "Buch Der 5. Sonntag lesen"),
        (tuesday, "Mathe Aufgabe 3/4 bis Freitag", "../2026-03-14T00:00", "Mathe Aufgabe 3/4"),
        (tuesday, "Sonne malen bis Montag", "../2026-03-17T00:00", "Sonne malen"),
        (tuesday, "Aprikosen kaufen", "", "Aprikosen kaufen"), (tuesday, "halb so schlimm", "", "halb so schlimm"),
        (tuesday, "die dritte Frage", "", "die dritte Frage"),
        (tuesday, "Mittelwert berechnen", "", "Mittelwert berechnen"),
        (tuesday, "Dokument abgeben", "", "Dokument abgeben"),
        (
            tuesday, "Referat über den 9. November 1989 bis Freitag", "../2026-03-14T00:00",
            "Referat über den 9. November 1989"
        ),
        (tuesday, "trag Zahnarzt am Freitag ein", "2026-03-13", "trag Zahnarzt ein"),
        (tuesday, "Mathe Seite vier Nummer fünfhundert", "", "Mathe Seite vier Nummer fünfhundert"),
        // Repetitions keep their local clock time; short months have their turn on the last day.
        ("2026-10-20T12:00", "jeden Tag um 21 Uhr Zähne putzen", "FREQ=DAILY;BYHOUR=21", "Zähne putzen"),
        (tuesday, "jeden Monat am 31. Taschengeld", "FREQ=MONTHLY;BYMONTHDAY=31", "Taschengeld"),
        // „Sonntag früh“, said on a Sunday evening, was this morning.
        ("2026-03-15T20:00", "Erinnere mich Sonntag früh", "2026-03-22T06:00/2026-03-22T09:00", "Erinnere mich"),
        // A weekday that is today: by one rule, before and after noon.
        (tuesday, "Dienstag um 22 Uhr", "2026-03-10T22:00", ""),
        ("2026-03-10T21:00", "Dienstag um 22 Uhr", "2026-03-10T22:00", ""),
        (tuesday, "Dienstag", "2026-03-17", ""), ("2026-03-10T21:00", "Dienstag", "2026-03-17", ""),
    ])
    func fault(now: String, said: String, means: String, rest: String) throws {
        let reading = GermanTime.find(in: said, at: try #require(LocalDateTime(now)))
        let meanings = reading.results.map { "\($0.value)" } + reading.problems.map { "! " + $0.sentence }
        #expect(meanings.joined(separator: "; ") == means)
        #expect(reading.remainder == rest)
    }

    @Test(arguments: [
        ("Seite achtundachtzig sechs", [88.0, 6.0]), ("vier fünfhundert", [4, 500]), ("Seite dreißig", [30]),
    ])
    func numbersStayApart(said: String, numbers: [Double]) {
        #expect(GermanNumber.find(in: said).results.map(\.value) == numbers)
    }

    @Test func aShortMonthHasItsTurnOnItsLastDay() throws {
        let now = try #require(LocalDateTime("2026-04-02T09:15"))
        let value = try GermanTime.value(of: ["jeden", "Monat", "am", "31."], at: now)
        #expect(value.start?.description == "2026-04-30T00:00")
    }
}
