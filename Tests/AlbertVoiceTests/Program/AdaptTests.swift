import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere && ProgramRun.isThere)) struct AdaptTests {
    /// Sentences read by a synthetic voice, with their texts.
    private func readings(_ scratch: Scratch, count: Int) throws -> String {
        var lines = ""
        for (index, sentence) in ReadingSentences.all.prefix(count).enumerated() {
            let samples = try TestModel.clip(sentence)
            _ = try scratch.write("\(index).wav", Wave.file(Wave.bytes(of: samples)))
            lines += "\(index).wav\t\(sentence)\n"
        }
        _ = try scratch.write("transcripts.tsv", Data(lines.utf8))
        return scratch.folder.path
    }

    @Test func thereAreTwentySentencesWithAllPhones() throws {
        let folder = try #require(TestModel.folder)
        let lexicon = try TestModel.lexicon(folder)
        #expect(ReadingSentences.all.count == 20)
        let words = ReadingSentences.all.flatMap(ReadingSentences.words)
        let found = try lexicon.pronunciations(of: words)
        #expect(folder.phones.subtracting(found.flatMap { $0.variants.joined() }).subtracting(["SIL"]).count <= 1)
    }

    @Test func aVoiceIsLearntUsedAndForgotten() throws {
        let scratch = try Scratch()
        let data = ["--data", scratch.folder.path + "/data"]
        let learnt = try ProgramRun(["adapt", "Anna", "--from", readings(scratch, count: 3), "--json"] + data)
        #expect(learnt.status == 0, "\(learnt)")
        #expect(learnt.output.contains("\"name\":\"Anna\""))
        #expect(try ProgramRun(["adapt", "--list"] + data).output == "Anna\n")
        let recording = Sample.folder.appending(path: "Recordings/mach das rückgängig.flac").path
        let hear = ["hear", "--dry-run", recording, "--as", "Anna"] + data
        #expect(try ProgramRun(hear).output.contains("„mach das rückgängig“"))
        _ = try scratch.write("data/speakers/Anna.mllr", Data("1 2 3".utf8))
        let damaged = try ProgramRun(hear)
        #expect(damaged.errors.contains("It goes on without the voice of Anna."))
        #expect(damaged.output.contains("„mach das rückgängig“"))
        #expect(try ProgramRun(["adapt", "Anna", "--remove"] + data).status == 0)
        #expect(try ProgramRun(["adapt", "Anna", "--remove"] + data).status == 1)
    }

    @Test func whatIsNotReadIsLeftOut() throws {
        let scratch = try Scratch()
        let folder = try readings(scratch, count: 2)
        _ = try scratch.write(
            "transcripts.tsv", Data("0.wav\tEin ganz anderer Satz über Wale\n1.wav\n2.wav\tnichts\n".utf8))
        let run = try ProgramRun(["adapt", "Anna", "--from", folder, "--data", folder + "/data"])
        #expect(run.status == 1)
        #expect(run.errors.contains("/0.wav does not say") && run.errors.contains("/2.wav is left out"))
        #expect(run.output.contains("zu wenig"))
    }

    @Test(arguments: [["adapt"], ["adapt", "Niemand"]]) func whoIsNotNamedIsUsage(words: [String]) throws {
        let scratch = try Scratch()
        #expect(try ProgramRun(words + ["--data", scratch.folder.path]).status == 2)
    }
}
