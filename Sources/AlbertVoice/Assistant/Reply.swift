/// What Albert answers to one sentence.
public struct Reply: Sendable {
    /// How a sentence ended.
    public enum Outcome: Hashable, Sendable {
        /// It was done, or answered.
        case done
        /// Something has to be answered first; nothing was changed.
        case asked
        /// It was not understood or cannot be done; nothing was changed.
        case refused
    }

    /// How the sentence ended.
    public let outcome: Outcome
    /// The sentence for people, and the way back.
    public internal(set) var toast: Toast
    /// What was understood of the sentence.
    public let understanding: Understanding
    /// Lines of a list that was asked for; none otherwise.
    public var list: [String] = []
    /// Why it was refused; nil where it was not.
    public var refusal: Refusal?
}

extension Reply {
    /// The same, done: nobody waits for the answer to its question.
    public init(unasked reply: Reply) {
        self.init(
            outcome: .done, toast: reply.toast, understanding: reply.understanding, list: reply.list,
            refusal: reply.refusal)
    }
}
