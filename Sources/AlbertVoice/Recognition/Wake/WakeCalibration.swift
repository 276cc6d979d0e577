import Foundation

/// Numbers that turn evidence into confidence, with their measurement.
enum WakeCalibration {
    /// Weights of `WakeEvidence.values`.
    ///
    /// A logistic regression on 272 calls by espeak-ng voices (183 clean, 89 at 10 dB) and what the keyphrase search found in 1.1 h
    /// of people and noises; `Models/de/WAKE.md` has the curve. Gain, the pause behind and the rivals' share told nothing more.
    static let weights = [0, 0.0294, 0.0289, -0.9623, 0.7266, 4.9982, 0.5634, 0.4731, 0, 0]
    /// Added to their sum; half a step less than the regression's, for fewer false alarms.
    static let bias = 2.049
    /// How likely somebody called, 0…1; at 0.5 the default sensitivity wakes.
    static func confidence(_ evidence: WakeEvidence) -> Double {
        1 / (1 + exp(-odds(evidence)))
    }

    /// The logarithm of the odds.
    static func odds(_ evidence: WakeEvidence) -> Double {
        zip(weights, evidence.values).reduce(bias) { $0 + $1.0 * $1.1 }
    }
}
