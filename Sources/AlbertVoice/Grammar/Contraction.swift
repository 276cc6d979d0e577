/// Removes silent arcs where that leaves the sentences as they are.
///
/// Silent arcs cost PocketSphinx a closure over all of them, and markers of slots would need one each. Where a silent
/// arc is the only way out of its first state or the only way into its second, the two states are one; its markers
/// move to the arcs that came in or go out. States without a way from the start or to the end are left out.
struct Contraction {
    private var arcs: [Automaton.Arc]
    private var isGone: [Bool]
    private var outgoing: [[Int]]
    private var incoming: [[Int]]
    private let kept: Set<Int>

    /// The arcs of an automaton with `stateCount` states; the states in `kept` stay as they are.
    init(arcs: [Automaton.Arc], stateCount: Int, kept: Set<Int>) {
        self.arcs = arcs
        self.kept = kept
        isGone = Array(repeating: false, count: arcs.count)
        outgoing = Array(repeating: [], count: stateCount)
        incoming = Array(repeating: [], count: stateCount)
        for (index, arc) in arcs.enumerated() {
            outgoing[arc.from].append(index)
            incoming[arc.to].append(index)
        }
    }

    /// The arcs that are left, with states numbered anew, and the new number of every state that is left.
    mutating func result() -> (arcs: [Automaton.Arc], stateOf: [Int: Int]) {
        var work = Array(arcs.indices)
        while let index = work.popLast() {
            guard !isGone[index], arcs[index].word == Automaton.Arc.silent else { continue }
            let (from, to) = (arcs[index].from, arcs[index].to)
            if from == to {
                if arcs[index].before.isEmpty { remove(index) }
            } else if outgoing[from].count == 1, !kept.contains(from) {
                work += mergeBackward(index)
            } else if incoming[to].count == 1, !kept.contains(to) {
                work += mergeForward(index)
            }
        }
        return renumbered()
    }

    private mutating func remove(_ index: Int) {
        isGone[index] = true
        outgoing[arcs[index].from].removeAll { $0 == index }
        incoming[arcs[index].to].removeAll { $0 == index }
    }

    /// The first state has no other way out: what led there now leads to the second.
    private mutating func mergeBackward(_ index: Int) -> [Int] {
        let silent = arcs[index]
        remove(index)
        let moved = incoming[silent.from]
        for arrival in moved {
            arcs[arrival].to = silent.to
            arcs[arrival].weight *= silent.weight
            if arcs[arrival].word == Automaton.Arc.silent {
                arcs[arrival].before += silent.before
            } else {
                arcs[arrival].after += silent.before
            }
        }
        incoming[silent.to] += moved
        incoming[silent.from] = []
        return moved + incoming[silent.to]
    }

    /// The second state has no other way in: what left it now leaves the first.
    private mutating func mergeForward(_ index: Int) -> [Int] {
        let silent = arcs[index]
        remove(index)
        let moved = outgoing[silent.to]
        for departure in moved {
            arcs[departure].from = silent.from
            arcs[departure].weight *= silent.weight
            arcs[departure].before = silent.before + arcs[departure].before
        }
        outgoing[silent.from] += moved
        outgoing[silent.to] = []
        return moved + outgoing[silent.from]
    }

    private func renumbered() -> (arcs: [Automaton.Arc], stateOf: [Int: Int]) {
        let left = arcs.indices.filter { !isGone[$0] }.map { arcs[$0] }
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
