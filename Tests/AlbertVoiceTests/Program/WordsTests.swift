import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere && ProgramRun.isThere)) struct WordsTests {
    private func run(_ words: String..., in scratch: Scratch) throws -> ProgramRun {
        try ProgramRun(["words"] + words + ["--config", scratch.folder.path, "--data", scratch.folder.path])
    }

    private func own(_ scratch: Scratch) -> String? {
        try? String(contentsOf: scratch.folder.appending(path: "aussprache.tsv"), encoding: .utf8)
    }

    @Test func anAbbreviationIsOfferedInLetters() throws {
        let scratch = try Scratch()
        let added = try run("add", "Theater-QG", "--choose", "1", in: scratch)
        #expect(added.status == 0)
        #expect(added.output.contains("  1  K U: G E:  (letters)"))
        #expect(own(scratch) == "qg\tK U: G E:\n")
        #expect(
            try run("check", "qg", "--json", in: scratch).output.contains(
                "\"phones\":[\"K U: G E:\"],\"source\":\"own\"")
        )
    }

    @Test func whoDoesNotChooseLeavesItToTheLexicon() throws {
        let scratch = try Scratch()
        let added = try run("add", "Quidditch", "--json", in: scratch)
        #expect(added.output.contains("\"chosen\":null") && added.output.contains("\"source\":\"espeak\""))
        #expect(added.output.split(separator: "\n").count == 1)
        #expect(own(scratch) == nil)
        #expect(
            try run("remove", "Quidditch", "--json", in: scratch).output
                == "{\"word\":\"Quidditch\",\"removed\":true}\n")
    }

    @Test(arguments: ["0", "9", "x", "1,1"]) func aChoiceThatIsNoneAddsNothing(number: String) throws {
        let scratch = try Scratch()
        #expect(try run("add", "Quidditch", "--choose", number, in: scratch).status == 2)
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.path + "/Titel.tsv"))
    }

    @Test func aRecordingSaysWhichFits() throws {
        let scratch = try Scratch()
        let path = try scratch.write("wort.wav", Wave.file(Wave.bytes(of: TestModel.clip("quidditch"))))
        let added = try run("add", "Quidditch", "--recording", path, "--json", in: scratch)
        #expect(added.status == 0)
        #expect(added.output.contains("\"best\":true"))
        #expect(try run("add", "Quidditch", "--recording", "/nowhere.wav", in: scratch).status == 1)
    }

    @Test func whereNothingSoundsALineSaysSo() throws {
        let added = try run("add", "Quidditch", "--play", "--device", "nirgendwo", in: Scratch())
        #expect(added.status == 0)
        #expect(added.output.contains("Vorspielen geht hier nicht"))
    }

    @Test func everyLineOfJSONIsAnObject() throws {
        for words in [["list"], ["check"], ["check", "mathe", "quidditch"]] {
            let scratch = try Scratch()
            let run = try ProgramRun(["words"] + words + ["--json", "--config", scratch.folder.path])
            for line in run.output.split(separator: "\n") {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
            }
        }
    }
}
