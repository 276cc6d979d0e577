/// What shows that a fault which users of other assistants reported is none of ours.
struct ReportedBug: Sendable {
    /// Where it is shown.
    enum Proof: Sendable {
        /// A test elsewhere: a file below the tests' folder, and words that stand in it.
        case test(String, String)
        /// A sentence in `ReportedBugTests.sentences`, by its beginning.
        case sentence(String)
        /// It belongs to the always-on daemon, issue 5, and why; a test shows as much of it as there is today.
        case daemon(String, part: String?, String?)
    }

    /// What is unlike any other report's input.
    let input: String
    /// What shows it.
    let proof: Proof

    init(_ input: String, _ proof: Proof) {
        self.input = input
        self.proof = proof
    }

    private static let times = "German/Time/ReportedFaultTests.swift"

    /// All forty-two, in the order of `bug-reports.jsonl`.
    static let all = language + reminders + machine

    private static let language: [ReportedBug] = [
        .init("vierten achten um dreizehn", .sentence("Zahnarzt am vierten achten")),
        .init("am siebten vierten", .sentence("Matheklausur am siebten 4.")),
        .init("Termin morgen um zehn vor drei", .sentence("Termin morgen")),
        .init("Elternabend Dienstag 11:00 Uhr", .sentence("Elternabend Dienstag 11:00")),
        .init("am Donnerstag am Morgen", .test(times, "am Donnerstag am Morgen an das Turnzeug")),
        .init("dreiviertel sechs", .sentence("Klavier am Freitag um dreiviertel")),
        .init("Bus um dreizehn Uhr zwanzig", .sentence("Training um dreizehn Uhr zwanzig")),
        .init("in anderthalb Stunden", .test(times, "erinnere mich in anderthalb Stunden")),
        .init("von neun bis zehn Uhr", .sentence("Schwimmen am Samstag von neun")),
        .init("Referat bis 31. Februar", .sentence("Referat bis 31. Juni")),
        .init("Nächster Donnerstag Mathearbeit", .test(times, "Nächster Donnerstag Mathearbeit")),
        .init("2026-08-06 Ausflug", .sentence("2026-08-06")),
        .init("Dienstag übernächste Woche", .sentence("Deutsch Aufsatz")),
        .init("Seite vier Nummer fünfhundert", .sentence("Mathe Seite achtundachtzig sechs")),
        .init("grammar word \"dreißig\"", .sentence("Mathe Seite dreißig")),
        .init("Erinnere mich an das Meeting", .sentence("Erinnere mich an das Meeting")),
        .init("Was steht morgen auf der Liste?", .sentence("Was steht morgen auf der Liste")),
        .init("Mathe Seite 12 und Deutsch Seite 8", .sentence("Mathe Seite 12 und")),
        .init("setzt Vokabeln auf die Liste", .sentence("setzt Milch auf die Liste")),
        .init("trag Zahnarzt am Freitag ein", .sentence("trag Zahnarzt am Freitag ein")),
        .init("Der 5. Sonntag lesen", .sentence("Mathe Aufgabe 3/4")),
        .init("Sonne malen bis Montag", .test(times, "Sonne malen bis Montag")),
        .init("Referat über den 9. November 1989", .test(times, "Referat über den 9. November 1989 bis Freitag")),
    ]

    private static let reminders: [ReportedBug] = [
        .init(
            "jeden Tag um 21 Uhr Zähne putzen",
            .test("Reminder/ReminderPlanTests.swift", "a series keeps to the wall clock")),
        .init("reminder at 02:30", .test("Reminder/ReminderPlanTests.swift", "a time that the clock skips")),
        .init("am 31. Taschengeld", .test(times, "aShortMonthHasItsTurnOnItsLastDay")),
        .init("Erinnere mich Sonntag früh", .sentence("Zahnarzt Sonntag früh")),
        .init("ref Tuesday 09:15 and Tuesday 21:00", .sentence("Schwimmen Dienstag um 22 Uhr")),
        .init(
            "clock 14 days back", .test("Peers/ReportedBugTests.swift", "aClockThatWasTwoWeeksBehindTellsNothingTwice")),
    ]

    private static let machine: [ReportedBug] = [
        .init(
            "10 minutes of room noise",
            .daemon("there is no wake word yet", part: "RecordingTests.swift", "silence and white noise file nothing")),
        .init(
            "key phrase with two pronunciations",
            .daemon(
                "there is no key phrase yet; in the grammar each pronunciation is an arc",
                part: "Recognition/SphinxDecoderTests.swift", "theGrammarReadBackIsTheAutomaton")),
        .init(
            "configure a key phrase",
            .daemon(
                "there is no key phrase yet; a word of the grammar that nobody can say is named at the start",
                part: "Recognition/SphinxRecogniserTests.swift", "aWordNobodyCanSayIsNamed")),
        .init("hold the capture device", .test("Audio/CaptureLoopTests.swift", "busy")),
        .init("remove and re-add the capture device", .test("Audio/CaptureLoopTests.swift", "unplugged")),
        .init("overruns on every read", .test("Audio/CaptureLoopTests.swift", "overrun storm")),
        .init("48 kHz (and 44.1 kHz)", .test("Audio/CaptureConverterTests.swift", "everyFormatBecomesTheSameTone")),
        .init(
            "right after the wake tone",
            .test("Peers/ReportedBugTests.swift", "aShortWordAtOnceIsHeardWithinTwoSeconds")),
        .init("a model load that takes 90 s", .daemon("nothing is started by systemd yet", part: nil, nil)),
        .init(
            "stall the recogniser thread",
            .daemon(
                "there is no watchdog yet; a store that was cut off anywhere holds whole steps only",
                part: "Journal/SQLiteStoreTroubleTests.swift", "aTornLogLosesOnlyWhatWasTorn")),
        .init("SIGTERM during recognition", .daemon("there is no watchdog to ping yet", part: nil, nil)),
        .init(
            "200 entries and undos over days",
            .test("Peers/ReportedBugTests.swift", "undoTakesTheNewestAfterTwoHundred")),
        .init("heard twice by the recogniser", .test("Peers/ReportedBugTests.swift", "oneSentenceTakesBackOneStep")),
    ]
}
