import Foundation
import Testing

@testable import AlbertVoice

@Suite struct MissedLogTests {
    private let folder = TemporaryFolder()

    private func log() throws -> MissedLog { MissedLog(try SQLiteStore(folder: folder.path)) }

    private func moment(_ text: String, _ zone: String = "Europe/Berlin") throws -> Moment {
        Moment(try #require(LocalDateTime(text)), zone: try #require(TimeZone(identifier: zone)))
    }

    /// Whether a word lies in any file of the folder.
    private func isOnDisk(_ word: String) throws -> Bool {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name))
            if data.range(of: Data(word.utf8)) != nil { return true }
        }
        return false
    }

    @Test func theyAreCountedByTheDayOfWhoeverSpoke() throws {
        let log = try log()
        for (time, zone) in [
            ("2026-03-10T09:15", "Europe/Berlin"), ("2026-03-10T23:59", "Europe/Berlin"),
            ("2026-03-10T23:59", "America/New_York"), ("2026-03-11T00:00", "Europe/Berlin"),
        ] {
            try log.add(at: moment(time, zone), text: nil)
        }
        let all = try log.all()
        #expect(all.days.map { "\($0.day) \($0.count)" } == ["2026-03-10 3", "2026-03-11 1"])
        #expect(all.sentences.isEmpty)
        #expect(all.lines == ["10. März 2026: 3 nicht verstanden", "11. März 2026: 1 nicht verstanden"])
    }

    @Test func keptOnesAreShownWithTheirTime() throws {
        try log().add(at: moment("2026-03-10T09:15"), text: "zieh \"grüne\" schuhe an")
        let all = try log().all()
        #expect(all.lines == ["10. März 2026: 1 nicht verstanden", "  9:15 Uhr: „zieh \"grüne\" schuhe an“"])
        let day = #"{"day":"2026-03-10","count":1}"#
        let sentence = #"{"at":"2026-03-10T09:15+01:00","text":"zieh \"grüne\" schuhe an"}"#
        #expect(all.json == "{\"days\":[\(day)],\"sentences\":[\(sentence)]}")
    }

    @Test func nothingMissedIsSaidSo() throws {
        #expect(try log().all().lines == ["Ich habe alles verstanden."])
        #expect(try log().all().json == #"{"days":[],"sentences":[]}"#)
    }

    @Test func theOldestGoAndLongOnesAreCut() throws {
        let log = try log()
        let now = try moment("2026-03-10T09:15")
        for number in 1...(MissedLog.most + 3) { try log.add(at: now, text: "satz \(number)") }
        try log.add(at: now, text: String(repeating: "ä", count: 5000))
        let all = try log.all()
        #expect(all.sentences.count == MissedLog.most)
        #expect(all.sentences.first?.text == "satz 5")
        #expect(all.sentences.last?.text.count == MissedLog.longest)
        #expect(all.days.map(\.count) == [MissedLog.most + 4])
    }

    @Test func whatIsForgottenIsNowhereOnTheDisk() throws {
        let log = try log()
        for number in 0..<(MissedLog.most + 50) {
            try log.add(at: moment("2026-03-10T09:15"), text: "schnabeltier \(number)")
        }
        #expect(try isOnDisk("schnabeltier"))
        try log.clear()
        #expect(try !isOnDisk("schnabeltier"))
        #expect(try log.all() == MissedSentences(days: [], sentences: []))
    }

    @Test func withoutTextNoneIsOnTheDisk() throws {
        try log().add(at: moment("2026-03-10T09:15"), text: nil)
        #expect(try !isOnDisk("09:15"))
        #expect(try log().all().days.map(\.count) == [1])
    }

    @Test func onlyTheOwnerMayReadIt() throws {
        let log = try log()
        try log.add(at: moment("2026-03-10T09:15"), text: "geheim")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.posixPermissions]
            #expect(mode as? Int == 0o600, "\(name)")
        }
    }

    @Test func aDatabaseFromBeforeLearnsToCount() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let old = try SQLiteConnection(path: folder.file, patience: 0)
        try SQLiteSchema.migrate(old, with: Array(SQLiteSchema.migrations.prefix(1)))
        try log().add(at: moment("2026-03-10T09:15"), text: nil)
        #expect(try log().all().days.count == 1)
    }

    /// What a refusal is.
    @Test(arguments: [
        (Refusal.notUnderstood, true), (.unknownWords(["quidditch"]), true), (.unclearTime("vorhin"), true),
        (.impossibleTime("31. Februar"), false), (.silence, false), (.nothingToUndo, false),
        (.nothingToTick("Mathe"), false),
    ]) func whatCounts(refusal: Refusal, isMissed: Bool) {
        #expect(refusal.isMissed == isMissed)
    }

    @Test(arguments: [
        ("keepMissed: true,", true), ("keepMissed: false,", false), ("", false), ("keepMissed: null,", false),
    ])
    func theFamilyDecides(line: String, keeps: Bool) throws {
        let text = "{ \(line) members: [{ name: \"Ada\", role: \"adult\" }] }"
        #expect(try FamilyFile.family(parsing: text).keepMissed == keeps)
    }

    @Test func theFamilyFileTakesOnlyTrueAndFalse() {
        let error = #expect(throws: FamilyFileError.self) {
            try FamilyFile.family(parsing: "{ keepMissed: \"ja\", members: [{ name: \"Ada\", role: \"adult\" }] }")
        }
        #expect(error?.sentence.contains("true oder false") == true)
    }

    @Test func theShippedFamilyKeepsNoText() throws {
        #expect(try #require(Sample.household).family.keepMissed == false)
    }
}
