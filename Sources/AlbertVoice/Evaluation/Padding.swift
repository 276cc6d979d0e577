import Foundation

/// Gives a tightly cut recording the moments before and after that a microphone would have had.
///
/// The background is white noise at the level of the recording's quietest 10 ms, but at least -80 dBFS and at most -50 dBFS.
public struct Padding: Hashable, Sendable {
    /// How much is put on each side, in seconds; 0 leaves the recording as it is.
    public var seconds: Double

    /// So many seconds on each side.
    public init(seconds: Double = 0.3) {
        self.seconds = seconds
    }

    /// The samples (16 kHz, mono) with background around them.
    func around(_ samples: [Int16], using random: inout some RandomNumberGenerator) -> [Int16] {
        let count = Int(seconds * Double(AudioFrame.rate))
        guard count > 0 else { return samples }
        let quietest = Levels.framePowers(samples, frame: 160).min().map { $0.squareRoot() } ?? 0
        let level = min(max(quietest, 1e-4), 3e-3)
        let before = Self.noise(count, level: level, using: &random)
        return before + samples + Self.noise(count, level: level, using: &random)
    }

    /// White noise of a root mean square, 1 being full scale; by the transform of Box and Muller (1958).
    private static func noise(_ count: Int, level: Double, using random: inout some RandomNumberGenerator) -> [Int16] {
        (0..<count).map { _ in
            let radius = (-2 * log(Double.random(in: .leastNonzeroMagnitude..<1, using: &random))).squareRoot()
            return Int16(clipping: Float(level * radius * cos(2 * .pi * Double.random(in: 0..<1, using: &random))))
        }
    }
}
