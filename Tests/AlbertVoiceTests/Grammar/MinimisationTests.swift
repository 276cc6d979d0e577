import Testing

@testable import AlbertVoice

@Suite("States that say the same are one")
struct MinimisationTests {
    /// An automaton with one command.
    private func automaton(_ phrase: Phrase) -> Automaton { Automaton([("it", phrase)]) }

    @Test(
        "alike ends are shared",
        arguments: [
            ("(müll rausbringen|den müll rausbringen)", 4), ("(a x|b x|c x)", 4), ("(a x|b y)", 4),
            ("(a x y|b x y)", 4),
        ] as [(Phrase, Int)])
    func shared(_ phrase: Phrase, _ words: Int) {
        #expect(automaton(phrase).arcs.count { $0.word != Automaton.Arc.silent } == words)
    }

    @Test("slots that differ stay apart, so that each keeps its words")
    func slots() {
        let both = automaton("(a \(.slot("one", "x"))|b \(.slot("two", "x")))")
        #expect(both.matches(["a", "x"]).first?.words("one") == ["x"])
        #expect(both.matches(["b", "x"]).first?.words("two") == ["x"])
        #expect(both.matches(["b", "x"]).first?.words("one") == nil)
    }

    @Test("nothing more and nothing less can be said")
    func sentences() {
        let phrase: Phrase = "(a x|b x|c (x|y)) [z]"
        let small = automaton(phrase)
        for first in ["a", "b", "c"] {
            for rest in [["x"], ["y"], ["x", "z"], ["y", "z"], []] {
                let isSentence = !rest.isEmpty && (first == "c" || rest[0] == "x")
                #expect(small.matches([first] + rest).isEmpty == !isSentence, "\(first) \(rest)")
            }
        }
    }
}
