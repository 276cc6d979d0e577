/// How sure the recogniser must be; the one knob a user can turn.
public enum Strictness: String, CaseIterable, Hashable, Sendable {
    /// Rather asks once more than files something wrong.
    case streng
    /// For a quiet room and careful speech as for a kitchen.
    case normal
    /// Takes what is near enough.
    case locker

    /// Where it refuses and where it asks; measured, see `Calibration`.
    public var limits: ConfidenceLimits {
        switch self {
        case .streng: ConfidenceLimits(refusedBelow: 0.5, askedBelow: 0.9)
        case .normal: ConfidenceLimits(refusedBelow: 0.15, askedBelow: 0.8)
        case .locker: ConfidenceLimits(refusedBelow: 0.1, askedBelow: 0.5)
        }
    }
}
