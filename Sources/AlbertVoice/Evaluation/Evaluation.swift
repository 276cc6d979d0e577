import Foundation

/// Measures folders of recordings: how they are padded and mixed, how many at a time.
public struct Evaluation: Sendable {
    /// What is put around every recording.
    public var padding = Padding()
    /// Seed of everything random.
    public var seed: UInt64 = 1
    /// How many recordings are heard at a time, each with a recogniser of its own; 1 and more.
    public var jobs = 1
    /// How `closed` and `loop` search.
    public var search = SearchSettings()
    /// The model's folder.
    public let model: ModelFolder
    /// Says every word.
    public let lexicon: Lexicon

    /// An evaluation of a model with a lexicon.
    public init(model: ModelFolder, lexicon: Lexicon) {
        self.model = model
        self.lexicon = lexicon
    }

    /// Measures a folder with a grammar of its own sentences or words.
    ///
    /// Sentences with a word nobody can say become faults.
    ///
    /// - Parameters:
    ///   - corpus: The folder.
    ///   - grammar: `closed` or `loop`.
    ///   - condition: With which noise.
    ///   - progress: Called after every recording, from any thread.
    /// - Returns: What was heard, and what could not be.
    /// - Throws: `RecognitionError.model` where the model cannot be used.
    public func measure(
        _ corpus: Corpus, grammar: EvaluationGrammar, condition: Condition, progress: @escaping @Sendable () -> Void
    ) async throws -> Score {
        let begin = ContinuousClock.now
        let said = corpus.recordings.map { SpokenText.words(of: $0.text ?? "") }
        let unsayable = Set(said.joined()).filter { lexicon.pronunciation(of: $0) == nil }
        let faults = said.map { Self.fault(of: $0, unsayable) }
        guard let automaton = grammar.automaton(for: zip(said, faults).map { $1 == nil ? $0 : [] }) else {
            throw RecognitionError.notUnderstood
        }
        let ears: [any Ear] = try (0..<jobs).map { _ in
            try CorpusEar(model: model, automaton: automaton, lexicon: lexicon, options: search.options)
        }
        let session = Session(evaluation: self, corpus: corpus, condition: condition, progress: progress)
        return try await session.run(
            grammar, ears, startSeconds: begin.duration(to: .now) / .seconds(1)
        ) { index, heard in
            if let fault = faults[index] { return .failure(fault) }
            return .success((said[index], heard.words, nil))
        }
    }

    /// Measures a folder as commands, with all that the product does.
    ///
    /// - Parameters:
    ///   - corpus: The folder; recordings whose text is no command should be refused.
    ///   - ears: Who listens; the same for all folders.
    ///   - speaker: Who speaks.
    ///   - moment: When.
    ///   - condition: With which noise.
    ///   - progress: Called after every recording, from any thread.
    /// - Returns: What was heard, and what could not be.
    /// - Throws: `RecognitionError` where the model cannot be used.
    public func measureCommands(
        _ corpus: Corpus, with ears: CommandEars, speaker: Member, moment: Moment, condition: Condition,
        progress: @escaping @Sendable () -> Void
    ) async throws -> Score {
        let understander = ears.understander
        let session = Session(evaluation: self, corpus: corpus, condition: condition, progress: progress)
        return try await session.run(.commands, ears.recognisers, startSeconds: ears.startSeconds) { index, heard in
            let text = corpus.recordings[index].text ?? ""
            let expected = understander.understand(text, from: speaker, at: moment)
            let understood = understander.understand(heard.words.joined(separator: " "), from: speaker, at: moment)
            let verdict = Verdict(
                expected: text.isEmpty ? nil : Meaning(expected, at: moment), heard: Meaning(understood, at: moment),
                confidence: heard.confidence, margins: heard.margins)
            let said = verdict.expected == nil ? SpokenText.words(of: text) : expected.words
            return .success((said, heard.words, verdict))
        }
    }

    /// Why a sentence cannot be measured; nil where it can.
    private static func fault(of words: [String], _ unsayable: Set<String>) -> Session.Silence? {
        if words.isEmpty { return .init(sentence: "It has no text.") }
        let unknown = words.filter(unsayable.contains)
        guard !unknown.isEmpty else { return nil }
        return .init(sentence: "Nobody can say how to pronounce \(unknown.joined(separator: ", ")).")
    }
}
