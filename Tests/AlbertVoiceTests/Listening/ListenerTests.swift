import Glibc
import Testing

@testable import AlbertVoice

/// Spoken sentences, heard through a simulated microphone in a room with a little hiss, answered on 10 March 2026.
@Suite("Always on", .enabled(if: TestModel.isThere), .serialized) struct ListenerTests {
    private let room = TestRoom()

    @Test("a command in one breath with the wake word is done")
    func oneBreath() async throws {
        let outcome = try await room.play([.quiet(2), .says("Hey Albert, was steht morgen an", quiet: 3)])
        #expect(outcome.wakeUps == 1)
        #expect(outcome.heard == ["was steht morgen an"])
        #expect(outcome.toasts == ["Morgen steht nichts an."])
        #expect(outcome.states == [.listening, .thinking, .answering, .asleep])
    }

    @Test("a conversation of ten turns: call, question, answer, correction, undo, questions, a change")
    func conversation() async throws {
        let outcome = try await room.play([
            .quiet(2), .says("Hey Albert", quiet: 1.2), .says("Mathe Seite zweiundvierzig", quiet: 2),
            .says("bis Freitag", quiet: 2), .says("Hey Albert, nein, Donnerstag", quiet: 2),
            .says("Hey Albert, mach das rückgängig", quiet: 2), .says("Hey Albert, was steht morgen an", quiet: 2),
            .says("Hey Albert, Zahnarzt für Lena am Freitag um vier", quiet: 2),
            .says("Hey Albert, wann ist der Zahnarzt", quiet: 2),
            .says("Hey Albert, verschieb den Zahnarzt auf Montag", quiet: 2),
            .says("Hey Albert, mach das rückgängig", quiet: 2),
        ])
        try #require(outcome.toasts.count == 9)
        // „Meintest du …?“ is as good a question as „Bis wann?“: the day answers both.
        #expect(
            Array(outcome.toasts[1...]) == [
                "Mathe, Seite 42, bis Freitag, 13. März. Ist eingetragen.",
                "Geändert: Mathe, Seite 42, bis Donnerstag, 12. März.",
                "Zurückgenommen. Es gilt wieder: Mathe, Seite 42, bis Freitag, 13. März.",
                "Morgen steht nichts an.",
                "Zahnarzt für Lena, Freitag, 13. März, 16 Uhr. Ist eingetragen.",
                "Zahnarzt für Lena, Freitag, 13. März, 16 Uhr.",
                "Verschoben: Zahnarzt für Lena, Montag, 16. März, 16 Uhr.",
                "Zurückgenommen. Es gilt wieder: Zahnarzt für Lena, Freitag, 13. März, 16 Uhr.",
            ])
        #expect(outcome.entries.sorted() == ["event", "homework"])
    }

    @Test("whoever calls and says nothing is told so, and it sleeps again")
    func nothingSaid() async throws {
        let outcome = try await room.play([.quiet(2), .says("Hey Albert", quiet: 9)])
        #expect(outcome.unheard == [.silence])
        #expect(outcome.states == [.listening, .asleep])
    }

    @Test("after a call that nobody followed the next one is heard, the command in the same breath whole")
    func nothingSaidThenCalled() async throws {
        let outcome = try await room.play([
            .quiet(2), .says("Hey Albert", quiet: 9), .says("Hey Albert, was steht morgen an", quiet: 3),
        ])
        #expect(outcome.unheard == [.silence])
        #expect(outcome.toasts == ["Morgen steht nichts an."])
    }

    @Test("without the wake word nothing is heard, whatever is said")
    func notCalled() async throws {
        let outcome = try await room.play([
            .quiet(2), .says("Mathe Seite zweiundvierzig bis Donnerstag", quiet: 2),
            .says("Gestern waren wir alle im Garten und haben Äpfel geholt", quiet: 2),
        ])
        #expect(outcome.wakeUps == 0)
        #expect(outcome.heard.isEmpty && outcome.unheard.isEmpty && outcome.states.isEmpty)
    }

    @Test("a microphone that is unplugged in the middle of a sentence loses that sentence, not the next")
    func unplugged() async throws {
        let outcome = try await room.play([
            .quiet(2), .says("Hey Albert, Mathe Seite", quiet: 0), .fault(-ENODEV, 3), .quiet(2),
            .says("Hey Albert, was steht morgen an", quiet: 2),
        ])
        #expect(outcome.troubles == 1)
        #expect(outcome.unheard == [.cutOff])
        #expect(outcome.toasts == ["Morgen steht nichts an."])
    }

    @Test("whoever holds the key to talk and never lets it go is not waited for longer than a minute")
    func heldForever() async throws {
        let outcome = try await room.play(
            [.quiet(62), .says("Hey Albert, was steht morgen an", quiet: 3)], isTalking: true)
        #expect(outcome.unheard == [.cutOff])
        #expect(outcome.toasts == ["Morgen steht nichts an."])
    }

    @Test("what is no sentence may be said once more without a call")
    func secondTry() async throws {
        let outcome = try await room.play([
            .quiet(2), .says("Hey Albert, blaue Affen tanzen gerne Walzer", quiet: 2),
            .says("was steht morgen an", quiet: 2), .says("was steht morgen an", quiet: 9),
        ])
        #expect(outcome.unheard == [.notUnderstood])
        #expect(outcome.toasts == ["Morgen steht nichts an."])
    }

    @Test("a television that is on before the call and goes on behind the sentence is not part of it")
    func television() async throws {
        let talk = try room.voice.samples("Gestern waren wir alle im Garten und haben Äpfel geholt")
        let television = (talk + talk + talk).map { Int16(Double($0) * 0.15) }
        let outcome = try await room.play([
            .quiet(2), .sound(television), .says("Hey Albert, was steht morgen an", quiet: 0), .sound(television),
            .quiet(3),
        ])
        #expect(outcome.heard == ["was steht morgen an"])
        #expect(outcome.toasts == ["Morgen steht nichts an."])
    }
}
