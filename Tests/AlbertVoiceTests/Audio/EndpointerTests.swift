import Testing

@testable import AlbertVoice

/// A sign stands for 50 ms: `_` quiet room, `~` loud room, `#` speech; `b` where it begins.
@Suite struct EndpointerTests {
    @Test(arguments: [
        ("____####__________________", "....b.."),
        ("__________________________", "......."),
        ("____#_____________________", "......."),
        ("_____#_##__####___________", ".......b"),
        ("__######", "..b...."),
    ])
    func speechBeginsWhereItBecameLoudAndNotWhenThatWasNoticed(drawn: String, expected: String) {
        #expect(began(run(drawn)) == position(of: "b", in: expected))
    }

    @Test func speechEndsWhereItFellSilentAndNotWhenThatWasNoticed() {
        #expect(ended(run("____########______________________")) == [60])
    }

    @Test func aShortPauseDoesNotEndASentence() {
        #expect(ended(run("____####_____####________________")) == [85])
    }

    @Test func nothingEndsInARecordingThatEndsInSpeech() {
        #expect(ended(run("____##########")).isEmpty)
    }

    @Test func aWordOfAQuarterSecondIsHeard() {
        #expect(began(run("________#####____________________")) == 40)
    }

    @Test func twoSentencesAreTwo() {
        let events = run("____####______________####______________")
        #expect(ended(events).count == 2)
    }

    @Test func theFloorFollowsALouderRoom() {
        // A loud room sounds like speech at first, while the floor rises by 0.3 dB a second.
        let events = run(String(repeating: "_", count: 20) + String(repeating: "~", count: 500))
        #expect(events.suffix(100).allSatisfy { $0 == .silence })
    }

    /// Events of every 10 ms of a drawing.
    private func run(_ drawn: String) -> [Endpointer.Event] {
        var endpointer = Endpointer()
        let levels: [Character: Double] = ["_": -70, "~": -55, "#": -25]
        return drawn.flatMap { sign in
            (0..<5).map { _ in endpointer.take(level: levels[sign] ?? -96) }
        }
    }

    private func began(_ events: [Endpointer.Event]) -> Int? {
        for case .began(let at) in events { return at }
        return nil
    }

    private func ended(_ events: [Endpointer.Event]) -> [Int] {
        events.compactMap { if case .ended(let at) = $0 { at } else { nil } }
    }

    private func position(of sign: Character, in drawn: String) -> Int? {
        drawn.firstIndex(of: sign).map { drawn.distance(from: drawn.startIndex, to: $0) * 5 }
    }
}
