import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: ProgramRun.isThere)) struct MissedCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func run(_ words: String...) throws -> ProgramRun {
        try ProgramRun(
            words + [
                "--data", scratch.folder.path + "/data", "--config", scratch.folder.path + "/config", "--zone",
                "Europe/Berlin", "--now", "2026-03-10T09:15",
            ])
    }

    /// Lets the family keep sentences.
    private func keepText() throws {
        let folder = scratch.folder.appending(path: "config")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = "{ keepMissed: true, members: [{ name: \"Ada\", role: \"adult\" }] }"
        try Data(text.utf8).write(to: folder.appending(path: "familie.json5"))
    }

    /// The files beneath the scratch folder that hold a word.
    private func files(with word: String) -> [String] {
        (FileManager.default.subpaths(atPath: scratch.folder.path) ?? []).filter { name in
            let file = scratch.folder.path + "/" + name
            guard let data = FileManager.default.contents(atPath: file) else { return false }
            return data.range(of: Data(word.utf8)) != nil
        }
    }

    @Test func byDefaultTheyAreCountedAndNoWordIsKept() throws {
        #expect(try run("say", "die schnabeltiere tanzen im mondschein").status == 1)
        #expect(try run("say", "Schnabeltier für Lena am Freitag um vier").status == 1)
        #expect(try run("missed").output == "10. März 2026: 2 nicht verstanden\n")
        #expect(
            try run("missed", "--json").output == "{\"days\":[{\"day\":\"2026-03-10\",\"count\":2}],\"sentences\":[]}\n"
        )
        for word in ["schnabeltier", "Schnabeltier", "mondschein"] { #expect(files(with: word) == []) }
    }

    @Test func whoWantsItKeepsThemAndForgetsThem() throws {
        try keepText()
        #expect(try run("say", "die schnabeltiere tanzen im mondschein").status == 1)
        #expect(try run("missed").output.contains("  9:15 Uhr: „die schnabeltiere tanzen im mondschein“"))
        #expect(files(with: "schnabeltier").allSatisfy { $0.hasPrefix("data/albert.db") })
        #expect(try run("missed", "--clear").output == "Ist vergessen.\n")
        #expect(try run("missed").output == "Ich habe alles verstanden.\n")
        #expect(files(with: "schnabeltier") == [])
    }

    /// What leaves no trace even where text is kept.
    @Test(arguments: [
        ["understand", "die schnabeltiere tanzen"], ["say", "--dry-run", "die schnabeltiere tanzen"],
        ["say", "mach das rückgängig"],
    ]) func theseAreNotCounted(words: [String]) throws {
        try keepText()
        #expect(try run(words[0], words[1], words.count > 2 ? words[2] : "--json").status == 1)
        #expect(try run("missed").output == "Ich habe alles verstanden.\n")
    }

    @Test func anAnswerStaysWhereNothingCanBeCounted() throws {
        let run = try ProgramRun(["say", "die schnabeltiere tanzen", "--dry-run", "--data", "/proc/nowhere"])
        #expect(run.status == 1 && run.output.hasPrefix("Das habe ich nicht verstanden."))
    }
}
