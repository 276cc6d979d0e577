import Foundation
import Testing

@testable import AlbertVoice

/// Faults that users of other assistants reported: each of the forty-two has a test here or elsewhere.
@Suite struct ReportedBugTests {
    @Test(.enabled(if: PeerSuite.folder != nil, "../shared/nlu is not there: the list of reports is left out"))
    func everyReportHasOneTest() throws {
        let file = try #require(PeerSuite.folder).appending(path: "bug-reports.jsonl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == ReportedBug.all.count)
        for (line, bug) in zip(lines, ReportedBug.all) {
            let report = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
            #expect(report["input"]?.contains(bug.input) == true, "\(bug.input) is not \(report["input"] ?? "")")
        }
    }

    @Test(arguments: ReportedBug.all.map(\.input)) func theProofIsThere(input: String) throws {
        let bug = try #require(ReportedBug.all.first { $0.input == input })
        switch bug.proof {
        case .test(let file, let words): #expect(try text(file).contains(words), "\(file): \(words)")
        case .sentence(let start): #expect(Self.sentences.contains { $0.said.hasPrefix(start) }, "\(start)")
        case .daemon(let reason, let file, let words):
            #expect(!reason.isEmpty)
            if let file, let words { #expect(try text(file).contains(words), "\(file): \(words)") }
        }
    }

    private func text(_ file: String) throws -> String {
        try String(contentsOf: Sample.folder.appending(path: file), encoding: .utf8)
    }

    /// Said on Tuesday, 10 March 2026, at 09:15 or at the time named; what `answer` makes of it.
    static let sentences: [(said: String, at: String, means: String)] = [
        ("Zahnarzt am vierten achten um dreizehn Uhr", "", "Zahnarzt 2026-08-04T13:00"),
        ("Matheklausur am siebten vierten", "", "Mathearbeit 2026-04-07"),
        ("Matheklausur am siebten 4.", "", "Mathearbeit 2026-04-07"),
        ("Termin morgen um zehn vor drei", "", "Termin 2026-03-11T14:50"),
        ("Elternabend Dienstag 11:00 Uhr", "", "Elternabend 2026-03-10T11:00"),
        ("Elternabend Dienstag elf Uhr", "", "Elternabend 2026-03-10T11:00"),
        ("Klavier am Freitag um dreiviertel sechs", "", "Klavier 2026-03-13T17:45"),
        ("Klavier am Freitag um viertel sechs", "", "Klavier 2026-03-13T17:15"),
        ("Training um dreizehn Uhr zwanzig", "", "Training 2026-03-10T13:20"),
        ("Schwimmen am Samstag von neun bis zehn Uhr", "", "Schwimmen 2026-03-14T09:00/2026-03-14T10:00"),
        ("Referat bis 31. Februar", "", "Den 31. Februar gibt es nicht."),
        ("Referat bis 31. Juni", "", "Den 31. Juni gibt es nicht."),
        ("2026-08-06 Ausflug", "", "Ausflug 2026-08-06"),
        ("Deutsch Aufsatz bis Dienstag übernächste Woche", "", "Deutsch Aufsatz 2026-03-24"),
        ("Mathe Seite vier Nummer fünfhundert", "", "Bis wann?"),
        ("Mathe Seite achtundachtzig sechs bis Freitag", "", ""),
        ("Mathe Seite dreißig bis Freitag", "", "Mathematik Seite 30 2026-03-13"),
        ("Erinnere mich an das Meeting", "", "Für wann?"),
        ("Was steht morgen auf der Liste?", "", ""),
        ("Was steht auf der Einkaufsliste?", "", ""),
        (
            "Mathe Seite 12 und Deutsch Seite 8 bis Freitag", "",
            "Mathematik Seite 12 2026-03-13; Deutsch Seite 8 2026-03-13"
        ),
        ("setzt Milch auf die Liste", "", "Milch"),
        // Nobody buys vocabulary, and „Setzt Vokabeln“ even less.
        ("setzt Vokabeln auf die Liste", "", ""),
        ("trag Zahnarzt am Freitag ein", "", "Zahnarzt 2026-03-13"),
        ("Mathe Aufgabe 3/4 bis Freitag", "", "Mathematik Aufgabe 3 und 4 2026-03-13"),
        ("Zahnarzt Sonntag früh", "2026-03-15T20:00", "Zahnarzt 2026-03-22T06:00/2026-03-22T09:00"),
        ("Schwimmen Dienstag um 22 Uhr", "", "Schwimmen 2026-03-10T22:00"),
        ("Schwimmen Dienstag um 22 Uhr", "2026-03-10T21:00", "Schwimmen 2026-03-10T22:00"),
    ]

    @Test(arguments: sentences) func aSentence(said: String, at: String, means: String) throws {
        let local = LocalDateTime(at) ?? Sample.moment.local
        let understanding = try Sample.understander().understand(
            said, from: Sample.member("Anna"), at: Moment(local, zone: Sample.zone))
        #expect(answer(understanding) == means)
    }

    /// What would be filed, else what is asked or cannot be; nothing where nothing is written.
    private func answer(_ understanding: Understanding) -> String {
        if let question = understanding.question { return question.sentence }
        if case .impossibleTime? = understanding.refusal { return understanding.refusal?.sentence ?? "" }
        return understanding.entries.map { entry in
            let start = entry.start.map { entry.allDay ? "\($0.date)" : "\($0)" }
            let time = [start, entry.allDay ? nil : entry.end.map { "\($0)" }].compactMap(\.self).joined(separator: "/")
            return [entry.title ?? entry.subject, entry.content?.text, time, entry.due.map { "\($0)" }].compactMap(
                \.self
            )
            .filter { !$0.isEmpty }.joined(separator: " ")
        }.joined(separator: "; ")
    }

    // MARK: - The machine

    @Test(arguments: [
        "rückgängig rückgängig", "mach das rückgängig mach das rückgängig", "rückgängig machen rückgängig",
    ])
    func oneSentenceTakesBackOneStep(said: String) throws {
        let journal = try Journal(MemoryStore(), makeID: countingIDs())
        let assistant = Assistant(understander: try Sample.understander(), journal: journal, device: "test")
        var conversation = Conversation()
        let anna = try Sample.member("Anna")
        for text in ["Zahnarzt morgen um vier", "Friseur am Freitag um zehn", said] {
            _ = assistant.respond(to: text, from: anna, at: Sample.moment, in: &conversation)
        }
        #expect(try journal.state().entries.count >= 1)
        _ = assistant.respond(to: "rückgängig", from: anna, at: Sample.moment, in: &conversation)
        #expect(try journal.state().entries.count <= 1)
    }

    @Test func undoTakesTheNewestAfterTwoHundred() throws {
        let folder = TemporaryFolder()
        var random = SeededRandom(seed: 42)
        var (kept, ids, seconds) = ([String](), 0, 0)
        for day in 0..<20 {
            // A new journal a day: the device was started again.
            let journal = try Journal(SQLiteStore(folder: folder.path, patience: 5000))
            for _ in 0..<15 {
                seconds = day * 86_400 + Int.random(in: 0..<80_000, using: &random)
                if kept.isEmpty || Int.random(in: 0..<3, using: &random) > 0 {
                    ids += 1
                    kept.append("\(ids)")
                    try journal.append([.added(homework("\(ids)"))], on: occasion(after: seconds))
                } else {
                    try journal.undo(of: "Anna", on: occasion(after: seconds), confirmed: true)
                    kept.removeLast()
                }
                #expect(try journal.state().entries.map(\.id) == kept)
            }
        }
        #expect(ids > 150)
    }

    @Test func aClockThatWasTwoWeeksBehindTellsNothingTwice() throws {
        let understander = try Sample.understander()
        let anna = try Sample.member("Anna")
        let behind = Moment(epoch: Sample.moment.epoch - 14 * 86_400, zone: Sample.zone)
        var entry = try #require(understander.understand("Mathe Seite 4 bis Donnerstag", from: anna, at: behind).entry)
        entry.id = "mathe"
        var memory = ReminderMemory(from: behind)
        var told = 0
        for moment in [behind, Sample.moment, Sample.moment] {
            let look = ReminderPlan().look(at: [entry], since: memory, now: moment)
            memory = look.memory
            told += look.reminders.count + look.missed
        }
        #expect(entry.due?.description == "2026-02-26" && told == 1)
        let after = understander.understand("Mathe Seite 4 bis Donnerstag", from: anna, at: Sample.moment)
        #expect(after.entry?.due?.description == "2026-03-12")
    }

    @Test func aShortWordAtOnceIsHeardWithinTwoSeconds() {
        var endpointer = Endpointer()
        // A quarter of a second of speech from the very first frame, then quiet; frames of 10 ms.
        let events = (0..<200).map { endpointer.take(level: $0 < 25 ? -25 : -70) }
        #expect(events.contains { if case .began = $0 { true } else { false } })
        #expect(events.contains { if case .ended = $0 { true } else { false } })
    }
}
