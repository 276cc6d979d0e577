/// Makes one state of states from which the same can be said, with the same markers and weights.
///
/// PocketSphinx looks at every state in every frame, and at every arc's phones; „den Müll rausbringen“ and „Müll
/// rausbringen“ need the end of the sentence only once. States in loops stay as they are.
struct Minimisation {
    private var graph: ArcGraph
    private let kept: Set<Int>
    private static let mostArcs = 400  // arcs out of a state that is compared

    /// The arcs of an automaton with `stateCount` states; the states in `kept` stay as they are.
    init(arcs: [Automaton.Arc], stateCount: Int, kept: Set<Int>) {
        graph = ArcGraph(arcs: arcs, stateCount: stateCount)
        self.kept = kept
    }

    /// The arcs that are left; states keep their numbers.
    mutating func result() -> [Automaton.Arc] {
        var stateOf: [[Int]: Int] = [:]
        // Where a great choice begins hardly a second state has the same; comparing them would take most of the time.
        var work = graph.outgoing.indices.filter {
            (1...Self.mostArcs).contains(graph.outgoing[$0].count) && !kept.contains($0)
        }
        var isWaiting = Array(repeating: false, count: graph.outgoing.count)
        for state in work { isWaiting[state] = true }
        while let state = work.popLast() {
            isWaiting[state] = false
            guard (1...Self.mostArcs).contains(graph.outgoing[state].count) else { continue }
            let future = future(of: state)
            guard let twin = stateOf[future], twin != state, self.future(of: twin) == future else {
                stateOf[future] = state
                continue
            }
            // What came before the state may by now be alike, too.
            for before in Set(graph.incoming[state].filter { !graph.isGone[$0] }.map { graph.arcs[$0].from })
                .subtracting(kept).sorted()
            where !isWaiting[before] {
                isWaiting[before] = true
                work.insert(before, at: 0)
            }
            join(state, to: twin)
        }
        return graph.left
    }

    private mutating func join(_ state: Int, to twin: Int) {
        for index in graph.outgoing[state] {
            graph.isGone[index] = true
        }
        for index in graph.incoming[state] where !graph.isGone[index] {
            graph.arcs[index].to = twin
            graph.incoming[twin].append(index)
        }
        graph.outgoing[state] = []
        graph.incoming[state] = []
    }

    /// All that can be said from a state, as numbers that are equal where it is.
    private func future(of state: Int) -> [Int] {
        let sorted = graph.outgoing[state].sorted {
            (graph.arcs[$0].word, graph.arcs[$0].to, $0) < (graph.arcs[$1].word, graph.arcs[$1].to, $1)
        }
        return sorted.flatMap { index -> [Int] in
            let arc = graph.arcs[index]
            let markers = arc.before.map(Self.number) + [Int.min] + arc.after.map(Self.number)
            return [arc.word, arc.to, Int(bitPattern: UInt(arc.weight.bitPattern))] + markers
        }
    }

    private static func number(_ marker: Automaton.Marker) -> Int {
        switch marker {
        case .open(let name): name
        case .close: -1
        }
    }
}
