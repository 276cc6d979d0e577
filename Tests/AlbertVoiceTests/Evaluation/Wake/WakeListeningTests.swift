import Foundation
import Testing

@testable import AlbertVoice

@Suite("Folders of calls and of other sounds are heard", .enabled(if: TestModel.isThere))
struct WakeListeningTests {
    private func listening() throws -> WakeListening {
        let folder = try #require(TestModel.folder)
        return WakeListening(model: folder, lexicon: try TestModel.lexicon(folder))
    }

    @Test("a folder without recordings and one without transcripts are refused by name")
    func refuses() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wake-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let listening = try listening()
        #expect(throws: CorpusError.empty(folder.path)) { try listening.negatives(folder.path) }
        #expect(throws: CorpusError.noTranscripts(folder.path)) { try listening.positives(folder.path) }
    }

    @Test("the recording of a call is heard where its transcript says")
    func recording() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wake-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "hey albert am samstag um zehn hat felix fußballtraining.flac"
        let source = Sample.root.appending(path: "Tests/AlbertVoiceTests/Recordings/\(name)")
        try FileManager.default.copyItem(at: source, to: folder.appending(path: "a.flac"))
        try "a.flac\tx\they albert am samstag\t0.0\t1.5\nmissing.flac\tx\talbert\t0\t1\n"
            .write(to: folder.appending(path: "transcripts.tsv"), atomically: true, encoding: .utf8)
        let track = try listening().positives(folder.path)
        #expect(track.calls.count == 1)
        #expect(track.faults.count == 1)
        #expect(track.misses(\.hasWoken) == Rate(0, of: 1))
    }
}
