import Testing

@testable import AlbertVoice

@Suite("Grammars of a folder")
struct EvaluationGrammarTests {
    private let sentences = [["zahl", "eins"], ["kreis", "zwei"], ["zahl", "eins"], []]

    @Test("closed says the folder's sentences and no others")
    func closed() throws {
        let automaton = try #require(EvaluationGrammar.closed.automaton(for: sentences))
        #expect(!automaton.matches(["zahl", "eins"]).isEmpty)
        #expect(automaton.matches(["zahl", "zwei"]).isEmpty)
        #expect(automaton.matches([]).isEmpty)
    }

    @Test("loop says any sequence of its words, each equally likely")
    func loop() throws {
        let automaton = try #require(EvaluationGrammar.loop.automaton(for: sentences))
        #expect(!automaton.matches(["eins", "eins", "kreis"]).isEmpty)
        #expect(automaton.matches([]).isEmpty)
        #expect(automaton.vocabulary.sorted() == ["eins", "kreis", "zahl", "zwei"])
        let weights = automaton.arcs.filter { $0.word != Automaton.Arc.silent }.map(\.weight)
        #expect(weights.allSatisfy { $0 == 0.25 })
    }

    @Test("commands have the language's automaton")
    func commands() {
        #expect(EvaluationGrammar.commands.automaton(for: sentences) == nil)
    }
}
