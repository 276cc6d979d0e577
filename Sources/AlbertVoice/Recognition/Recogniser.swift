/// Turns an utterance into words.
public protocol Recogniser: Sendable {
    /// The best sentence of the grammar for these samples (16 kHz, mono), or the reason why there is none.
    func recognise(_ samples: [Int16]) async throws(RecognitionError) -> Hypothesis
}
