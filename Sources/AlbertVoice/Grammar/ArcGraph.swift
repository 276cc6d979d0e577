/// Arcs that can be taken away, with those that leave and reach each state at hand: what smaller automata are made from.
struct ArcGraph {
    /// All arcs, those that are gone, too.
    var arcs: [Automaton.Arc]
    /// Whether the arc of an index was taken away.
    var isGone: [Bool]
    /// Indices of the arcs that leave each state.
    var outgoing: [[Int]]
    /// Indices of the arcs that reach each state.
    var incoming: [[Int]]

    /// The arcs of an automaton with `stateCount` states.
    init(arcs: [Automaton.Arc], stateCount: Int) {
        self.arcs = arcs
        isGone = Array(repeating: false, count: arcs.count)
        outgoing = Array(repeating: [], count: stateCount)
        incoming = Array(repeating: [], count: stateCount)
        for (index, arc) in arcs.enumerated() {
            outgoing[arc.from].append(index)
            incoming[arc.to].append(index)
        }
    }

    /// The arcs that are left.
    var left: [Automaton.Arc] { arcs.indices.filter { !isGone[$0] }.map { arcs[$0] } }
}
