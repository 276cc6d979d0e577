import Foundation
import Testing

@testable import AlbertVoice

@Suite struct SQLiteSchemaTests {
    private let folder = TemporaryFolder()

    private func connection() throws -> SQLiteConnection {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        return try SQLiteConnection(path: folder.file, patience: 0)
    }

    @Test func anEmptyFileBecomesTheNewestVersion() throws {
        _ = try SQLiteStore(folder: folder.path)
        #expect(try connection().number("PRAGMA user_version") == SQLiteSchema.migrations.count)
    }

    @Test func anOldFileKeepsItsChangesAndGetsWhatIsNew() throws {
        try SQLiteStore(folder: folder.path).append([change("1", .added(homework("Mathe")))])
        let connection = try connection()
        let next = SQLiteSchema.migrations + ["ALTER TABLE change ADD COLUMN mood TEXT"]
        try SQLiteSchema.migrate(connection, with: next)
        #expect(try connection.number("PRAGMA user_version") == next.count)
        #expect(try connection.number("SELECT count(*) FROM change WHERE mood IS NULL") == 1)
    }

    @Test func aMigrationThatFailsLeavesTheFileAsItWas() throws {
        try SQLiteStore(folder: folder.path).append([change("1", .added(homework("Mathe")))])
        let broken = SQLiteSchema.migrations + ["CREATE TABLE half (x); NONSENSE"]
        #expect(throws: StoreError.self) { try SQLiteSchema.migrate(try connection(), with: broken) }
        #expect(try connection().number("SELECT count(*) FROM sqlite_schema WHERE name = 'half'") == 0)
        #expect(try SQLiteStore(folder: folder.path).load().count == 1)
    }

    @Test func aNewerFileIsRefusedAndLeftAlone() throws {
        try connection().execute("CREATE TABLE future (x); PRAGMA user_version = 99")
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.file))
        #expect(reason { _ = try SQLiteStore(folder: folder.path) } == .tooNew(version: 99))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file)) == before)
    }
}
