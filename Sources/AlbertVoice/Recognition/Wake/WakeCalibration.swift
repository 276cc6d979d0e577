import Foundation

/// Numbers that turn evidence into confidence, with their measurement.
enum WakeCalibration {
    /// Weights of `WakeEvidence.values`.
    static let weights = [0.2, 0, 0, 0, 0, 0, 0, 0, 0.0]
    /// Added to their sum.
    static let bias = 3.0

    /// How likely somebody called, 0…1; at 0.5 the default sensitivity wakes.
    static func confidence(_ evidence: WakeEvidence) -> Double {
        1 / (1 + exp(-odds(evidence)))
    }

    /// The logarithm of the odds.
    static func odds(_ evidence: WakeEvidence) -> Double {
        zip(weights, evidence.values).reduce(bias) { $0 + $1.0 * $1.1 }
    }
}
