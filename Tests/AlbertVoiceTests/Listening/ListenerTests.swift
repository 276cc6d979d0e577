import Testing

@testable import AlbertVoice

@Suite("Always on", .enabled(if: TestModel.isThere), .serialized) struct ListenerTests {
    @Test("a command in one breath with the wake word is done")
    func oneBreath() async throws {
        let outcome = try await TestRoom(voice: SpeechSynthesis(voice: "de+f2")).play([
            .quiet(2), .says("Hey Albert, Mathe Seite zweiundvierzig Nummer drei bis Donnerstag", quiet: 3),
        ])
        #expect(outcome.wakeUps == 1)
        #expect(outcome.toasts == ["Mathe S. 42 Nr. 3 bis Donnerstag. Ist eingetragen."])
        print("OUT", outcome)
    }

    @Test("a conversation of ten turns")
    func conversation() async throws {
        let outcome = try await TestRoom(voice: SpeechSynthesis(voice: "de+f2")).play([
            .quiet(2), .says("Hey Albert", quiet: 1.2), .says("Mathe Seite zweiundvierzig Nummer drei", quiet: 2),
            .says("bis Freitag", quiet: 2), .says("Hey Albert, nein, Donnerstag", quiet: 2),
            .says("Hey Albert, mach das rückgängig", quiet: 2), .says("Hey Albert, was steht morgen an", quiet: 2),
        ])
        print("OUT", outcome)
    }
}
