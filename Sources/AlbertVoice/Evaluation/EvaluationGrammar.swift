/// What may be heard while recordings are measured.
public enum EvaluationGrammar: String, CaseIterable, Hashable, Sendable {
    /// One of the folder's own sentences.
    case closed
    /// Any sequence of the folder's words, each as likely as any other.
    case loop
    /// What the product understands, with all that the product does.
    case commands

    /// The automaton for a folder's sentences, empty ones left out; nil for `commands`, whose automaton the language has.
    func automaton(for sentences: [[String]]) -> Automaton? {
        let sentences = Set(sentences.filter { !$0.isEmpty }).sorted { $0.lexicographicallyPrecedes($1) }
        switch self {
        case .closed:
            return Automaton([("closed", .choice(sentences.map { .sequence($0.map(Phrase.word)) }))])
        case .loop:
            let words = Set(sentences.joined()).sorted()
            let any = Phrase.choice(words.map(Phrase.word))
            var automaton = Automaton([("loop", .list(any, separator: .nothing))])
            let weight = 1 / Double(max(1, words.count))
            for index in automaton.arcs.indices where automaton.arcs[index].word != Automaton.Arc.silent {
                automaton.arcs[index].weight = weight
            }
            return automaton
        case .commands:
            return nil
        }
    }
}
