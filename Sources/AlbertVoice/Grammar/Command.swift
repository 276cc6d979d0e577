/// One thing Albert can do: how it is said, what that means, and examples of both.
public struct Command: Sendable {
    /// The command's name, „addHomework“; unique within a language.
    public let name: String
    /// How it may be said.
    public let phrase: Phrase
    /// What a sentence of this phrase means.
    public let meaning: @Sendable (Match) -> Intent
    /// Sentences with their meaning: shown as help, run as tests.
    public let examples: [Example]
    /// Sentences that must not mean this.
    public let never: [String]

    /// A sentence and what it means.
    public struct Example: Sendable {
        /// The sentence, in words of the vocabulary.
        public let sentence: String
        /// Its meaning.
        public let intent: Intent

        /// A sentence and its meaning.
        public init(_ sentence: String, _ intent: Intent) {
            self.sentence = sentence
            self.intent = intent
        }
    }

    /// A command with at least three examples and one counter-example.
    public init(
        _ name: String, _ phrase: Phrase, examples: [Example], never: [String],
        meaning: @escaping @Sendable (Match) -> Intent
    ) {
        self.name = name
        self.phrase = phrase
        self.examples = examples
        self.never = never
        self.meaning = meaning
    }
}
