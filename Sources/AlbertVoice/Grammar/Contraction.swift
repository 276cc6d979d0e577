/// Removes silent arcs where that leaves the sentences as they are.
///
/// Silent arcs cost PocketSphinx a closure over all of them, and markers of slots would need one each. Where a silent
/// arc is the only way out of its first state or the only way into its second, the two states are one; its markers
/// move to the arcs that came in or go out. States without a way from the start or to the end are left out.
struct Contraction {
    private var graph: ArcGraph
    private let kept: Set<Int>

    /// The arcs of an automaton with `stateCount` states; the states in `kept` stay as they are.
    init(arcs: [Automaton.Arc], stateCount: Int, kept: Set<Int>) {
        graph = ArcGraph(arcs: arcs, stateCount: stateCount)
        self.kept = kept
    }

    /// The arcs that are left, with states numbered anew, and the new number of every state that is left.
    mutating func result() -> (arcs: [Automaton.Arc], stateOf: [Int: Int]) {
        var work = Array(graph.arcs.indices)
        while let index = work.popLast() {
            guard !graph.isGone[index], graph.arcs[index].word == Automaton.Arc.silent else { continue }
            let (from, to) = (graph.arcs[index].from, graph.arcs[index].to)
            if from == to {
                if graph.arcs[index].before.isEmpty { remove(index) }
            } else if graph.outgoing[from].count == 1, !kept.contains(from) {
                work += mergeBackward(index)
            } else if graph.incoming[to].count == 1, !kept.contains(to) {
                work += mergeForward(index)
            }
        }
        return renumbered()
    }

    private mutating func remove(_ index: Int) {
        graph.isGone[index] = true
        graph.outgoing[graph.arcs[index].from].removeAll { $0 == index }
        graph.incoming[graph.arcs[index].to].removeAll { $0 == index }
    }

    /// The first state has no other way out: what led there now leads to the second.
    private mutating func mergeBackward(_ index: Int) -> [Int] {
        let silent = graph.arcs[index]
        remove(index)
        let moved = graph.incoming[silent.from]
        for arrival in moved {
            graph.arcs[arrival].to = silent.to
            graph.arcs[arrival].weight *= silent.weight
            if graph.arcs[arrival].word == Automaton.Arc.silent {
                graph.arcs[arrival].before += silent.before
            } else {
                graph.arcs[arrival].after += silent.before
            }
        }
        graph.incoming[silent.to] += moved
        graph.incoming[silent.from] = []
        return moved + graph.incoming[silent.to]
    }

    /// The second state has no other way in: what left it now leaves the first.
    private mutating func mergeForward(_ index: Int) -> [Int] {
        let silent = graph.arcs[index]
        remove(index)
        let moved = graph.outgoing[silent.to]
        for departure in moved {
            graph.arcs[departure].from = silent.from
            graph.arcs[departure].weight *= silent.weight
            graph.arcs[departure].before = silent.before + graph.arcs[departure].before
        }
        graph.outgoing[silent.from] += moved
        graph.outgoing[silent.to] = []
        return moved + graph.outgoing[silent.from]
    }

    private func renumbered() -> (arcs: [Automaton.Arc], stateOf: [Int: Int]) {
        let left = graph.left
        let states = Set(left.flatMap { [$0.from, $0.to] }).union(kept).sorted()
        let stateOf = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
        let renamed = left.map { arc in
            var arc = arc
            arc.from = stateOf[arc.from] ?? arc.from
            arc.to = stateOf[arc.to] ?? arc.to
            return arc
        }
        return (renamed, stateOf)
    }
}
