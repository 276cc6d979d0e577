/// When answers are spoken aloud.
public enum SpeakWhen: String, Codable, CaseIterable, Sendable {
    /// Never: there is the toast.
    case never
    /// To children who do not read yet.
    case children
    /// To everybody.
    case always
}
