/// What a stricter or looser threshold would do: false accepts against false rejects.
public struct ThresholdCurve: Hashable, Sendable {
    /// The score at one threshold.
    public struct Point: Hashable, Sendable {
        /// The least confidence that is taken, 0…1.
        public let threshold: Double
        /// What follows from it.
        public let score: CommandScore
    }

    /// From loose to strict, in steps of one hundredth.
    public let points: [Point]

    /// The curve of verdicts.
    public init(_ verdicts: [Verdict]) {
        points = (0...100).map {
            let threshold = Double($0) / 100
            return Point(
                threshold: threshold, score: CommandScore(verdicts, limits: ConfidenceLimits(refusedBelow: threshold)))
        }
    }

    /// The loosest point at which at most this share of foreign sounds is done; nil where none is strict enough.
    public func point(executingAtMost share: Double) -> Point? {
        points.first { ($0.score.foreignExecuted.value ?? 0) <= share }
    }
}
