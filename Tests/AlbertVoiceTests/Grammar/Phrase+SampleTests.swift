import Testing

@testable import AlbertVoice

@Suite("Sentences drawn along a phrase")
struct PhraseSampleTests {
    private static let order = Phrase.anyOrder(
        AnyOrder([.init("a"), .init("b"), .init("c", after: [0])], filler: "äh", complete: [[0, 1]]))

    @Test(
        "the automaton of the phrase says every one of them",
        arguments: [
            "trag [bitte] (das|es) ein", .list("a", separator: "und"), .sequence([.loop("bitte"), "ja"]), order,
            .choice(["a", .rare("b")]), .slot("x", "a [b]"),
        ] as [Phrase])
    func said(_ phrase: Phrase) {
        let automaton = Automaton([("test", phrase)])
        var random = SeededRandom(seed: 1)
        for _ in 0..<200 {
            let words = phrase.sample(using: &random)
            #expect(!automaton.matches(words).isEmpty, "\(words)")
        }
    }

    @Test("everything that can be said comes up, the rare things seldom")
    func shares() {
        let phrase: Phrase = .choice(["a", "b", .rare("c")])
        var random = SeededRandom(seed: 1)
        let drawn = (0..<1_000).flatMap { _ in phrase.sample(using: &random) }
        let counts = Dictionary(grouping: drawn, by: { $0 }).mapValues(\.count)
        #expect(counts["a", default: 0] > 350)
        #expect(counts["b", default: 0] > 350)
        #expect((50..<150).contains(counts["c", default: 0]))
    }
}
