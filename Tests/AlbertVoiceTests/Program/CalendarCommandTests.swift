import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: ProgramRun.isThere)) struct CalendarCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func run(_ words: String..., at now: String = "2026-03-10T09:15") throws -> ProgramRun {
        let surroundings = [
            "--data", scratch.folder.path + "/data", "--config", "/nonexistent", "--zone", "Europe/Berlin", "--now",
            now,
        ]
        return try ProgramRun(words + surroundings)
    }

    private func file(_ text: String) throws -> String { try scratch.write("schule.ics", Data(text.utf8)) }

    @Test func aCalendarComesAndGoesInOneStep() throws {
        let path = try file(
            calendar(
                vevent("SUMMARY:Elternabend", "DTSTART:20260312T190000"),
                vevent("SUMMARY:Sportfest", "DTSTART;VALUE=DATE:20260319", uid: "u2")))
        let first = try run("import", "--ics", path, "--person", "Felix")
        #expect(first.status == 0 && first.output == "2 Termine übernommen.\n" && first.errors.isEmpty)
        #expect(try run("import", "--ics", path, "--person", "Felix").output == "Nichts Neues im Kalender.\n")
        #expect(try run("export", "--person", "Felix").output.split(separator: "\n").count == 2)
        #expect(try run("undo").status == 0)
        #expect(try run("export").output.isEmpty)
    }

    @Test func manyAreTakenBackInAShortSentence() throws {
        let events = (1...6).map { vevent("SUMMARY:T\($0)", "DTSTART:20260312T1\($0)0000", uid: "u\($0)") }
        let path = try file(calendar(events.joined(separator: "\r\n")))
        #expect(try run("import", "--ics", path).output == "6 Termine übernommen.\n")
        let undone = try run("undo").output
        #expect(undone.hasPrefix("Zurückgenommen: T1, ") && undone.hasSuffix(" und 3 weitere.\n"))
    }

    @Test func whatStaysAgainstTheFileIsToldOnce() throws {
        let path = try file(calendar(vevent("SUMMARY:Zahnarzt", "DTSTART:20260312T160000")))
        #expect(try run("import", "--ics", path).output == "1 Termin übernommen.\n")
        #expect(try run("say", "verschieb den zahnarzt auf freitag").status == 0)
        _ = try file(calendar(vevent("SUMMARY:Zahnarzt", "DTSTART:20260313T110000")))
        let told = "Nichts Neues im Kalender. Bei Zahnarzt bleibt eure Änderung.\n"
        #expect(try run("import", "--ics", path, "--dry-run").output.hasPrefix(told))
        #expect(try run("import", "--ics", path).output == told)
        #expect(try run("import", "--ics", path).output == "Nichts Neues im Kalender.\n")
    }

    @Test func aRehearsalKeepsNothing() throws {
        let path = try file(calendar(vevent("SUMMARY:Elternabend", "DTSTART:20260312T190000")))
        #expect(try run("import", "--ics", path, "--dry-run").output.contains("Nur zur Probe"))
        #expect(try run("export").output.isEmpty)
    }

    @Test func anUnknownZoneIsSaidInBothLanguages() throws {
        let path = try file(calendar(vevent("SUMMARY:A", "DTSTART;TZID=Mars:20260312T190000")))
        let run = try run("import", "--ics", path)
        #expect(run.status == 0)
        #expect(run.output == "1 Termin übernommen. Die Zeitzone „Mars“ kenne ich nicht und nehme Europe/Berlin.\n")
        #expect(run.errors.contains("Nobody knows the time zone Mars"))
    }

    /// A command line that fails, its status and part of its sentence.
    @Test(arguments: [
        (["import"], 2, "Es fehlt eine Kalenderdatei"), (["import", "--ics"], 2, "fehlt etwas"),
        (["import", "--ics", "/nowhere.ics"], 1, "Die Datei nowhere.ics gibt es nicht."),
        (["import", "--ics", "/tmp"], 1, "kann ich nicht lesen"),
        (["import", "--ics", "/etc/hostname"], 1, "steht kein Kalender"),
        (["import", "--ics", "/nowhere.ics", "--person", "Niemand"], 2, "Niemand steht nicht in der Familiendatei"),
        (["export", "--person", "Niemand"], 2, "Niemand steht nicht in der Familiendatei"),
        (["export", "--ics", "/proc/nowhere"], 3, "darf ich nicht schreiben"),
    ]) func aFaultIsASentence(words: [String], status: Int, sentence: String) throws {
        let data = scratch.folder.path + "/data"
        let run = try ProgramRun(
            words + ["--data", data, "--config", "/nonexistent"].filter { _ in words.last != "--ics" })
        #expect(Int(run.status) == status)
        #expect(run.output.contains(sentence))
        #expect(run.errors.hasPrefix("albert-voiced: "))
    }

    @Test func filesAreTheSameAtAnyTime() throws {
        let path = try file(calendar(vevent("SUMMARY:Elternabend", "DTSTART:20260312T190000")))
        #expect(try run("import", "--ics", path).status == 0)
        let folder = scratch.folder.path + "/kalender"
        #expect(try run("export", "--ics", folder, "--json").output.contains("\"entries\":1,\"written\":7,"))
        let later = try run("export", "--ics", folder, at: "2027-01-01T00:00")
        #expect(later.output == "1 Eintrag: 0 Dateien geschrieben, 7 unverändert, 0 gelöscht.\n")
    }
}
