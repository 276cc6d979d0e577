/// The two grammars of the second look: something with a wake word in it, and anything else.
///
/// Both begin and end with any phones, so that words before and after a call cost both of them the same.
struct WakeGrammar {
    /// Any phones, a wake word, any phones.
    let call: Automaton
    /// Any phones and words that sound alike.
    let rivals: Automaton

    /// The grammars.
    ///
    /// - Parameters:
    ///   - wakeWords: What is called.
    ///   - rivals: Words that sound alike.
    ///   - phones: The model's phones, „SIL“ aside.
    init(_ wakeWords: [WakeWord], rivals: [String], phones: [String]) {
        let fillers = phones.map(Self.filler)
        var (steps, states) = ([Step](), 2)
        for wake in wakeWords {
            var from = 0
            for (index, word) in wake.words.enumerated() {
                let isLast = index == wake.words.count - 1
                let to = isLast ? 1 : states
                if !isLast { states += 1 }
                steps.append((from, to, word))
                from = to
            }
        }
        call = Self.automaton(
            steps + [0, 1].flatMap { state in fillers.map { (state, state, $0) } }, states: states, end: 1)
        self.rivals = Self.automaton((fillers + rivals).map { (0, 0, $0) }, states: 1, end: 0)
    }

    private typealias Step = (from: Int, to: Int, word: String)

    /// A phone as a word of the dictionary.
    static func filler(_ phone: String) -> String { "=" + phone }

    /// Whether a word stands for a phone.
    static func isFiller(_ word: String) -> Bool { word.hasPrefix("=") }

    private static func automaton(_ steps: [Step], states: Int, end: Int) -> Automaton {
        var automaton = Automaton()
        automaton.vocabulary = Array(Set(steps.map(\.word))).sorted()
        for (index, word) in automaton.vocabulary.enumerated() { automaton.indexOfWord[word] = index }
        let arcs = steps.map { Automaton.Arc(from: $0.from, to: $0.to, word: automaton.indexOfWord[$0.word] ?? 0) }
        automaton.arcs = arcs.sorted { ($0.from, $0.word, $0.to) < ($1.from, $1.word, $1.to) }
        automaton.firstArc = (0...states).map { state in automaton.arcs.firstIndex { $0.from >= state } ?? arcs.count }
        automaton.end = end
        return automaton
    }
}
