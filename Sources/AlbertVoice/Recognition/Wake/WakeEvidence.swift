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
    /// How far the quietest moment of the 0.8 s before it lies below the wake word, in dB: who calls begins to speak.
    var pauseBefore: Double
    /// The same for the third of a second behind it, in dB.
    var pauseBehind: Double
    /// Share of its frames that the rivals explain by whole words, 0…1.
    var rivalShare: Double
    /// What the network of phones says; nil where the model has none, or it cannot tell.
    var opinion: PhoneOpinion?

    /// The numbers in the order of `WakeCalibration`'s weights; steps are limited so that no single one decides.
    var values: [Double] {
        [
            max(gain, -60), max(worstWord, -80), max(lastWord, -80), max(0, min(7 - framesPerPhone, 4)),
            max(0, min(framesPerPhone - 9, 8)), isLong ? 1 : 0, max(spotted, -50) / 10,
            min(max(pauseBefore, 0), 20) / 10, min(max(pauseBehind, 0), 20) / 10, rivalShare,
        ] + (opinion?.values ?? [])
    }
}
