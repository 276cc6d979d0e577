import Testing

@testable import AlbertVoice

@Suite("The two grammars of the second look")
struct WakeGrammarTests {
    private let grammar = WakeGrammar(WakeWord.standard, rivals: ["robert"], phones: ["AH", "L"])

    /// Every arc as „from word to“.
    private func arcs(_ automaton: Automaton) -> Set<String> {
        Set(automaton.arcs.map { "\($0.from) \(automaton.vocabulary[$0.word]) \($0.to)" })
    }

    @Test("a call is any phones, a wake word, any phones")
    func call() {
        #expect(
            arcs(grammar.call) == [
                "0 =AH 0", "0 =L 0", "0 hey 2", "2 albert 1", "0 albert 1", "1 =AH 1", "1 =L 1",
            ])
        #expect((grammar.call.start, grammar.call.end, grammar.call.stateCount) == (0, 1, 3))
    }

    @Test("anything else is phones and words that sound alike")
    func rivals() {
        #expect(arcs(grammar.rivals) == ["0 =AH 0", "0 =L 0", "0 robert 0"])
        #expect((grammar.rivals.start, grammar.rivals.end, grammar.rivals.stateCount) == (0, 0, 1))
    }

    @Test("arcs are found by their state")
    func byState() {
        #expect((0..<3).map { grammar.call.arcs(from: $0).count } == [4, 2, 1])
    }
}
