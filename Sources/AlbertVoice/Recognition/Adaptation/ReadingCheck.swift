/// Whether a recording is somebody reading a certain sentence.
public struct ReadingCheck: Sendable {
    private let model: ModelFolder
    private let lexicon: Lexicon

    /// For a model and how words are said.
    public init(model: ModelFolder, lexicon: Lexicon) {
        self.model = model
        self.lexicon = lexicon
    }

    /// How sure it is that exactly these words were read, 0…1.
    ///
    /// The words are aligned with the sound, which is then compared with a free sequence of phones.
    ///
    /// - Throws: As `SphinxRecogniser.hear`; `.notUnderstood` where the words do not fit the sound at all.
    public func confidence(_ samples: [Int16], words: [String]) async throws(RecognitionError) -> Double {
        let sentence = Automaton([("read", .sequence(words.map(Phrase.word)))])
        let recogniser = try SphinxRecogniser(model: model, automaton: sentence, lexicon: lexicon)
        return try await recogniser.hear(samples).confidence
    }
}
