/// What the network of phones says of a wake word, as numbers; smaller is better, 0 is perfect, 6 the worst.
struct PhoneOpinion: Hashable, Sendable {
    /// The mean loss of the phones of its last word.
    var word: Float
    /// The losses of that word's two worst phones.
    var worst: Float
    var second: Float
    /// The mean loss of that word's frames.
    var frames: Float
    /// The mean loss of the phones of the words before it.
    var lead: Float
    /// The mean loss of the phones of all words.
    var whole: Float

    /// The numbers in the order of the last weights of `WakeCalibration.withNet`.
    var values: [Double] { [word, worst, second, frames, lead, whole].map(Double.init) }
}
