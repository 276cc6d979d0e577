/// What the listener is about; positions are samples of the microphone's stream, so that no clock is needed.
enum Attention: Hashable, Sendable {
    /// It waits to be called.
    case asleep
    /// It waits for somebody to begin.
    case awake(Window)
    /// It follows what somebody says.
    case following(Speech)
    /// It waits for the answer to what was heard.
    case thinking
    /// It answers, and hears nothing but itself.
    case answering
    /// Somebody holds the key to talk, until a position at the latest.
    case talking(until: Int)

    /// A time in which no wake word is needed.
    struct Window: Hashable, Sendable {
        /// Where it ends.
        var until: Int
        /// Whether somebody called, so that saying nothing is told.
        var isCalled: Bool
        /// Whether what comes is the second try after one that was not understood.
        var isRetry = false
    }

    /// Something that is being said.
    struct Speech: Hashable, Sendable {
        /// Where it begins, with the wake word where that was said in the same breath.
        var begin: Int
        /// Where the wake word ends that begins it; nil where none does.
        var callEnd: Int?
        /// Whether it is the second try.
        var isRetry = false

        /// Whether speech that ends at a position is more than the wake word.
        func isMoreThanCall(until end: Int) -> Bool {
            callEnd.map { end - $0 >= Attention.shortest } ?? true
        }
    }

    /// After a call somebody has so long to begin: 6 s.
    static let calledPatience = 6 * AudioFrame.rate
    /// After a question: 30 s, as long as the conversation keeps it open.
    static let questionPatience = Conversation.patience * AudioFrame.rate
    /// After a sentence that was not understood somebody may say it again without calling, for 6 s, once.
    static let retryPatience = 6 * AudioFrame.rate
    /// Less than 250 ms behind a wake word are no command: „Ja“ is the shortest.
    static let shortest = AudioFrame.rate / 4
    /// The alignment ends a wake word this much early, 60 ms: its last t would be heard as a word of the command.
    static let callTail = AudioFrame.rate * 60 / 1000
    /// Who holds the key for longer than 60 s, as long as a recording may be, has forgotten it.
    static let longestTalk = 60 * AudioFrame.rate
    /// Sound before the beginning of speech that belongs to it: 120 ms, as in recordings.
    static let preRoll = AudioFrame.rate * 12 / 100

    /// What it is called outside.
    var state: EarsState {
        switch self {
        case .asleep: .asleep
        case .awake, .following, .talking: .listening
        case .thinking: .thinking
        case .answering: .answering
        }
    }
}
