/// The words of the best sentence, however unsure, how sure it is, 0…1, and what that comes from.
typealias Heard = (words: [String], confidence: Double, margins: Verdict.Margins?)

/// Listens to one recording at a time while recordings are measured.
protocol Ear: Sendable {
    /// Decodes it.
    func listen(to samples: [Int16]) async throws(RecognitionError) -> Heard
}

/// Hears with the product's recogniser, all of it: span of speech, dither, grammar, comparison with free phones.
extension SphinxRecogniser: Ear {
    func listen(to samples: [Int16]) async throws(RecognitionError) -> Heard {
        let hypothesis = try await hear(samples)
        return (hypothesis.words, hypothesis.confidence, Verdict.Margins(hypothesis))
    }
}

/// Hears with a folder's own grammar: acoustic model, lexicon and search alone, every word taken.
actor CorpusEar: Ear {
    private let executor = QueueExecutor(label: "albert.evaluate")
    private let decoder: SphinxDecoder

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Loads the model and installs a grammar.
    ///
    /// - Throws: `RecognitionError.wordsWithoutPhones` or `.model`.
    init(
        model: ModelFolder, automaton: Automaton, lexicon: Lexicon, options: SphinxOptions
    ) throws(RecognitionError) {
        let dictionary = try model.dictionary(of: automaton.vocabulary, in: lexicon)
        let decoder = try SphinxDecoder(model: model, dictionary: dictionary, options: options)
        try decoder.install(automaton, variants: dictionary.map(\.variants.count))
        self.decoder = decoder
    }

    func listen(to samples: [Int16]) throws(RecognitionError) -> Heard {
        (decoder.decode(Dither.add(to: samples)).filter { !$0.isSilence }.map(\.word), 1, nil)
    }
}
