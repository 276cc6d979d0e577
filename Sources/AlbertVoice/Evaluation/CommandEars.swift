/// The product's recogniser, as often as recordings are heard at a time.
public struct CommandEars: Sendable {
    /// What understands the words.
    let understander: Understander
    /// One a job.
    let recognisers: [any Ear]
    /// How long the first took until it was ready, in seconds of the wall clock.
    let startSeconds: Double

    /// Loads model and grammar for everything a household can say.
    ///
    /// - Throws: `RecognitionError` where model or grammar cannot be used.
    public init(_ evaluation: Evaluation, household: Household) throws(RecognitionError) {
        understander = household.understander
        let begin = ContinuousClock.now
        var recognisers: [any Ear] = []
        var first: Double?
        for _ in 0..<max(1, evaluation.jobs) {
            recognisers.append(
                try SphinxRecogniser(
                    model: evaluation.model, automaton: household.understander.german.automaton,
                    lexicon: evaluation.lexicon))
            first = first ?? begin.duration(to: .now) / .seconds(1)
        }
        self.recognisers = recognisers
        startSeconds = first ?? 0
    }
}
