/// Whether a recording is somebody reading a certain sentence of several.
///
/// A decoder that knows one sentence hears it in everything, and its margin alone let other sentences pass; so the sentence
/// has to win against all others that are read.
public struct ReadingCheck: Sendable {
    private let recogniser: SphinxRecogniser

    /// How sure the sentence must be.
    private static let leastConfidence = 0.5

    /// For these sentences, each a list of words.
    ///
    /// - Throws: `RecognitionError.wordsWithoutPhones` or `.model`.
    public init(of sentences: [[String]], model: ModelFolder, lexicon: Lexicon) throws(RecognitionError) {
        let read = Automaton(sentences.map { ("read", .sequence($0.map(Phrase.word))) })
        recogniser = try SphinxRecogniser(model: model, automaton: read, lexicon: lexicon)
    }

    /// Whether exactly these words were read.
    ///
    /// - Throws: As `SphinxRecogniser.hear`; `.notUnderstood` where none of the sentences fits the sound.
    public func isRead(_ words: [String], in samples: [Int16]) async throws(RecognitionError) -> Bool {
        let heard = try await recogniser.hear(samples)
        return heard.words == words && heard.confidence >= Self.leastConfidence
    }
}
