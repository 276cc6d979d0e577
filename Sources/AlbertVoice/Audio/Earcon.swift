import Foundation

/// Two short tones that say without words what Albert does; made by rule, quiet, 16 kHz mono.
public enum Earcon: String, CaseIterable, Sendable {
    /// „I am listening“: a fifth upwards.
    case listening
    /// „I heard you“: the same downwards.
    case heard
    /// „I did not understand“: twice the lower.
    case unclear

    /// The greatest sample: 26 dB below full scale.
    static let amplitude = 1640.0
    /// One tone, in seconds.
    static let tone = 0.09

    private var hertz: [Double] {
        switch self {
        case .listening: [587.33, 880]
        case .heard: [880, 587.33]
        case .unclear: [440, 440]
        }
    }

    /// The sound: no click at its ends, as each tone swells and fades.
    public var samples: [Int16] {
        let count = Int(Self.tone * Double(AudioFrame.rate))
        return hertz.flatMap { hertz in
            (0..<count).map { index in
                let swell = sin(.pi * Double(index) / Double(count))
                let wave = sin(2 * .pi * hertz * Double(index) / Double(AudioFrame.rate))
                return Int16(Self.amplitude * swell * swell * wave)
            }
        }
    }
}
