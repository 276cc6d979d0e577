/// What became of a recording that was heard as a command.
public struct Verdict: Hashable, Sendable {
    /// What the product does with a recording.
    public enum Outcome: Hashable, Sendable {
        /// It did what it understood.
        case executed
        /// It asked back, and did nothing yet.
        case asked
        /// It did not understand.
        case refused
    }

    /// What the reference text means; nil where it is no command.
    public let expected: Meaning?
    /// What was understood, however unsure; nil where nothing was.
    public let heard: Meaning?
    /// How sure the recogniser was, 0…1.
    public let confidence: Double

    /// A verdict.
    public init(expected: Meaning?, heard: Meaning?, confidence: Double) {
        self.expected = expected
        self.heard = heard
        self.confidence = confidence
    }

    /// Whether intent and every slot are those of the reference; never of what is no command.
    public var isRight: Bool { expected != nil && expected == heard }

    /// Whether the intent is that of the reference.
    public var hasRightIntent: Bool { expected != nil && expected?.intent == heard?.intent }

    /// What the product does where it refuses what is less sure than one confidence and asks „Meintest du …?“ before it
    /// does something below another.
    public func outcome(at limits: ConfidenceLimits) -> Outcome {
        guard let heard, confidence >= limits.refusedBelow else { return .refused }
        if confidence < limits.askedBelow, !heard.isAnswer { return .asked }
        return heard.question == nil ? .executed : .asked
    }
}
