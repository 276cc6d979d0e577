/// What the ears of the daemon are doing.
public enum EarsState: String, Codable, CaseIterable, Sendable {
    /// They wait for the wake word.
    case asleep
    /// They follow a sentence.
    case listening
    /// They work out what was said.
    case thinking
    /// They say the answer, or show it.
    case answering
}
