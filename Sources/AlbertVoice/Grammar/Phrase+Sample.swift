extension Phrase {
    /// A sentence the phrase can say, as somebody might say it.
    ///
    /// Drawn along the phrase rather than its automaton: there a choice of three hundred titles would outweigh every way to
    /// do without one. What may be left out is, half of the time; branches of a choice are equally likely; what is `rare`
    /// comes one time in ten.
    ///
    /// - Parameter random: The source of randomness; equal sources draw equal sentences.
    /// - Returns: The words; none where nothing need be said.
    public func sample(using random: inout some RandomNumberGenerator) -> [String] {
        switch self {
        case .word(let word): return [word]
        case .sequence(let parts): return parts.flatMap { $0.sample(using: &random) }
        case .choice(let branches): return Self.branch(of: branches, using: &random)?.sample(using: &random) ?? []
        case .option(let inner):
            return Self.chance(inner.isRare ? 0.1 : 0.5, &random) ? inner.sample(using: &random) : []
        case .loop(let inner):
            var words: [String] = []
            while Self.chance(inner.isRare ? 0.1 : 0.3, &random) { words += inner.sample(using: &random) }
            return words
        case .list(let item, let separator):
            var words = item.sample(using: &random)
            while Self.chance(0.2, &random) { words += separator.sample(using: &random) + item.sample(using: &random) }
            return words
        case .rare(let inner), .slot(_, let inner): return inner.sample(using: &random)
        case .anyOrder(let order): return order.sample(using: &random)
        }
    }

    /// Whether it is marked as said seldom.
    private var isRare: Bool { if case .rare = self { true } else { false } }

    private static func branch(of branches: [Phrase], using random: inout some RandomNumberGenerator) -> Phrase? {
        let usual = branches.filter { !$0.isRare }
        let seldom = branches.filter(\.isRare)
        guard !usual.isEmpty, !seldom.isEmpty else { return branches.randomElement(using: &random) }
        return (chance(0.1, &random) ? seldom : usual).randomElement(using: &random)
    }

    fileprivate static func chance(_ probability: Double, _ random: inout some RandomNumberGenerator) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }
}

extension AnyOrder {
    /// One complete set of items and sometimes another item, in an order the rules allow.
    fileprivate func sample(using random: inout some RandomNumberGenerator) -> [String] {
        var wanted = complete.randomElement(using: &random) ?? []
        for index in items.indices where Phrase.chance(0.3, &random) { wanted.insert(index) }
        var said: Set<Int> = []
        var words: [String] = []
        while true {
            let possible = wanted.subtracting(said).sorted().filter { said.isSuperset(of: items[$0].after) }
            guard let next = possible.randomElement(using: &random) else { return words }
            if Phrase.chance(0.1, &random) { words += filler.sample(using: &random) }
            words += items[next].phrase.sample(using: &random)
            said.insert(next)
        }
    }
}
