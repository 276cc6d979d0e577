/// Why there is no hypothesis.
public enum RecognitionError: Error, Hashable, Sendable {
    /// Nobody spoke, or too quietly.
    case silence
    /// Somebody spoke or something sounded, but no sentence of the grammar is near enough.
    case notUnderstood
    /// The recording ends within speech.
    case cutOff
    /// The model cannot be used; the sentence names the file and what to do.
    case model(String)
    /// Words of the grammar without a pronunciation.
    case wordsWithoutPhones([String])
}
