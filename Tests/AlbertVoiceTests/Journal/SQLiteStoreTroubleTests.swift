import Foundation
import Testing

@testable import AlbertVoice

/// Files that cannot be used: each gives its reason, nothing is lost and nothing half-written.
@Suite struct SQLiteStoreTroubleTests {
    private let folder = TemporaryFolder()

    private func filled(steps: Int = 200) throws {
        let store = try SQLiteStore(folder: folder.path)
        for step in 0..<steps {
            try store.append([change(String(step), .added(homework("Mathe \(step)")))])
        }
    }

    private func use() throws {
        let store = try SQLiteStore(folder: folder.path, patience: 0)
        _ = try store.load()
        try store.append([change("new", .ticked(entryID: "x"))])
    }

    private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder.file)) }

    private func write(_ data: Data, to suffix: String = "") throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: folder.file + suffix))
    }

    @Test func randomBytesAreNoDatabase() throws {
        var random = SeededRandom(seed: 7)
        let noise = Data((0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) })
        try write(noise)
        #expect(reason(use) == .damaged)
        #expect(try bytes() == noise)
    }

    @Test(arguments: [50, 100, 1000, 4096, 5000, 8192, 20_000])
    func aTruncatedFileIsDamagedAndLeftAlone(length: Int) throws {
        try filled()
        let cut = try bytes().prefix(length)
        try #require(cut.count == length)
        try write(Data(cut))
        #expect(reason(use) == .damaged)
        #expect(try bytes() == Data(cut))
    }

    @Test func aDamagedRowIsNamed() throws {
        try filled(steps: 3)
        try SQLiteConnection(path: folder.file, patience: 0).execute(
            "INSERT INTO change VALUES (9, 's', 'added', 'e', '{', 0, '', '', '', '')")
        let error = #expect(throws: StoreError.self) { try SQLiteStore(folder: folder.path).load() }
        #expect(error?.reason == .damaged)
        #expect(error?.detail.contains("change 9") == true)
    }

    /// The power fails while the log is written: whatever was torn is gone, every step before it is whole.
    @Test(arguments: [1, 33, 2000, 4120, 4200, 30_000])
    func aTornLogLosesOnlyWhatWasTorn(missing: Int) throws {
        let store = try SQLiteStore(folder: folder.path)
        for step in 0..<20 {
            try store.append([change(String(step), .ticked(entryID: "a")), change(String(step), .ticked(entryID: "b"))])
        }
        let log = try Data(contentsOf: URL(fileURLWithPath: folder.file + "-wal"))
        let torn = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: torn.path, withIntermediateDirectories: true)
        try bytes().write(to: URL(fileURLWithPath: torn.file))
        try log.dropLast(missing).write(to: URL(fileURLWithPath: torn.file + "-wal"))

        let again = try SQLiteStore(folder: torn.path)
        let steps = try again.load().map(\.step)
        #expect(steps.count % 2 == 0 && steps.count < 40 && steps.count > 10)
        #expect(steps == (0..<steps.count).map { String($0 / 2) })
        #expect(try again.integrity() == "ok")
        try again.append([change("new", .ticked(entryID: "x"))])
    }

    @Test func aLockedFileSaysSo() throws {
        try filled(steps: 1)
        let other = try SQLiteConnection(path: folder.file, patience: 0)
        try other.execute("BEGIN IMMEDIATE")
        #expect(reason(use) == .locked)
        // Reading goes on while another program writes.
        #expect(try SQLiteStore(folder: folder.path, patience: 0).load().count == 1)
        try other.execute("COMMIT")
        #expect(reason(use) == nil)
    }

    @Test func aFileWithinAFileCannotBeMade() {
        #expect(reason { _ = try SQLiteStore(folder: "/dev/null/albert") } == .forbidden)
        #expect(reason { _ = try SQLiteStore(folder: "/proc/albert") } == .forbidden)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func aReadOnlyFolderSaysSo() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
        #expect(reason(use) == .forbidden)
    }

    @Test func aFullDiskKeepsWholeStepsOnly() throws {
        let small = try SQLiteStore(folder: folder.path, patience: 0, pageLimit: 12)
        var kept = 0
        var trouble: StoreError.Reason?
        while trouble == nil, kept < 1000 {
            let step = [homework("a \(kept)"), homework("b \(kept)")].map { change(String(kept), .added($0)) }
            trouble = reason { try small.append(step) }
            kept += trouble == nil ? 1 : 0
        }
        #expect(trouble == .full)
        #expect(try small.load().count == 2 * kept)
        let roomy = try SQLiteStore(folder: folder.path)
        #expect(try roomy.load().count == 2 * kept)
        #expect(try roomy.integrity() == "ok")
        try roomy.append([change("new", .ticked(entryID: "x"))])
    }
}
