import Foundation

/// Noises to lay under recordings: one file, the files of a folder in turn, or the babble of many voices.
public struct Noise: Hashable, Sendable {
    /// What it is called, „doing_the_dishes“.
    public let name: String
    /// The sounds, 16 kHz mono; the n-th recording gets the n-th of them, round and round.
    let sounds: [[Int16]]

    /// A noise from samples.
    init(name: String, sounds: [[Int16]]) {
        self.name = name
        self.sounds = sounds
    }

    /// Reads a file, or all sound files below a folder; those that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - path: A sound file or a folder.
    ///   - from: So many seconds at the beginning of every file are left out, for noise whose beginning was trained on.
    /// - Throws: `CorpusError.missing` or `.noNoise`.
    public init(path: String, from: Double = 0) throws(CorpusError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path) }
        let files = isFolder.boolValue ? SoundFolder.files(below: path).map { path + "/" + $0 } : [path]
        let first = Int(from * Double(AudioFrame.rate))
        sounds = files.compactMap { file in
            let samples = (try? AudioFile(path: file, longest: 600))?.samples.dropFirst(first) ?? []
            return samples.isEmpty ? nil : Array(samples)
        }
        guard !sounds.isEmpty else { throw .noNoise(path) }
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// Samples with the n-th sound under them, `ratio` dB below the frames that hold speech (`NoiseMixer`).
    ///
    /// - Parameters:
    ///   - samples: 16 kHz, mono.
    ///   - speech: What the ratio is to; nil for the samples themselves.
    ///   - ratio: Signal to noise, in dB.
    ///   - index: Chooses the sound, round and round.
    ///   - random: Chooses the piece of it.
    /// - Returns: As many samples.
    public func under(
        _ samples: [Int16], speech: [Int16]? = nil, ratio: Double, index: Int,
        using random: inout some RandomNumberGenerator
    ) -> [Int16] {
        NoiseMixer.mix(
            samples, with: sounds[index % sounds.count], power: NoiseMixer.speechPower(speech ?? samples), ratio: ratio,
            using: &random)
    }

    /// Many voices at once: a minute for which each voice says randomly drawn sounds, all equally loud.
    ///
    /// - Parameters:
    ///   - voices: How many speak at a time, 1 and more.
    ///   - random: Draws the sounds.
    /// - Returns: One sound of a minute.
    public func babble(voices: Int, using random: inout some RandomNumberGenerator) -> Noise {
        let length = 60 * AudioFrame.rate
        var sum = [Float](repeating: 0, count: length)
        for _ in 0..<max(1, voices) {
            var place = 0
            while place < length {
                let sound = sounds[Int.random(in: 0..<sounds.count, using: &random)].prefix(length - place)
                let level = Float(Levels.power(sound).squareRoot())
                for (offset, sample) in sound.enumerated() where level > 0 {
                    sum[place + offset] += Float(sample) / 32_768 / level
                }
                place += sound.count
            }
        }
        let peak = max(sum.reduce(0) { max($0, abs($1)) }, .leastNonzeroMagnitude)
        return Noise(name: "babble\(voices)", sounds: [sum.map { Int16(clipping: $0 / peak * 0.9) }])
    }
}
