import Foundation
import Testing

@testable import AlbertVoice

@Suite("Measuring the bundled recordings", .enabled(if: TestModel.isThere))
struct EvaluationTests {
    /// A folder with three bundled recordings, one that is missing, one that is broken and one without words.
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        let names = ["mach das rückgängig", "mathe ist erledigt", "vergiss es"]
        var lines = ["# Prüfung"]
        for (index, name) in names.enumerated() {
            let from = Sample.folder.appending(path: "Recordings/\(name).flac")
            try FileManager.default.copyItem(at: from, to: scratch.folder.appending(path: "\(index).flac"))
            lines.append("\(index).flac\t\(index == 0 ? "anna" : "ben")\t\(name)")
        }
        _ = try scratch.write("broken.flac", Data("no sound at all".utf8))
        lines += ["missing.flac\tben\tja", "broken.flac\tben\tnein", "0.flac\tben\t…"]
        _ = try scratch.write("transcripts.tsv", Data(lines.joined(separator: "\n").utf8))
        return scratch
    }

    private func evaluation(jobs: Int = 1) throws -> Evaluation {
        let model = try #require(TestModel.folder)
        var evaluation = Evaluation(model: model, lexicon: try TestModel.lexicon(model))
        evaluation.jobs = jobs
        return evaluation
    }

    @Test("closed hears the folder's sentences; faults are named and stop nothing")
    func closed() async throws {
        let scratch = try folder()
        let corpus = try Corpus(folder: scratch.folder.path, needsText: true)
        let score = try await evaluation().measure(corpus, grammar: .closed, condition: .clean) {}
        #expect(score.sentences == Rate(0, of: 3))
        #expect(score.words.rate == Rate(0, of: 8))
        #expect(score.speakers.map(\.name) == ["anna", "ben"])
        #expect(score.faults.count == 3)
        #expect(score.audioSeconds > 3)
        #expect(score.realTimeFactor > 0)
    }

    @Test("two at a time hear the same as one")
    func jobs() async throws {
        let scratch = try folder()
        let corpus = try Corpus(folder: scratch.folder.path, needsText: true)
        let one = try await evaluation().measure(corpus, grammar: .loop, condition: .clean) {}
        let two = try await evaluation(jobs: 2).measure(corpus, grammar: .loop, condition: .clean) {}
        #expect(one.trials == two.trials)
        #expect(one.faults == two.faults)
    }

    @Test("commands are obeyed, and their reversal left alone")
    func commands() async throws {
        let scratch = try folder()
        let household = try #require(Sample.household)
        let corpus = try Corpus(folder: scratch.folder.path, needsText: false)
        let evaluation = try evaluation()
        let score = try await evaluation.measureCommands(
            corpus, with: try CommandEars(evaluation, household: household), speaker: try Sample.member("Anna"),
            moment: Sample.moment, condition: .clean
        ) {}
        let commands = CommandScore(score.verdicts, limits: Strictness.normal.limits)
        #expect(commands.right == Rate(3, of: 3))
        #expect(score.faults.count == 2)
    }

    @Test("a word nobody can say is a fault of its recording")
    func unsayable() async throws {
        let scratch = try folder()
        let model = try #require(TestModel.folder)
        let lexicon = try Lexicon(path: model.lexicon, phones: model.phones) { _ in [] }
        _ = try scratch.write("transcripts.tsv", Data("0.flac\ta\tmach das rückgängig\n1.flac\ta\tqqxqq\n".utf8))
        let corpus = try Corpus(folder: scratch.folder.path, needsText: true)
        let score = try await Evaluation(model: model, lexicon: lexicon)
            .measure(corpus, grammar: .closed, condition: .clean) {}
        #expect(score.trials.count == 1)
        #expect(score.faults.map(\.sentence) == ["Nobody can say how to pronounce qqxqq."])
    }
}
