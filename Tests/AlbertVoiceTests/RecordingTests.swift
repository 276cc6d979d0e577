import Foundation
import Testing

@testable import AlbertVoice

/// The recordings under `Recordings`, each named after what it says.
private enum Recordings {
    static let names: [String] = {
        let folder = Sample.folder.appending(path: "Recordings").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".flac") }.map { String($0.dropLast(5)) }.sorted()
    }()

    static let recogniser: SphinxRecogniser? = {
        guard let model = try? ModelFolder(path: Sample.root.appending(path: "Models/de").path),
            let lexicon = try? Lexicon(path: model.lexicon, phones: model.phones),
            let automaton = Sample.household?.understander.german.automaton
        else { return nil }
        return try? SphinxRecogniser(model: model, automaton: automaton, lexicon: lexicon)
    }()

    static func samples(_ name: String) throws -> [Int16] {
        try AudioFile(path: Sample.folder.appending(path: "Recordings/\(name).flac").path).samples
    }

    static func heard(_ samples: [Int16]) async throws -> (understanding: Understanding, isSure: Bool) {
        let hypothesis = try await #require(recogniser).recognise(samples)
        let understanding = try Sample.understander().understand(
            hypothesis.text, from: Sample.member("Anna"), at: Sample.moment)
        return (understanding, hypothesis.confidence >= Strictness.normal.limits.askedBelow)
    }
}

@Suite("Recordings become what their names say")
struct RecordingTests {
    @Test("intent and every slot", arguments: Recordings.names)
    func whole(_ name: String) async throws {
        let heard = try await Recordings.heard(Recordings.samples(name)).understanding
        let typed = try Sample.understander().understand(name, from: Sample.member("Anna"), at: Sample.moment)
        #expect(heard.intentName == typed.intentName)
        #expect(heard.entry == typed.entry)
        #expect(typed.refusal == nil)
    }

    @Test("half a recording files nothing wrong", arguments: Recordings.names)
    func half(_ name: String) async throws {
        let samples = try Recordings.samples(name)
        await expectNoEntry(Array(samples.prefix(samples.count / 2)))
    }

    @Test("a reversed recording files nothing", arguments: Recordings.names)
    func reversed(_ name: String) async throws {
        await expectNoEntry(try Recordings.samples(name).reversed())
    }

    @Test("silence and white noise file nothing", arguments: [0, 40, 400, 4000])
    func noise(_ loudness: Int) async throws {
        var random = SeededRandom(seed: 3)
        await expectNoEntry(
            (0..<48_000).map { _ in
                loudness == 0 ? 0 : Int16.random(in: Int16(-loudness)...Int16(loudness), using: &random)
            })
    }

    @Test("there are enough of them, and a demo of six")
    func enough() throws {
        #expect(Recordings.names.count >= 12)
        let demo = try String(contentsOf: Sample.folder.appending(path: "Recordings/demo.txt"), encoding: .utf8)
        #expect(demo.split(separator: "\n").count >= 6)
        for name in demo.split(separator: "\n") { #expect(Recordings.names.contains(String(name))) }
    }

    private func expectNoEntry(_ samples: [Int16]) async {
        do {
            let (understanding, isSure) = try await Recordings.heard(samples)
            let isFiled = isSure && understanding.entry != nil && understanding.question == nil
            #expect(!isFiled, "filed as \(understanding.words.joined(separator: " "))")
        } catch {
            #expect(error is RecognitionError)
        }
    }
}
