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
    /// What the confidence comes from: margins in log units a frame of 10 ms, and the distance of speech from the room.
    public let margins: Margins?

    /// The margins of an utterance.
    public struct Margins: Hashable, Sendable {
        /// Of the whole utterance.
        public let whole: Double
        /// Of the worst word that is long enough to judge; that of the whole where there is none.
        public let worst: Double
        /// How far speech lies above the room, dB.
        public let distance: Double
    }

    /// A verdict.
    public init(expected: Meaning?, heard: Meaning?, confidence: Double, margins: Margins? = nil) {
        self.margins = margins
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

extension Verdict.Margins {
    /// Those of what was heard; nil where the recogniser gave none.
    init?(_ hypothesis: Hypothesis) {
        guard let whole = hypothesis.margin, whole.isFinite else { return nil }
        self.whole = whole
        distance = hypothesis.measures?.levels.signalToNoise ?? 0
        worst = hypothesis.segments.compactMap(\.margin).min() ?? whole
    }
}
