import Foundation

/// Lays a noise under a recording at a ratio of signal to noise.
///
/// The ratio is that of two mean powers, in dB: of the *frames that hold speech* and of the piece of noise that is added.
/// Frames are 10 ms; those hold speech whose power is at most 20 dB below the 95th percentile of the recording's frames, so
/// that pauses and padding do not count and a click does not decide.
/// (Picovoice compares the loudest frame of both, which is a milder 6 dB for steady noise and a harsher one for clatter.)
public enum NoiseMixer {
    /// Mean power of the frames that hold speech, 1 being full scale; 0 where there are none.
    static func speechPower(_ samples: [Int16]) -> Double {
        let powers = Levels.framePowers(samples, frame: 160).sorted()
        guard !powers.isEmpty else { return 0 }
        let loud = powers[min(powers.count - 1, powers.count * 95 / 100)]
        let speech = powers.filter { $0 > 0 && $0 >= loud / 100 }
        return speech.isEmpty ? 0 : speech.reduce(0, +) / Double(speech.count)
    }

    /// The samples with noise under them.
    ///
    /// The piece begins at a random place of the noise, which begins anew where it is too short. Where the sum would leave the
    /// range of 16 bits, all of it is made quieter. Silence, under which no ratio exists, is returned as it is.
    ///
    /// - Parameters:
    ///   - samples: The recording with its padding, 16 kHz mono.
    ///   - noise: The noise, 16 kHz mono.
    ///   - power: Power of the speech, from `speechPower`.
    ///   - ratio: Signal to noise, in dB.
    ///   - random: Chooses the piece.
    /// - Returns: As many samples as the recording has.
    static func mix(
        _ samples: [Int16], with noise: [Int16], power: Double, ratio: Double,
        using random: inout some RandomNumberGenerator
    ) -> [Int16] {
        let start = Int.random(in: 0..<max(1, noise.count - samples.count), using: &random)
        guard !noise.isEmpty, power > 0 else { return samples }
        let piece = samples.indices.map { noise[(start + $0) % noise.count] }
        let noisePower = Levels.power(piece[...])
        guard noisePower > 0 else { return samples }
        let factor = (power / pow(10, ratio / 10) / noisePower).squareRoot()
        let sum = zip(samples, piece).map { (Double($0) + factor * Double($1)) / 32_768 }
        let peak = sum.reduce(0) { max($0, abs($1)) }
        let scale = peak > 0.98 ? 0.98 / peak : 1
        return sum.map { Int16(clipping: Float($0 * scale)) }
    }
}
