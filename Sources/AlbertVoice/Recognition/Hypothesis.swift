/// What the recogniser heard.
public struct Hypothesis: Hashable, Sendable {
    /// The words, lower case; none where no sentence of the grammar was heard.
    public var words: [String]
    /// How sure the recogniser is, 0…1.
    public var confidence: Double

    /// Words and how sure they are.
    public init(words: [String], confidence: Double) {
        self.words = words
        self.confidence = confidence
    }

    /// The words with spaces between them.
    public var text: String { words.joined(separator: " ") }
}
