/// The sentences on which we are compared with other parsers: phrases of time, and commands of the grammar.
public struct PeerSentences: Sendable {
    /// Phrases of time: the examples of all rules, then what the grammar can say, „am freitag um halb vier“.
    public let times: [String]
    /// Commands, spread over all that Albert knows.
    public let commands: [String]

    /// So many of each; the same for a seed.
    public init(_ samples: CommandSamples, count: Int, seed: UInt64) {
        let examples = TimeRule.all.filter { $0.dimension == .time }.flatMap { $0.examples.map(\.said) }
        let phrase: Phrase = "\(TimeSlots.day.phrase) [\(TimeSlots.clock.phrase)] | \(TimeSlots.clock.phrase)"
        let automaton = Automaton([("time", phrase)])
        var random = SeededRandom(seed: seed)
        let drawn = (0..<count * 2).map { _ in automaton.sample(using: &random).joined(separator: " ") }
        times = Array((examples + drawn).unique.prefix(max(count, examples.unique.count)))
        commands = samples.draw(count, seed: seed).map(\.sentence)
    }
}
