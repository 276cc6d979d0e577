import Foundation

/// Sentences of the grammar drawn for recordings: spread over all commands, none twice, the same for a seed.
///
/// Every sentence is one that the automaton says and `understand` takes. Each command gets turns in a round: as many as the
/// arcs of its automaton have decimal places less one, so that „Zahnarzt für Lena am Freitag“, which can be said in
/// many ways, comes more often than „Vergiss es“, and no command is left out.
///
/// ```swift
/// let sentences = CommandSamples(understander, from: anna, at: moment).draw(1_000, seed: 1).map(\.sentence)
/// ```
public struct CommandSamples: Sendable {
    /// A sentence and the command it belongs to.
    public struct Sample: Hashable, Sendable {
        /// The sentence as it is spoken, lower case.
        public let sentence: String
        /// The intent's name, „addEvent“.
        public let intent: String
    }

    /// The most words of a sentence; what is longer nobody says in one breath.
    public static let longest = 14

    private let understander: Understander
    private let speaker: Member
    private let moment: Moment
    private let sources: [(name: String, automaton: Automaton, turns: Int)]

    /// Samples of what an understander takes from a speaker at a moment.
    public init(_ understander: Understander, from speaker: Member, at moment: Moment) {
        self.understander = understander
        self.speaker = speaker
        self.moment = moment
        sources = understander.german.commands.map { command in
            let automaton = Automaton([(command.name, Courtesies.around(command.phrase))])
            return (command.name, automaton, max(1, Int(log10(Double(automaton.arcCount)))))
        }
    }

    /// So many sentences; fewer only where the commands have no more to say.
    public func draw(_ count: Int, seed: UInt64) -> [Sample] {
        var random = SeededRandom(seed: seed)
        var seen: Set<String> = []
        var drawn: [Sample] = []
        var open = Array(sources.indices)
        while drawn.count < count, !open.isEmpty {
            for index in open {
                for _ in 0..<sources[index].turns where drawn.count < count {
                    if let sample = draw(from: index, unlike: &seen, using: &random) {
                        drawn.append(sample)
                    } else {
                        open.removeAll { $0 == index }
                    }
                }
            }
        }
        return drawn
    }

    /// A new sentence of one command; nil where many draws bring nothing new.
    private func draw(from index: Int, unlike seen: inout Set<String>, using random: inout SeededRandom) -> Sample? {
        let (name, automaton, _) = sources[index]
        for _ in 0..<Self.patience {
            let words = automaton.sample(using: &random)
            let sentence = words.joined(separator: " ")
            guard words.count <= Self.longest, !seen.contains(sentence),
                let intent = intent(of: sentence, asCommand: name)
            else { continue }
            seen.insert(sentence)
            return Sample(sentence: sentence, intent: intent)
        }
        return nil
    }

    /// The intent's name where the command takes the sentence; one command may say several things.
    private func intent(of sentence: String, asCommand name: String) -> String? {
        let understanding = understander.understand(sentence, from: speaker, at: moment)
        return understanding.reading?.match.name == name ? understanding.intentName : nil
    }

    /// Draws without anything new after which a command is left out.
    private static let patience = 400
}
