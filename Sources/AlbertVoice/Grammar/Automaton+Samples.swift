extension Automaton {
    /// One sentence the automaton can say, drawn with the given source of randomness.
    public func sample(using random: inout some RandomNumberGenerator) -> [String] {
        var words: [String] = []
        var state = start
        while state != end {
            let choices = arcs(from: state)
            guard let arc = Self.draw(from: choices, using: &random) else { break }
            if arc.word != Arc.silent { words.append(vocabulary[arc.word]) }
            state = arc.to
        }
        return words
    }

    private static func draw(from arcs: ArraySlice<Arc>, using random: inout some RandomNumberGenerator) -> Arc? {
        var left = Double.random(in: 0..<max(arcs.reduce(0) { $0 + $1.weight }, .leastNonzeroMagnitude), using: &random)
        return arcs.first { arc in
            left -= arc.weight
            return left < 0
        } ?? arcs.last
    }
}

/// A small reproducible source of randomness: splitmix64 (Steele, Lea and Flood, 2014).
public struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// The same seed gives the same numbers.
    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
