import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CalendarFolderTests {
    private let temporary = TemporaryFolder()
    private var folder: CalendarFolder { CalendarFolder(path: temporary.path + "/kalender") }

    private func write(_ entries: Entry..., for person: String? = nil) throws -> CalendarFolder.Report {
        let state = JournalState(entries.map { change($0.id, .added($0)) })
        let household = try #require(Sample.household)
        let member = try person.map { try #require(household.family.member($0)) }
        return try folder.write(CalendarExport(state, household: household, person: member))
    }

    private var names: [String] {
        let all = FileManager.default.subpaths(atPath: folder.path) ?? []
        return all.filter { $0.hasSuffix(".ics") }.sorted()
    }

    private let lena = Entry.made(.event, "Zahnarzt", id: "a", start: "2026-03-13T16:00", people: ["Lena"])
    private let drive = Entry.made(
        .drive, "Fahrt", id: "b", start: "2026-03-14T10:00", people: ["Felix"], driver: "Oma Grete")

    @Test func eachHasAFolderWithWhatConcernsThem() throws {
        _ = try write(lena, drive)
        #expect(
            names == [
                "alle/a@albert.ics", "alle/b@albert.ics", "felix/b@albert.ics", "lena/a@albert.ics",
                "oma-grete/b@albert.ics",
            ])
        #expect(try write(.made(.event, "Fest", id: "c", start: "2026-03-14T10:00")).written == 7)
    }

    @Test func unchangedFilesAreNotTouchedAndRemovedOnesGo() throws {
        #expect(try write(lena, drive) == CalendarFolder.Report(written: 5, unchanged: 0, deleted: 0))
        let path = folder.path + "/alle/a@albert.ics"
        let before = try FileManager.default.attributesOfItem(atPath: path)
        #expect(try write(lena, drive) == CalendarFolder.Report(written: 0, unchanged: 5, deleted: 0))
        let after = try FileManager.default.attributesOfItem(atPath: path)
        #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
        var moved = lena
        moved.start = LocalDateTime("2026-03-13T17:00")
        #expect(try write(moved) == CalendarFolder.Report(written: 2, unchanged: 0, deleted: 3))
        #expect(names == ["alle/a@albert.ics", "lena/a@albert.ics"])
    }

    @Test func whatOthersPutThereStays() throws {
        _ = try write(lena)
        for name in ["alle/fremd.ics", "alle/z@albert.ics", "notiz.ics"] {
            try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
        }
        _ = try write()
        #expect(names == ["alle/fremd.ics", "alle/z@albert.ics", "notiz.ics"])
    }

    @Test func onePersonLeavesTheOtherFoldersAlone() throws {
        _ = try write(lena, drive)
        #expect(try write(drive, for: "Lena") == CalendarFolder.Report(written: 0, unchanged: 0, deleted: 1))
        #expect(names == ["alle/a@albert.ics", "alle/b@albert.ics", "felix/b@albert.ics", "oma-grete/b@albert.ics"])
        #expect(try write(drive) == CalendarFolder.Report(written: 0, unchanged: 3, deleted: 1))
    }

    @Test func onlyTheOwnerMayRead() throws {
        _ = try write(lena)
        for name in (FileManager.default.subpaths(atPath: folder.path) ?? []) + [""] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(name)")
        }
    }

    @Test(arguments: [
        "x", "{\"version\":2,\"files\":[]}", "{\"version\":1,\"files\":[\"../../a@albert.ics\"]}",
        "{\"version\":1,\"files\":[\"alle/../a@albert.ics\"]}", "{\"version\":1,\"files\":[\"alle/fremd.ics\"]}",
    ])
    func aListThatIsNotOursStopsTheRun(memory: String) throws {
        _ = try write(lena)
        try Data(memory.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + CalendarFolder.memoryName))
        let error = #expect(throws: CalendarFolderError.self) { try write() }
        #expect(error?.reason == .damaged)
        #expect(names == ["alle/a@albert.ics", "lena/a@albert.ics"])
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let household = try #require(Sample.household)
        let error = #expect(throws: CalendarFolderError.self) {
            try CalendarFolder(path: "/proc/nowhere").write(CalendarExport(JournalState(), household: household))
        }
        #expect(error?.reason == .forbidden && error?.path == "/proc/nowhere")
    }

    @Test func foldersHaveNamesOfTheirOwn() {
        let names = ["Alle", "Oma Grete", "Öztürk/Ö", "..", "Oma-Grete"].map { Member(name: $0, role: .guest) }
        let folders = CalendarExport.folders(of: Family(members: names))
        #expect(folders["Alle"] == "alle-2" && folders["Oma Grete"] == "oma-grete" && folders["Öztürk/Ö"] == "öztürk-ö")
        #expect(folders[".."] == "--" && Set(folders.values).count == 5)
    }

    @Test func anIdCannotLeaveTheFolder() throws {
        _ = try write(.made(.event, "X", id: "../../x", start: "2026-03-14T10:00"))
        #expect(names.isEmpty)
    }
}
