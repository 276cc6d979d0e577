/// Where confidence is too little to go on, and where it is too little to do something without asking.
public struct ConfidenceLimits: Hashable, Sendable {
    /// What is less sure than this is refused, 0…1.
    public let refusedBelow: Double
    /// What is less sure than this and would do something is asked about first, „Meintest du …?“; 0…1.
    public let askedBelow: Double

    /// Limits; without `askedBelow`, nothing is asked about.
    public init(refusedBelow: Double, askedBelow: Double = 0) {
        self.refusedBelow = refusedBelow
        self.askedBelow = askedBelow
    }
}
