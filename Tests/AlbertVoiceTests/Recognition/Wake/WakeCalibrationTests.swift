import Testing

@testable import AlbertVoice

@Suite("Evidence becomes confidence")
struct WakeCalibrationTests {
    private let call = WakeEvidence(
        gain: 5, worstWord: 3, lastWord: 6, framesPerPhone: 7.5, isLong: true, spotted: 10, pauseBefore: 20,
        pauseBehind: 10,
        rivalShare: 0)
    private let other = WakeEvidence(
        gain: -35, worstWord: -40, lastWord: -38, framesPerPhone: 4, isLong: false, spotted: -30, pauseBefore: 3,
        pauseBehind: 2,
        rivalShare: 0.8)

    @Test("there is a weight for each number")
    func weights() {
        #expect(call.values.count == WakeCalibration.bare.weights.count)
        #expect(judged(call, 0.2).values.count == WakeCalibration.withNet.weights.count)
    }

    /// Evidence with a network's opinion of so much loss everywhere.
    private func judged(_ evidence: WakeEvidence, _ loss: Float) -> WakeEvidence {
        var evidence = evidence
        evidence.opinion = PhoneOpinion(
            word: loss, worst: loss, second: loss, frames: loss, lead: loss, whole: loss)
        return evidence
    }

    @Test("a network that hears all phones makes a call sure, one that hears none makes it nothing")
    func opinions() {
        #expect(WakeCalibration.confidence(judged(call, 0.2)) > 0.9)
        #expect(WakeCalibration.confidence(judged(call, 6)) < 0.1)
        #expect(WakeCalibration.confidence(judged(other, 4)) < 0.05)
    }

    @Test("what explains the sound far better than anything else is a call, and the other way round")
    func extremes() {
        #expect(WakeCalibration.confidence(call) > 0.9)
        #expect(WakeCalibration.confidence(other) < 0.05)
    }

    @Test("more gain never makes it less sure")
    func monotonic() {
        var evidence = other
        let confidences = stride(from: -50.0, through: 30, by: 5).map { gain in
            evidence.gain = gain
            return WakeCalibration.confidence(evidence)
        }
        #expect(confidences == confidences.sorted())
    }

    @Test("no single number outweighs all others by being absurd")
    func limits() {
        var evidence = other
        (evidence.spotted, evidence.pauseBefore, evidence.pauseBehind) = (-1e9, 1e9, -1e9)
        #expect(evidence.values.allSatisfy { abs($0) <= 100 })
    }
}
