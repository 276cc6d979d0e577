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

    /// For the margin of the whole utterance.
    ///
    /// Measured on 2026-11-30 with starter-de and a grammar of 15,846 arcs and 1,052 words: 77 sentences of the grammar by 8
    /// espeak-ng voices that were heard right, margins -23 (5 %) … -4 (95 %); 84 human sentences of `speech/dev` that are
    /// not in the grammar, -44 (5 %) … -31 (95 %).
    static let whole = Curve(middle: -26.5, slope: 0.35)
    /// For the margin of the worst word.
    ///
    /// Same clips: right -41 (5 %) … -10 (95 %), foreign -64 (5 %) … -38 (95 %). Weak alone, so it is set to disturb nothing
    /// right.
    static let word = Curve(middle: -48, slope: 0.3)
    /// Words shorter than this, in frames of 10 ms, are not judged alone: their margins swing.
    static let judgedFrames = 25
}
