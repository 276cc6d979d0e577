import Foundation

/// What speaks for a call and against it, as numbers.
struct WakeEvidence: Hashable, Sendable {
    /// Score of the whole with the wake word less that without, per frame of the wake word.
    var gain: Double
    /// The same within the frames of the wake word's worst word only.
    var worstWord: Double
    /// The same within those of its last word.
    var lastWord: Double
    /// Length of the last word, in frames of 10 ms for each of its phones.
    var framesPerPhone: Double
    /// Whether the wake word has several words.
    var isLong: Bool
    /// Score of the keyphrase search, as a power of ten.
    var spotted: Double
    /// How far the wake word lies above the quarter of a second before it, in dB.
    var rise: Double
    /// How far it lies above the quarter of a second after it, in dB.
    var fall: Double
    /// How likely the frames are that rivals explain by whole words, 0…1.
    var rivalShare: Double

    /// The numbers in the order of `WakeCalibration.weights`; steps are limited so that no single one decides.
    var values: [Double] {
        [
            max(gain, -60), max(worstWord, -80), max(lastWord, -80), min(abs(framesPerPhone - 7), 8), isLong ? 1 : 0,
            max(spotted, -40) / 10, min(max(rise, -5), 20) / 10, min(max(fall, -5), 20) / 10, rivalShare,
        ]
    }
}
