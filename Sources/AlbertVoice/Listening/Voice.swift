/// What makes itself heard.
public protocol Voice: Sendable {
    /// Says a sentence, and returns when it has sounded or cannot.
    func say(_ sentence: String) async
    /// Plays a tone, and returns when it has sounded or cannot.
    func play(_ earcon: Earcon) async
}

/// A voice of espeak-ng through a loudspeaker; a loudspeaker that is missing makes it silent, nothing else.
public struct SpokenVoice: Voice {
    private let loudspeaker: Loudspeaker
    private let synthesis: SpeechSynthesis

    /// A voice for a loudspeaker.
    public init(_ loudspeaker: Loudspeaker = Loudspeaker(), synthesis: SpeechSynthesis = SpeechSynthesis()) {
        self.loudspeaker = loudspeaker
        self.synthesis = synthesis
    }

    public func say(_ sentence: String) async {
        guard let samples = synthesis.samples(of: sentence) else { return }
        _ = try? await loudspeaker.play(samples)
    }

    public func play(_ earcon: Earcon) async {
        _ = try? await loudspeaker.play(earcon.samples)
    }
}

/// A voice that says nothing.
public struct SilentVoice: Voice {
    /// Nothing is needed for silence.
    public init() {}

    public func say(_ sentence: String) async {}

    public func play(_ earcon: Earcon) async {}
}
