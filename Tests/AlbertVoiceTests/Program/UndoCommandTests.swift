import Foundation
import Testing

@testable import AlbertVoice

@Suite("undo on the command line keeps its token", .enabled(if: ProgramRun.isThere)) struct UndoCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func run(_ words: String..., at now: String = "2026-03-10T09:15") throws -> ProgramRun {
        let surroundings = [
            "--data", scratch.folder.path + "/data", "--config", "/nonexistent", "--zone", "Europe/Berlin", "--now",
            now,
        ]
        return try ProgramRun(words + surroundings)
    }

    private func token(_ sentence: String) throws -> String {
        let output = try run("say", "--json", sentence).output
        let parts = output.components(separatedBy: "\"undoToken\":\"")
        return String(try #require(parts.dropFirst().first).prefix { $0 != "\"" })
    }

    @Test func theHintNamesTheToken() throws {
        let first = try token("Zahnarzt am Freitag um vier")
        _ = try token("Friseur am Montag um zehn")
        let asked = try run("undo", first, at: "2026-03-10T11:00").output
        #expect(asked.hasSuffix("Ja heißt: albert-voiced undo \(first) --yes\n"))
        let undone = try run("undo", first, "--yes", at: "2026-03-10T11:00").output
        #expect(undone.hasPrefix("Zurückgenommen: Zahnarzt, Freitag, 13. März, 16 Uhr."))
        #expect(
            try run("undo", first, "--yes", at: "2026-03-10T11:01").output.hasPrefix("Das ist schon zurückgenommen"))
    }

    @Test func anUnknownTokenIsNamed() throws {
        _ = try token("Zahnarzt am Freitag um vier")
        let answer = try run("undo", "xyz")
        #expect(answer.status == 1 && answer.output.hasPrefix("Eine Änderung mit der Marke „xyz“ finde ich nicht."))
    }
}
