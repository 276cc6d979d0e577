extension Automaton {
    /// All readings of a sentence, at most one a command; none where the automaton cannot say it.
    ///
    /// Where one command reads a sentence in two ways, the way whose arcs come first in the grammar is taken.
    public func matches(_ words: [String]) -> [Match] {
        var walk = Walk(self)
        for word in words {
            guard let index = indexOfWord[word], walk.advance(index) else { return [] }
        }
        return commands.indices.compactMap { walk.path(to: end, of: $0) }.map(tree)
    }

    /// How many of the first words the automaton can follow; all of them where the sentence is a possible beginning.
    public func followed(_ words: [String]) -> Int {
        var walk = Walk(self)
        for (count, word) in words.enumerated() {
            guard let index = indexOfWord[word], walk.advance(index) else { return count }
        }
        return words.count
    }

    /// Builds the tree of slots along a path; the root is the command.
    private func tree(_ path: [Arc]) -> Match {
        var open = [Match(name: "")]
        func pass(_ markers: [Marker]) {
            for marker in markers {
                switch marker {
                case .open(let name):
                    open.append(Match(name: names[name]))
                case .close where open.count > 1:
                    let closed = open.removeLast()
                    open[open.count - 1].children.append(closed)
                    open[open.count - 1].words += closed.words
                case .close:
                    break
                }
            }
        }
        for arc in path {
            pass(arc.before)
            if arc.word != Arc.silent { open[open.count - 1].words.append(vocabulary[arc.word]) }
            pass(arc.after)
        }
        return open[0].children.first ?? open[0]
    }
}

/// A breadth-first walk: all states a sentence can have reached, each with the first way there of each command.
///
/// Commands share states, „am Freitag“ ends many of them; so a state is remembered with the command it was reached in.
private struct Walk {
    private let automaton: Automaton
    private var steps: [(arc: Int, previous: Int)] = []
    private var reached: [Place] = []
    private var stamp: [Int32]
    private var position: Int32 = 1
    /// The place of a command in their list, by the number of its name.
    private let order: [Int: Int]

    /// Where a sentence can be; `command` is -1 as long as none was opened.
    private struct Place {
        var state: Int
        var step: Int
        var command: Int
    }

    init(_ automaton: Automaton) {
        self.automaton = automaton
        order = Dictionary(automaton.commands.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        stamp = Array(repeating: 0, count: automaton.stateCount * (order.count + 1))
        reach(Place(state: automaton.start, step: -1, command: -1))
        followSilent()
    }

    /// Takes one word; false where no state allows it.
    mutating func advance(_ word: Int) -> Bool {
        let before = reached
        reached.removeAll(keepingCapacity: true)
        position += 1
        for place in before {
            for arc in automaton.wordArcs(from: place.state, word: word) {
                take(arc, after: place)
            }
        }
        followSilent()
        return !reached.isEmpty
    }

    /// The arcs that lead to a state in a command, where the sentence can have reached it.
    func path(to state: Int, of command: Int) -> [Automaton.Arc]? {
        guard var step = reached.first(where: { $0.state == state && $0.command == command })?.step else { return nil }
        var path: [Automaton.Arc] = []
        while step >= 0 {
            path.append(automaton.arcs[steps[step].arc])
            step = steps[step].previous
        }
        return path.reversed()
    }

    private mutating func take(_ arc: Int, after place: Place) {
        let command = place.command >= 0 ? place.command : opened(by: automaton.arcs[arc])
        let next = Place(state: automaton.arcs[arc].to, step: steps.count, command: command)
        guard stamp[index(of: next)] != position else { return }
        steps.append((arc, place.step))
        reach(next)
    }

    /// The command that an arc opens; -1 where it opens none.
    private func opened(by arc: Automaton.Arc) -> Int {
        guard case .open(let name) = arc.before.first ?? arc.after.first else { return -1 }
        return order[name] ?? -1
    }

    private mutating func reach(_ place: Place) {
        stamp[index(of: place)] = position
        reached.append(place)
    }

    private func index(of place: Place) -> Int { place.state * (order.count + 1) + place.command + 1 }

    private mutating func followSilent() {
        var next = 0
        while next < reached.count {
            let place = reached[next]
            for arc in automaton.silentArcs(from: place.state) { take(arc, after: place) }
            next += 1
        }
    }
}

extension Automaton {
    /// Indices of the arcs of a state that say nothing.
    fileprivate func silentArcs(from state: Int) -> Range<Int> {
        firstArc[state]..<lowerBound(of: 0, in: state)
    }

    /// Indices of the arcs of a state that say a word.
    fileprivate func wordArcs(from state: Int, word: Int) -> Range<Int> {
        let first = lowerBound(of: word, in: state)
        var last = first
        while last < firstArc[state + 1], arcs[last].word == word { last += 1 }
        return first..<last
    }

    private func lowerBound(of word: Int, in state: Int) -> Int {
        var (low, high) = (firstArc[state], firstArc[state + 1])
        while low < high {
            let middle = (low + high) / 2
            if arcs[middle].word < word { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
