/// Under which sound recordings are measured.
public enum Condition: Hashable, Sendable {
    /// As they are.
    case clean
    /// With a noise under them, at a ratio of signal to noise in dB.
    case noise(Noise, ratio: Double)

    /// The condition for people, „rein“, „küche 6 dB“.
    public var label: String {
        switch self {
        case .clean: "rein"
        case .noise(let noise, let ratio): "\(noise.name) \(GermanFigure.plain(ratio)) dB"
        }
    }

    /// The noise's name; nil where there is none.
    public var noiseName: String? { if case .noise(let noise, _) = self { noise.name } else { nil } }

    /// The ratio of signal to noise in dB; nil where there is no noise.
    public var ratio: Double? { if case .noise(_, let ratio) = self { ratio } else { nil } }

    /// A recording as it is heard under this condition: padded, then mixed.
    ///
    /// What is random in it depends on the seed and the recording's name alone, not on its neighbours.
    ///
    /// - Parameters:
    ///   - samples: The recording, 16 kHz mono.
    ///   - index: Its number in the folder; chooses the sound where the noise has several.
    ///   - file: Its name.
    ///   - padding: What is put around it.
    ///   - seed: The seed of the run.
    /// - Returns: What the recogniser is given.
    func sound(of samples: [Int16], index: Int, file: String, padding: Padding, seed: UInt64) -> [Int16] {
        // FNV-1a (Fowler, Noll, Vo), since Swift's own hashes differ from run to run.
        let name = file.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        var random = SeededRandom(seed: seed ^ name)
        let padded = padding.around(samples, using: &random)
        guard case .noise(let noise, let ratio) = self else { return padded }
        return noise.under(padded, speech: samples, ratio: ratio, index: index, using: &random)
    }
}
