extension Refusal {
    /// Whether the sentence was not understood, as opposed to understood and not done.
    public var isMissed: Bool {
        switch self {
        case .notUnderstood, .unknownWords, .unclearTime: true
        default: false
        }
    }
}
