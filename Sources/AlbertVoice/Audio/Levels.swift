import Foundation

/// How loud a recording is, in dB below full scale.
public struct Levels: Hashable, Sendable {
    /// The quietest level told apart from nothing, dBFS.
    public static let floor = -96.0

    /// The loudest sample, dBFS.
    public let peak: Double
    /// The mean power of all of it, dBFS.
    public let rms: Double
    /// The mean power of the loudest tenth of its 20 ms frames, dBFS: the speech, where there is some.
    public let speech: Double
    /// The mean power of the quietest tenth of its 20 ms frames, dBFS: the room, where nobody speaks all the time.
    public let noise: Double

    /// How far speech lies above the room, dB; an estimate, and 0 where nothing rises above anything.
    public var signalToNoise: Double { speech - noise }

    /// Measures samples at 16 kHz.
    public init(_ samples: [Int16]) {
        peak = Self.decibels(power: pow(Double(samples.map { abs(Int32($0)) }.max() ?? 0) / 32_768, 2))
        let powers = Self.framePowers(samples, frame: 320).sorted()
        rms = Self.decibels(power: Self.mean(powers[...]))
        let tenth = max(1, powers.count / 10)
        speech = Self.decibels(power: Self.mean(powers.suffix(tenth)))
        noise = Self.decibels(power: Self.mean(powers.prefix(tenth)))
    }

    /// The power of each whole frame of `frame` samples, 1 being full scale; its mean is left out, as cards have offsets.
    static func framePowers(_ samples: [Int16], frame: Int) -> [Double] {
        let frames = samples.count / frame
        return (0..<frames).map { power(samples[($0 * frame)..<(($0 + 1) * frame)]) }
    }

    /// The power of samples about their mean, 1 being full scale.
    static func power(_ samples: ArraySlice<Int16>) -> Double {
        guard !samples.isEmpty else { return 0 }
        var (sum, squares) = (0, 0)
        for sample in samples {
            sum += Int(sample)
            squares += Int(sample) * Int(sample)
        }
        let mean = Double(sum) / Double(samples.count)
        return max(0, Double(squares) / Double(samples.count) - mean * mean) / (32_768 * 32_768)
    }

    /// A power as dBFS, never below `floor`.
    static func decibels(power: Double) -> Double {
        power > 0 ? max(floor, 10 * log10(power)) : floor
    }

    private static func mean(_ values: ArraySlice<Double>) -> Double {
        values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    }
}
