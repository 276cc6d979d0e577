import Foundation

@testable import AlbertVoice

/// Sounds made by rule, the same in every run.
enum Sound {
    /// Noise drawn with signs of 100 ms: `_` quiet room, `#` speech-like, `:` fading, `~` loud and steady, `0` nothing.
    static func draw(_ signs: String) -> [Int16] {
        var random = SeededRandom(seed: 7)
        return signs.flatMap { sign in
            (0..<1600).map { index in
                let noise = Double(Int64(bitPattern: random.next()) >> 11) / Double(1 << 52)
                return Int16(noise * amplitude(sign, at: Double(index) / 1600) * 30_000)
            }
        }
    }

    /// A sine.
    static func tone(hertz: Double, seconds: Double, amplitude: Double, rate: Double = 16_000) -> [Int16] {
        (0..<Int(seconds * rate)).map { Int16(amplitude * sin(2 * .pi * hertz * Double($0) / rate)) }
    }

    /// Speech swells and fades eight times a second, a syllable each.
    private static func amplitude(_ sign: Character, at part: Double) -> Double {
        switch sign {
        case "_": 0.001
        case "#": 0.5 + 0.4 * cos(2 * .pi * part)
        case ":": 0.5 * exp(-8 * part)
        case "~": 0.1
        default: 0
        }
    }
}
