/// A room to listen to for hours, for measuring what waiting costs.
public enum WakeRoom: String, CaseIterable, Sendable {
    /// The hiss of a microphone, 70 dB below full scale.
    case quiet
    /// A fan, 45 dB below full scale, that never stops.
    case fan
    /// Somebody talks without a pause.
    case talking

    /// A sound of at least ten seconds, to be heard round and round.
    ///
    /// - Parameters:
    ///   - talk: What is said in `talking`, 16 kHz mono.
    ///   - random: Draws the noise.
    /// - Returns: Samples, 16 kHz mono.
    public func sound(talk: [Int16], using random: inout some RandomNumberGenerator) -> [Int16] {
        let amplitude = self == .fan ? 320 : 18
        var (noise, last) = ([Int16](), 0.0)
        for _ in 0..<(10 * AudioFrame.rate) {
            let white = Double.random(in: -1...1, using: &random)
            last = self == .fan ? 0.9 * last + 0.45 * white : white
            noise.append(Int16(last * Double(amplitude)))
        }
        guard self == .talking, !talk.isEmpty else { return noise }
        return (0..<max(noise.count, talk.count)).map { talk[$0 % talk.count] }
    }
}
