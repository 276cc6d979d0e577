import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CalendarImportTests {
    private let journal: Journal

    private let told = Told()

    /// What imports have told, as the program keeps it from one to the next.
    private final class Told { var conflicts = ReportedConflicts() }

    init() throws { journal = try Journal(MemoryStore(), makeID: countingIDs()) }

    /// Imports events written as „uid title hour“, „x“ before the uid cancels; gives the toast.
    @discardableResult
    private func take(_ events: String...) throws -> String {
        let parts = events.map { event in
            let words = event.split(separator: " ").map(String.init)
            let isCancelled = words[0].hasPrefix("x")
            return vevent(
                "SUMMARY:\(words[1])", "DTSTART:20260312T\(words[2])0000",
                isCancelled ? "STATUS:CANCELLED" : "CLASS:PUBLIC",
                uid: isCancelled ? String(words[0].dropFirst()) : words[0])
        }
        let file = try imported(calendar(parts.joined(separator: "\r\n")))
        var changes = CalendarChanges()
        try journal.act(on: occasion("Anna", file.words)) { state in
            changes = file.changes(to: state, reported: told.conflicts)
            return changes.kinds
        }
        told.conflicts.add(changes)
        return changes.sentence
    }

    private func shown() throws -> [String] {
        try journal.state().entries.map { "\($0.title ?? "") \($0.start?.hour ?? 0)" }
    }

    @Test func theSameFileTwiceAddsNothing() throws {
        #expect(try take("a Chor 10", "b Fest 11") == "2 Termine übernommen.")
        #expect(try take("a Chor 10", "b Fest 11") == "Nichts Neues im Kalender.")
        #expect(try journal.state().steps.count == 1)
    }

    @Test func whatIsNewChangedAndCancelledIsOneStep() throws {
        try take("a Chor 10", "b Fest 11", "c Test 12")
        #expect(
            try take("a Chor 11", "xb Fest 11", "c Test 12", "d Kino 13")
                == "1 Termin übernommen, 1 geändert, 1 gestrichen.")
        #expect(try shown() == ["Chor 11", "Test 12", "Kino 13"])
        try journal.undo(of: "Anna", on: occasion())
        #expect(try shown() == ["Chor 10", "Fest 11", "Test 12"])
        try journal.undo(of: "Anna", on: occasion())
        #expect(try shown() == [])
    }

    @Test func whatWasTakenBackMayComeAgain() throws {
        try take("a Chor 10")
        try journal.undo(of: "Anna", on: occasion())
        #expect(try take("a Chor 10") == "1 Termin übernommen.")
    }

    @Test func whatTheFamilyRemovedStaysAway() throws {
        try take("a Chor 10", "b Fest 11")
        let id = try journal.state().entries[0].id
        try journal.append([.removed(entryID: id)], on: occasion())
        #expect(try take("a Chor 11", "b Fest 11") == "Nichts Neues im Kalender.")
        #expect(try shown() == ["Fest 11"])
    }

    @Test func whatAFileCancelledMayComeAgain() throws {
        try take("a Chor 10")
        try take("xa Chor 10")
        #expect(try shown() == [])
        #expect(try take("xa Chor 10") == "Nichts Neues im Kalender.")
        #expect(try take("a Chor 12") == "1 Termin übernommen.")
        #expect(try shown() == ["Chor 12"])
    }

    @Test func whatTheFamilyChangedStaysThoughTheFileMovesOn() throws {
        try take("a Chor 10")
        var entry = try journal.state().entries[0]
        (entry.people, entry.title) = (["Lena"], "Kinderchor")
        try journal.append([.changed(entry)], on: occasion("Anna", "gib chor an lena"))
        #expect(try take("a Chor 10") == "Nichts Neues im Kalender.")
        for _ in 0..<2 {
            try take("a Chor 12")
            let now = try journal.state().entries[0]
            #expect(now.people == ["Lena"] && now.title == "Kinderchor" && now.start?.hour == 12)
        }
        #expect(try journal.state().steps.count == 3)
    }

    @Test func whereBothChangedTheSameTheFamilysChangeStaysAndTheToastSaysSo() throws {
        try take("a Chor 10", "b Fest 11")
        var entry = try journal.state().entries[0]
        entry.start = LocalDateTime("2026-03-12T17:00")
        try journal.append([.changed(entry)], on: occasion("Anna", "verschieb chor auf 17 uhr"))
        #expect(
            try take("a Kinderchor 12", "b Fest 13") == "2 Termine geändert. Bei Chor bleibt eure Änderung.")
        #expect(try shown() == ["Kinderchor 17", "Fest 13"])
        // It is told once; another change of the file is another conflict.
        #expect(try take("a Kinderchor 12", "b Fest 13") == "Nichts Neues im Kalender.")
        #expect(
            try take("a Kinderchor 14", "b Fest 13") == "Nichts Neues im Kalender. Bei Kinderchor bleibt eure Änderung."
        )
        #expect(try take("a Kinderchor 14", "b Fest 13") == "Nichts Neues im Kalender.")
        #expect(try take("a Jugendchor 14", "b Fest 13") == "1 Termin geändert.")
        try journal.undo(of: "Anna", on: occasion())
        #expect(try journal.state().steps.count == 5)
        try journal.undo(of: "Anna", on: occasion())
        #expect(try shown() == ["Chor 17", "Fest 11"])
    }

    @Test func whereBothChangedTheSameToTheSameNothingIsSaid() throws {
        try take("a Chor 10")
        var entry = try journal.state().entries[0]
        entry.start = LocalDateTime("2026-03-12T12:00")
        try journal.append([.changed(entry)], on: occasion("Anna", "verschieb chor auf zwölf"))
        #expect(try take("a Chor 12") == "Nichts Neues im Kalender.")
    }

    @Test func whatIsMissingFromAFileStays() throws {
        try take("a Chor 10", "b Fest 11")
        #expect(try take("b Fest 11") == "Nichts Neues im Kalender.")
        #expect(try shown() == ["Chor 10", "Fest 11"])
    }

    @Test func aCancellingFileRemovesAll() throws {
        try take("a Chor 10")
        let file = try imported(calendar("METHOD:CANCEL", vevent("DTSTART:20260312T100000", uid: "a")))
        #expect(try file.changes(to: journal.state()).sentence == "1 Termin gestrichen.")
    }

    @Test func theyArePeoplesWhomTheImportNames() throws {
        let file = try imported(calendar(vevent("DTSTART:20260312T100000")), people: ["Felix"])
        #expect(file.content.items.map(\.entry.people) == [["Felix"]])
    }
}
