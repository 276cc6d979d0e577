/// A folder, measured with one grammar under one condition.
public struct Score: Sendable {
    /// The folder's name.
    public let corpus: String
    /// What might be heard.
    public let grammar: EvaluationGrammar
    /// With which noise.
    public let condition: Condition
    /// Every recording that could be heard, in the folder's order.
    public let trials: [Trial]
    /// Everything that could not.
    public let faults: [Corpus.Fault]
    /// Processor time of recognition on all cores together, in seconds, reading and mixing not counted.
    public let decodingSeconds: Double
    /// Time from nothing to a recogniser that is ready: model, lexicon, grammar; in seconds of the wall clock.
    public let startSeconds: Double

    /// Sound that was heard, padding included, in seconds.
    public var audioSeconds: Double { trials.reduce(0) { $0 + $1.seconds } }

    /// Processor time in relation to the length of the sound: the load of one core.
    public var realTimeFactor: Double { audioSeconds > 0 ? decodingSeconds / audioSeconds : 0 }

    /// Word errors of all recordings that have words; for `commands`, of those whose text is a command.
    public var words: WordErrors { Self.words(of: trials) }

    /// Sentences of which at least one word is wrong; for `commands`, of those that are commands.
    public var sentences: Rate { Self.sentences(of: trials) }

    /// The speakers, each with their recordings, by name.
    public var speakers: [(name: String, trials: [Trial])] {
        Dictionary(grouping: trials, by: \.speaker).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Recordings in which no sentence was found, by the reason.
    public var unheard: [(reason: String, count: Int)] {
        Dictionary(grouping: trials.compactMap(\.unheard), by: { "\($0)" })
            .map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
    }

    /// The verdicts of `commands`.
    public var verdicts: [Verdict] { trials.compactMap(\.verdict) }

    static func words(of trials: [Trial]) -> WordErrors {
        trials.filter(\.isReference).reduce(WordErrors()) { $0 + WordErrors(said: $1.said, heard: $1.heard) }
    }

    static func sentences(of trials: [Trial]) -> Rate {
        let judged = trials.filter(\.isReference)
        return Rate(judged.count { $0.said != $0.heard }, of: judged.count)
    }
}

extension Trial {
    /// Whether its words can be right or wrong: it has some, and they are of the grammar.
    fileprivate var isReference: Bool { !said.isEmpty && (verdict == nil || verdict?.expected != nil) }
}
