import Foundation
import Testing

@testable import AlbertVoice

@Suite struct SQLiteStoreTests {
    private let folder = TemporaryFolder()

    private func open() throws -> SQLiteStore { try SQLiteStore(folder: folder.path, patience: 5000) }

    @Test func folderAndFilesBelongToTheUserAlone() throws {
        let store = try open()
        try store.append([change("1", .added(homework("Mathe")))])
        #expect(try mode(folder.path) == 0o700)
        for suffix in ["", "-wal", "-shm"] {
            #expect(try mode(folder.file + suffix) == 0o600)
        }
    }

    @Test func whatWasAppendedIsThereAfterOpeningAgain() throws {
        try open().append([change("1", .added(homework("Mathe")))])
        #expect(try open().load() == [change("1", .added(homework("Mathe")))])
        #expect(try open().integrity() == "ok")
    }

    @Test func peopleCanReadThePayload() throws {
        try open().append([change("1", .added(event("Zahnarzt", "2026-03-12T15:30")))])
        let payload = try connection().text("SELECT payload FROM change")
        #expect(
            payload == """
                {"allDay":false,"companions":[],"id":"Zahnarzt","isDone":false,"kind":"event","people":[],\
                "start":"2026-03-12T15:30","title":"Zahnarzt","zone":"Europe/Berlin"}
                """)
    }

    @Test func fieldsFromTheFutureAreIgnored() throws {
        try open().append([change("1", .added(homework("Mathe", due: "2026-03-12")))])
        try connection().execute(
            """
            INSERT INTO change (step, kind, entry, payload, epoch, zone, who, device, words)
            SELECT '2', kind, entry, json_set(payload, '$.colour', 'red'), epoch, zone, who, device, words FROM change
            """)
        let added = Change.Kind.added(homework("Mathe", due: "2026-03-12"))
        #expect(try open().load().map(\.kind) == [added, added])
    }

    @Test(arguments: ["UPDATE change SET who = 'x'", "DELETE FROM change"])
    func changesAreNeverAltered(sql: String) throws {
        try open().append([change("1", .added(homework("Mathe")))])
        #expect(throws: StoreError.self) { try connection().execute(sql) }
        #expect(try open().load().count == 1)
    }

    @Test func wordsMayHoldAnything() throws {
        var odd = change("1", .ticked(entryID: "a\0b"))
        odd.words = "'; DROP TABLE change; --\0 \u{FEFF}👩‍👧 ä\u{308}"
        try open().append([odd])
        #expect(try open().load() == [odd])
    }

    @Test func aDayThatCannotBeReadBackIsNotWritten() throws {
        var far = homework("Mathe")
        far.due = LocalDate(year: 12_026, month: 1, day: 1)
        let store = try open()
        #expect(reason { try store.append([change("1", .added(homework("b"))), change("1", .added(far))]) } == .other)
        #expect(try store.load().isEmpty)
    }

    // MARK: - Several at the same time

    @Test func manyProgramsMayMakeTheFileAtTheSameMoment() throws {
        let errors = together(8) { index in
            try SQLiteStore(folder: folder.path).append([change(String(index), .ticked(entryID: "a"))])
        }
        #expect(errors.isEmpty)
        #expect(try Set(open().load().map(\.step)) == Set((0..<8).map(String.init)))
    }

    @Test func twoJournalsSeeEachOther() throws {
        let ids = countingIDs()
        let kitchen = try Journal(open(), makeID: ids)
        let hall = try Journal(open(), makeID: ids)
        try kitchen.append([.added(homework("Mathe"))], on: occasion("Anna"))
        try hall.append([.ticked(entryID: "Mathe")], on: occasion("Felix"))
        #expect(try kitchen.state().entries.first?.isDone == true)
        try hall.undo(of: "Felix", on: occasion("Felix"))
        try kitchen.undo(of: "Anna", on: occasion("Anna"))
        #expect(try hall.state().entries.isEmpty)
    }

    @Test func onlyOneOfManyTakesAStepBack() throws {
        let step = try Journal(open()).append([.added(homework("Mathe"))], on: occasion())
        let journals = try (0..<6).map { _ in try Journal(open()) }
        let errors = together(6) { try journals[$0].undo(step: step.id, on: occasion()) }
        #expect(errors.count == 5)
        #expect(errors.allSatisfy { $0 as? JournalError == .alreadyUndone(step) })
        #expect(try open().load().count == 2)
    }

    /// Runs `body` in as many threads at once; the errors that came out.
    private func together(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) -> [any Error] {
        let errors = Collected()
        DispatchQueue.concurrentPerform(iterations: count) { index in
            do { try body(index) } catch { errors.add(error) }
        }
        return errors.all
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func connection() throws -> SQLiteConnection {
        try SQLiteConnection(path: folder.file, patience: 0)
    }
}
