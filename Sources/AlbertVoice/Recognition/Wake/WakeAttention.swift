import Foundation

/// Decides by confidence and by what happened before whether somebody called.
///
/// A value without clock: times are seconds of the stream.
///
///     var attention = WakeAttention(sensitivity: 0.5)
///     attention.judge(0.45, at: 12)     // .nearMiss
///     attention.judge(0.45, at: 14)     // .woke: somebody who calls again means it
public struct WakeAttention: Hashable, Sendable {
    /// What is made of something that sounded alike.
    public enum Verdict: Hashable, Sendable {
        /// Somebody called.
        case woke
        /// Nearly; the threshold is lower for a while.
        case nearMiss
        /// Nothing.
        case dismissed
    }

    /// Seconds after a call in which there is no second one.
    public static let refractory = 1.5
    /// Seconds after a near miss in which less is enough.
    public static let nearMissSeconds = 5.0
    /// How far below the threshold a near miss may lie, and by how much it lowers it: in logarithms of the odds.
    ///
    /// With 1.0 five false alarms in place of one in 3.4 h of people and noises, for two calls of 240 more that are heard at once.
    public static let nearMissOdds = 0.4
    /// Seconds its own voice goes on echoing after its end.
    public static let echo = 0.3
    /// What the whole range of sensitivity changes, in logarithms of the odds.
    public static let range = 8.0

    /// How easily it wakes up, 0 (hardly) … 1 (at anything alike); of each device.
    public var sensitivity: Double
    /// Whether its own voice plays.
    public private(set) var isSpeaking = false

    private var wokeAt = -Double.infinity
    private var missedAt = -Double.infinity
    private var deafUntil = -Double.infinity

    /// Attention before anything happened.
    ///
    /// - Parameter sensitivity: 0…1; what lies outside is brought inside.
    public init(sensitivity: Double = 0.5) {
        self.sensitivity = min(1, max(0, sensitivity))
    }

    /// The least confidence that wakes at a time, 0…1.
    public func threshold(at seconds: Double) -> Double {
        let isNear = seconds - missedAt <= Self.nearMissSeconds
        let odds = (0.5 - sensitivity) * Self.range - (isNear ? Self.nearMissOdds : 0)
        return 1 / (1 + exp(-odds))
    }

    /// Whether calls are heard at a time: not while its own voice plays or echoes.
    public func isOpen(at seconds: Double) -> Bool {
        !isSpeaking && seconds >= deafUntil
    }

    /// Its own voice begins.
    public mutating func voiceBegan() {
        isSpeaking = true
    }

    /// Its own voice ended.
    public mutating func voiceEnded(at seconds: Double) {
        isSpeaking = false
        deafUntil = seconds + Self.echo
    }

    /// Judges something that sounded like a call.
    ///
    /// - Parameters:
    ///   - confidence: How sure the second look is, 0…1.
    ///   - seconds: When it ended.
    /// - Returns: Whether somebody called.
    public mutating func judge(_ confidence: Double, at seconds: Double) -> Verdict {
        guard isOpen(at: seconds), seconds - wokeAt >= Self.refractory else { return .dismissed }
        if confidence >= threshold(at: seconds) {
            (wokeAt, missedAt) = (seconds, -.infinity)
            return .woke
        }
        let below = Self.odds(threshold(at: seconds)) - Self.odds(confidence)
        guard below <= Self.nearMissOdds else { return .dismissed }
        missedAt = seconds
        return .nearMiss
    }

    private static func odds(_ probability: Double) -> Double {
        let safe = min(max(probability, 1e-12), 1 - 1e-12)
        return log(safe / (1 - safe))
    }
}
