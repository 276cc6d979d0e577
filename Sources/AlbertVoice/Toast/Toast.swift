/// One sentence that reports what happened, with a way back.
public struct Toast: Hashable, Codable, Sendable {
    /// The sentence, with a full stop, never an exclamation mark.
    public var sentence: String
    /// Names the change that „Rückgängig“ takes back; nil where nothing was changed.
    public var undoToken: String?
    /// How long the toast stays, in seconds.
    public var seconds: Int

    /// A toast; it stays longer the more there is to read.
    public init(_ sentence: String, undoToken: String? = nil) {
        self.sentence = sentence
        self.undoToken = undoToken
        seconds = min(15, max(5, 3 + sentence.count / 15))
    }
}
