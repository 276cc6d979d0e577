/// Makes one state of states from which the same can be said, with the same markers and weights.
///
/// PocketSphinx looks at every state in every frame, and at every arc's phones; „den Müll rausbringen“ and „Müll
/// rausbringen“ need the end of the sentence only once, and „am Freitag um vier“ ends many commands. States are first
/// taken for the same all together, then told apart by what leaves them until nothing changes (Moore, 1956), so that
/// loops are compared, too.
struct Minimisation {
    private let graph: ArcGraph
    /// A number for word, weight and markers of each arc, equal where these are.
    private let labels: [Int]
    /// The class of each state; states of one class are the same.
    private var classes: [Int]
    private var classCount: Int

    /// The arcs of an automaton with `stateCount` states; the states in `kept` stay as they are.
    init(arcs: [Automaton.Arc], stateCount: Int, kept: Set<Int>) {
        graph = ArcGraph(arcs: arcs, stateCount: stateCount)
        var numbers: [Label: Int] = [:]
        labels = arcs.map { arc in
            let label = Label(word: arc.word, weight: arc.weight, before: arc.before, after: arc.after)
            return numbers.number(of: label)
        }
        classes = Array(repeating: 0, count: stateCount)
        classCount = 1
        for state in kept.sorted() {
            classes[state] = classCount
            classCount += 1
        }
    }

    /// What an arc says.
    private struct Label: Hashable {
        var word: Int
        var weight: Double
        var before: [Automaton.Marker]
        var after: [Automaton.Marker]
    }

    /// The arcs that are left; states keep their numbers.
    mutating func result() -> [Automaton.Arc] {
        tellApart()
        var first: [Int?] = Array(repeating: nil, count: classCount)
        for state in classes.indices where first[classes[state]] == nil { first[classes[state]] = state }
        var seen: Set<[Int]> = []
        return graph.arcs.indices.compactMap { index in
            var arc = graph.arcs[index]
            arc.to = first[classes[arc.to]] ?? arc.to
            guard first[classes[arc.from]] == arc.from else { return nil }
            return seen.insert([arc.from, labels[index], arc.to]).inserted ? arc : nil
        }
    }

    /// Splits classes until all states of each have the same ways out.
    private mutating func tellApart() {
        var changed = Set(classes.indices)
        while !changed.isEmpty {
            // Only a state with a way to one that changed its class can differ now from those it was like.
            let suspects = Set(changed.map { classes[$0] })
            var members: [Int: [Int]] = [:]
            for state in classes.indices where suspects.contains(classes[state]) {
                members[classes[state], default: []].append(state)
            }
            var moved: Set<Int> = []
            for (_, states) in members.sorted(by: { $0.key < $1.key }) where states.count > 1 { split(states, &moved) }
            changed = []
            for state in moved { changed.formUnion(graph.incoming[state].map { graph.arcs[$0].from }) }
        }
    }

    /// Gives the states of a class that differ from its first a class of their own.
    private mutating func split(_ states: [Int], _ moved: inout Set<Int>) {
        var classOf: [[Int]: Int] = [:]
        let old = classes[states[0]]
        let futures = states.map(future)
        for (state, future) in zip(states, futures) {
            if classOf.isEmpty { classOf[future] = old }
            if classOf[future] == nil {
                classOf[future] = classCount
                classCount += 1
            }
            guard let new = classOf[future], new != old else { continue }
            classes[state] = new
            moved.insert(state)
        }
    }

    /// All ways out of a state, as numbers that are equal where these are.
    private func future(of state: Int) -> [Int] {
        let ways = graph.outgoing[state].map { labels[$0] << 32 | classes[graph.arcs[$0].to] }.sorted()
        return ways.indices.filter { $0 == 0 || ways[$0] != ways[$0 - 1] }.map { ways[$0] }
    }
}

extension Dictionary where Value == Int {
    /// The number of a key; the next free one where it has none yet.
    fileprivate mutating func number(of key: Key) -> Int {
        if let number = self[key] { return number }
        self[key] = count
        return count - 1
    }
}
