import Foundation
import Testing

@testable import AlbertVoice

@Suite("Two stores of one process and another program", .enabled(if: ProgramRun.isThere))
struct SQLiteStoreLockTests {
    /// Closing any descriptor of a file drops all POSIX locks of the process on it; the other program then takes itself for
    /// the last one, and removes the log in which the first goes on writing.
    @Test func theLogStaysWhileSomebodyUsesIt() throws {
        let scratch = try Scratch()
        let data = scratch.folder.path
        let journal = try Journal(SQLiteStore(folder: data))
        let occasion = Occasion(who: "Anna", device: "test", words: "", now: Sample.moment)
        try journal.append([], on: occasion)
        _ = try SQLiteStore(folder: data)
        let say = ["say", "Mathe Seite 42 bis Donnerstag", "--data", data, "--now", "2026-03-10T09:15"]
        #expect(try ProgramRun(say).status == 0)
        #expect(FileManager.default.fileExists(atPath: data + "/albert.db-wal"))
        #expect(try journal.state().entries.count == 1)
    }
}
