import Testing

@testable import AlbertVoice

@Suite("Commands and what is none")
struct CommandScoreTests {
    private func meaning(_ sentence: String?) throws -> Meaning? {
        guard let sentence else { return nil }
        let understanding = try Sample.understander().understand(
            sentence, from: try Sample.member("Anna"), at: Sample.moment)
        return Meaning(understanding, at: Sample.moment)
    }

    private func verdict(_ said: String?, _ heard: String?, _ confidence: Double) throws -> Verdict {
        Verdict(expected: try meaning(said), heard: try meaning(heard), confidence: confidence)
    }

    private static let ripe = "zahnarzt für lena freitag um vier"
    private static let open = "zahnarzt für lena"

    /// Right, right slot missing, right but unsure, refused; a foreign sound done, one asked about, one left alone.
    private func verdicts() throws -> [Verdict] {
        [
            try verdict(Self.ripe, Self.ripe, 0.9), try verdict(Self.ripe, "zahnarzt für felix freitag um vier", 0.8),
            try verdict(Self.ripe, "was steht heute an", 0.8), try verdict("ja", "ja", 0.3), try verdict("ja", nil, 0),
            try verdict(nil, "was steht heute an", 0.6), try verdict(nil, "mathe seite zwei", 0.6),
            try verdict(nil, nil, 0),
        ]
    }

    @Test("every rate counts what its name says")
    func rates() throws {
        let score = CommandScore(try verdicts(), limits: ConfidenceLimits(refusedBelow: 0.5))
        #expect(score.right == Rate(1, of: 5))
        #expect(score.rightIntent == Rate(2, of: 5))
        #expect(score.refused == Rate(2, of: 5))
        #expect(score.rightRefused == Rate(1, of: 2))
        #expect(score.wrong == Rate(2, of: 5))
        #expect(score.foreignExecuted == Rate(1, of: 3))
        #expect(score.foreignAsked == Rate(1, of: 3))
    }

    @Test("a stricter threshold never does more of what is no command, nor less of refusing")
    func curve() throws {
        let points = ThresholdCurve(try verdicts()).points
        #expect(points.count == 101)
        for (loose, strict) in zip(points, points.dropFirst()) {
            #expect(strict.score.foreignExecuted.count <= loose.score.foreignExecuted.count)
            #expect(strict.score.refused.count >= loose.score.refused.count)
        }
        let curve = ThresholdCurve(try verdicts())
        #expect(curve.point(executingAtMost: 0)?.threshold == 0.61)
    }

    @Test("what is asked about first is not right at once")
    func doubt() throws {
        let limits = ConfidenceLimits(refusedBelow: 0.2, askedBelow: 0.95)
        let score = CommandScore(try verdicts(), limits: limits)
        #expect(score.right == Rate(1, of: 5))  // „ja“ changes nothing and is not asked about
        #expect(score.rightAsked == Rate(1, of: 5))
        #expect(score.rightRefused == Rate(0, of: 2))
    }

    @Test("asking counts where nothing was open")
    func asked() throws {
        let score = CommandScore(
            [
                try verdict("mathe seite zwei bis freitag", "mathe seite zwei", 1),
                try verdict("mathe seite zwei", "mathe seite zwei", 1),
            ],
            limits: ConfidenceLimits(refusedBelow: 0.5))
        #expect(score.asked == Rate(1, of: 2))
        #expect(score.right == Rate(1, of: 2))
    }
}
