import Foundation

/// Numbers that turn margins into confidence, with their measurement.
enum Calibration {
    /// A logistic curve.
    struct Curve {
        /// Margin at which the probability is one half.
        let middle: Double
        /// How much the logarithm of the odds changes per unit of margin.
        let slope: Double

        /// Probability for a margin, 0…1.
        func probability(_ margin: Double) -> Double {
            1 / (1 + exp(-slope * (margin - middle)))
        }
    }

    /// How likely the sentence was said, 0…1: a logistic regression on the margin of the whole, that of the worst word and the
    /// distance of speech from the room.
    ///
    /// In noise a wrong sentence comes as near to the best phones as a right one in quiet does, so the distance counts. Fitted on
    /// 2026-11-30 with `Models/tools/calibrate.py`: 200 sampled commands by 20 espeak-ng voices that were not trained on, 98 in
    /// a kitchen and 98 in babble at 6 dB, 61 recordings of people who say something else. Without the distance the logarithm of
    /// the likelihood is -156, with it -136; of the 196 noisy ones 12 wrong ones were done before, 1 is now.
    static func probability(whole: Double, worst: Double, distance: Double) -> Double {
        1 / (1 + exp(-(0.259 * whole + 0.045 * worst + 0.102 * min(max(distance, 0), clearest) + 6.0)))
    }

    /// Beyond this distance of speech from the room, in dB, a room is quiet.
    static let clearest = 30.0

    /// For the margin of the worst word, set to make what holds an unknown word asked about rather than refused.
    ///
    /// Same commands heard right: -39 (5 %), -18 (50 %); 40 commands with a title that the grammar does not have: -43 (50 %).
    static let word = Curve(middle: -61.5, slope: 0.071)
    /// Words shorter than this, in frames of 10 ms, are not judged alone: their margins swing.
    static let judgedFrames = 25
}
