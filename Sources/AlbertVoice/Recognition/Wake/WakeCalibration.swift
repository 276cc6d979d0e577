import Foundation

/// Numbers that turn evidence into confidence, with their measurement.
enum WakeCalibration {
    /// Weights of `WakeEvidence.values` where the model has no network of phones.
    ///
    /// A logistic regression on 272 calls by espeak-ng voices (183 clean, 89 at 10 dB) and what the keyphrase search found in 1.1 h
    /// of people and noises; `Models/de/WAKE.md` has the curve. Gain, the pause behind and the rivals' share told nothing more.
    static let bare = (weights: [0, 0.0294, 0.0289, -0.9623, 0.7266, 4.9982, 0.5634, 0.4731, 0, 0], bias: 2.049)
    /// Weights and bias where it has one.
    ///
    /// A logistic regression on 600 calls by espeak-ng's training voices (half of them at 10 dB) and what the keyphrase search found
    /// in 3.4 h of people and noises and in 300 sentences that sound alike, by `Models/tools/fit_wake.py`; the bias is 0.37 less than the
    /// regression's, for at most one false alarm in two hours.
    static let withNet = (
        weights: [
            0, 0.123, -0.117, -0.524, 1.328, 0.112, 0.163, -0.188, 0, 0, -0.341, -0.508, 0.225, 0.714, -0.001, -1.594,
        ], bias: 3.914
    )

    /// How likely somebody called, 0…1; at 0.5 the default sensitivity wakes.
    static func confidence(_ evidence: WakeEvidence) -> Double {
        1 / (1 + exp(-odds(evidence)))
    }

    /// The logarithm of the odds.
    static func odds(_ evidence: WakeEvidence) -> Double {
        let (weights, bias) = evidence.opinion == nil ? bare : withNet
        return zip(weights, evidence.values).reduce(bias) { $0 + $1.0 * $1.1 }
    }
}
