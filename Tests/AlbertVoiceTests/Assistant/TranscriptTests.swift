import Foundation
import Testing

@testable import AlbertVoice

@Suite("Conversations")
struct TranscriptTests {
    private static let files: [String] = {
        let folder = Sample.folder.appending(path: "Transcripts").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted()
    }()

    private static func transcript(_ file: String) throws -> Transcript {
        try Transcript(
            parsing: String(contentsOf: Sample.folder.appending(path: "Transcripts/\(file)"), encoding: .utf8))
    }

    @Test("every answer is as written", arguments: files)
    func plays(_ file: String) throws {
        let run = try TranscriptRun(Self.transcript(file), with: Sample.understander())
        for failure in run.failures {
            Issue.record("\(file):\(failure.line) „\(failure.said)“: \(failure.answered), not \(failure.expected)")
        }
    }

    @Test("there are enough of them")
    func enough() throws {
        #expect(Self.files.count >= 40)
        #expect(try Self.files.map { try Self.transcript($0).exchanges }.reduce(0, +) >= 500)
    }

    @Test(
        "a faulty file names its line",
        arguments: [
            ("> hallo", 1), ("@ 2026-03-10 09:15 Europe/Berlin Anna\n< so", 2), ("@ gestern", 1), ("? a\n= title", 2),
            ("hallo", 1), ("> a\n> b", 2),
        ])
    func faults(_ text: String, _ line: Int) {
        #expect { try Transcript(parsing: text) } throws: { ($0 as? TranscriptError)?.line == line }
    }
}
