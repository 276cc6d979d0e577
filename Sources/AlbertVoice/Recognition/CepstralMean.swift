/// The mean of an utterance's cepstra: what microphone, room and voice have in common in all its frames.
///
/// PocketSphinx subtracts the mean of the utterance itself. While somebody still speaks that is not known, and in a
/// „Ja“ of 250 ms it is mostly one vowel: a mean kept from utterances before helps in both.
public struct CepstralMean: Hashable, Sendable, Codable {
    /// One value a coefficient, the first for loudness.
    public let values: [Float]
    /// How many frames of 10 ms it was taken from.
    public let frames: Int

    /// A kept mean counts as so many frames of a short utterance.
    ///
    /// Measured on 300 digits cut to the bone, recordings wrong without and with a kept mean: 0.34 s long 24.7 and 23.3 %
    /// (with another model 33.7 and 30.7 %), 0.22 s long 42.7 and 41.7 %; with 25 frames 29.0 and 41.7 %. Where there is silence
    /// around them, and in longer ones, it took away as much as it gave.
    static let weight: Float = 10
    /// From this many frames on an utterance is left to its own mean.
    static let short = 50
    /// How many frames are remembered: what is older fades.
    static let longest = 3_000

    /// A mean; nil where it cannot be one.
    ///
    /// - Parameters:
    ///   - values: One value a coefficient, at most 64, each between -200 and 200.
    ///   - frames: How many frames it was taken from, at least 1.
    public init?(values: [Float], frames: Int) {
        guard (1...64).contains(values.count), frames > 0 else { return nil }
        guard values.allSatisfy({ $0.isFinite && abs($0) < 200 }) else { return nil }
        self.values = values
        self.frames = min(frames, Self.longest)
    }

    /// The mean of cepstra; nil where no frame has any sound.
    init?(cepstra: [Float], width: Int) {
        guard width > 0 else { return nil }
        var sums = [Double](repeating: 0, count: width)
        var frames = 0
        for start in stride(from: 0, to: cepstra.count, by: width) where cepstra[start] >= 0 {
            for index in 0..<width { sums[index] += Double(cepstra[start + index]) }
            frames += 1
        }
        self.init(values: sums.map { Float($0 / Double(max(1, frames))) }, frames: frames)
    }

    /// What to subtract from an utterance of this mean; nil where it is long enough, or they do not fit.
    func mixed(into own: CepstralMean?) -> [Float]? {
        guard let own, own.values.count == values.count, own.frames < Self.short else { return nil }
        let frames = Float(own.frames)
        return zip(own.values, values).map { ($0 * frames + $1 * Self.weight) / (frames + Self.weight) }
    }

    /// The mean with one more utterance.
    func followed(by next: CepstralMean) -> CepstralMean {
        guard next.values.count == values.count else { return next }
        let before = Float(min(frames, max(0, Self.longest - next.frames)))
        let all = before + Float(next.frames)
        let mixed = zip(values, next.values).map { ($0 * before + $1 * Float(next.frames)) / all }
        return CepstralMean(values: mixed, frames: Int(all)) ?? next
    }
}
