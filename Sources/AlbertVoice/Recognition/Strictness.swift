/// How sure the recogniser must be; the one knob a user can turn.
public enum Strictness: String, CaseIterable, Hashable, Sendable {
    /// Rather asks once more than files something wrong.
    case streng
    /// For a quiet room and careful speech as for a kitchen.
    case normal
    /// Takes what is near enough.
    case locker

    /// The least confidence that is taken, 0…1.
    public var leastConfidence: Double {
        switch self {
        case .streng: 0.7
        case .normal: 0.5
        case .locker: 0.2
        }
    }
}
