extension Automaton {
    /// Compiles named phrases, one a command, into one automaton.
    public init(_ commands: [(name: String, phrase: Phrase)]) {
        var compiler = Compiler()
        for command in commands {
            compiler.add(
                .slot(command.name, command.phrase), from: Compiler.start, to: Compiler.end,
                weight: 1 / Double(commands.count))
            compiler.commands.append(compiler.index(ofName: command.name))
        }
        self = compiler.automaton()
    }
}

/// Turns phrases into arcs between given states, so that a word needs just one arc and a choice no state of its own.
private struct Compiler {
    static let start = 0
    static let end = 1

    var stateCount = 2
    var arcs: [Automaton.Arc] = []
    var commands: [Int] = []
    var vocabulary: [String] = []
    var indexOfWord: [String: Int] = [:]
    var names: [String] = []
    var indexOfName: [String: Int] = [:]

    mutating func newState() -> Int {
        stateCount += 1
        return stateCount - 1
    }

    /// Adds arcs that say a phrase; `weight` is the share of the sentences that come this way.
    mutating func add(_ phrase: Phrase, from: Int, to: Int, weight: Double = 1) {
        switch phrase {
        case .word(let word):
            arcs.append(.init(from: from, to: to, word: index(of: word), weight: weight))
        case .sequence(let parts):
            addSequence(parts, from: from, to: to, weight: weight)
        case .choice(let branches):
            for branch in branches { add(branch, from: from, to: to, weight: weight / Double(branches.count)) }
        case .option(let inner):
            add(inner, from: from, to: to, weight: weight * Phrase.optionWeight)
            addSilent(from: from, to: to, weight: weight * (1 - Phrase.optionWeight))
        case .loop(let inner):
            let hub = newState()
            addSilent(from: from, to: hub, weight: weight)
            add(inner, from: hub, to: hub, weight: Phrase.againWeight)
            addSilent(from: hub, to: to, weight: 1 - Phrase.againWeight)
        case .list(let item, let separator):
            let (before, after) = (newState(), newState())
            addSilent(from: from, to: before, weight: weight)
            add(item, from: before, to: after)
            add(separator, from: after, to: before, weight: Phrase.againWeight)
            addSilent(from: after, to: to, weight: 1 - Phrase.againWeight)
        case .rare(let inner):
            let entrance = newState()
            addSilent(from: from, to: entrance, weight: weight * Phrase.rareWeight)
            add(inner, from: entrance, to: to)
        case .slot(let name, let inner):
            let inside = (newState(), newState())
            addSilent(from: from, to: inside.0, .open(index(ofName: name)), weight: weight)
            add(inner, from: inside.0, to: inside.1)
            addSilent(from: inside.1, to: to, .close)
        case .anyOrder(let order):
            addAnyOrder(order, from: from, to: to, weight: weight)
        }
    }

    mutating func addSilent(from: Int, to: Int, _ marker: Automaton.Marker? = nil, weight: Double = 1) {
        arcs.append(
            .init(from: from, to: to, word: Automaton.Arc.silent, weight: weight, before: marker.map { [$0] } ?? []))
    }

    private mutating func addSequence(_ parts: [Phrase], from: Int, to: Int, weight: Double) {
        guard let last = parts.last else { return addSilent(from: from, to: to, weight: weight) }
        var (here, share) = (from, weight)
        for part in parts.dropLast() {
            let next = newState()
            add(part, from: here, to: next, weight: share)
            (here, share) = (next, 1)
        }
        add(last, from: here, to: to, weight: share)
    }

    /// One state for every set of items said so far that the rules allow.
    private mutating func addAnyOrder(_ order: AnyOrder, from: Int, to: Int, weight: Double) {
        var stateOfSet: [Set<Int>: Int] = [[]: newState()]
        var open: [Set<Int>] = [[]]
        addSilent(from: from, to: stateOfSet[[]] ?? from, weight: weight)
        while let said = open.popLast() {
            guard let state = stateOfSet[said] else { continue }
            let next = order.items.indices.filter { !said.contains($0) && said.isSuperset(of: order.items[$0].after) }
            let mayEnd = order.complete.contains(where: said.isSuperset(of:))
            let share = 1 / Double(next.count + (mayEnd ? 1 : 0))
            add(.rare(order.filler), from: state, to: state)
            if mayEnd { addSilent(from: state, to: to, weight: share) }
            for index in next {
                let reached = said.union([index])
                if stateOfSet[reached] == nil {
                    stateOfSet[reached] = newState()
                    open.append(reached)
                }
                add(order.items[index].phrase, from: state, to: stateOfSet[reached] ?? state, weight: share)
            }
        }
    }

    private mutating func index(of word: String) -> Int {
        if let index = indexOfWord[word] { return index }
        indexOfWord[word] = vocabulary.count
        vocabulary.append(word)
        return vocabulary.count - 1
    }

    mutating func index(ofName name: String) -> Int {
        if let index = indexOfName[name] { return index }
        indexOfName[name] = names.count
        names.append(name)
        return names.count - 1
    }

    func automaton() -> Automaton {
        let kept: Set = [Self.start, Self.end]
        var first = Contraction(arcs: arcs, stateCount: stateCount, kept: kept)
        let plain = first.result()
        let places = Set(kept.compactMap { plain.stateOf[$0] })
        var minimisation = Minimisation(arcs: plain.arcs, stateCount: plain.stateOf.count, kept: places)
        var contraction = Contraction(arcs: minimisation.result(), stateCount: plain.stateOf.count, kept: places)
        let (arcs, stateOf) = contraction.result()
        var automaton = Automaton()
        automaton.vocabulary = vocabulary
        automaton.indexOfWord = indexOfWord
        automaton.names = names
        automaton.commands = commands
        func place(_ state: Int) -> Int? { plain.stateOf[state].flatMap { stateOf[$0] } }
        automaton.start = place(Self.start) ?? 0
        automaton.end = place(Self.end) ?? 0
        automaton.install(arcs, stateCount: stateOf.count)
        return automaton
    }
}

extension Automaton {
    /// Sorts arcs by state, silent ones first, then by word, and notes where each state's begin.
    fileprivate mutating func install(_ unsorted: [Arc], stateCount: Int) {
        let order = unsorted.indices.sorted { left, right in
            let (a, b) = (unsorted[left], unsorted[right])
            return (a.from, a.word, left) < (b.from, b.word, right)
        }
        arcs = order.map { unsorted[$0] }
        firstArc = Array(repeating: 0, count: stateCount + 1)
        for arc in arcs { firstArc[arc.from + 1] += 1 }
        for state in 0..<stateCount { firstArc[state + 1] += firstArc[state] }
    }
}
