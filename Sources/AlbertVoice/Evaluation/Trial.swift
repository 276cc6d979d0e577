/// One recording, heard once.
public struct Trial: Hashable, Sendable {
    /// Its name within the folder.
    public let file: String
    /// Who speaks.
    public let speaker: String
    /// The words that are said; none where nobody says anything, or nothing that counts as words.
    public let said: [String]
    /// The words that were heard, however unsure; none where no sentence was found.
    public let heard: [String]
    /// How long the recording lasts with its padding, in seconds.
    public let seconds: Double
    /// Why no sentence was found: silence, cut off, none near enough; nil where one was.
    public let unheard: RecognitionError?
    /// What became of it as a command; nil for other grammars.
    public let verdict: Verdict?

    /// A trial.
    public init(
        file: String, speaker: String, said: [String], heard: [String], seconds: Double,
        unheard: RecognitionError? = nil, verdict: Verdict? = nil
    ) {
        self.file = file
        self.speaker = speaker
        self.said = said
        self.heard = heard
        self.seconds = seconds
        self.unheard = unheard
        self.verdict = verdict
    }
}
