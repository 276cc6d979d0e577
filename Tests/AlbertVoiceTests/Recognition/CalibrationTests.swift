import Testing

@testable import AlbertVoice

@Suite("Confidence of what was heard") struct CalibrationTests {
    @Test(
        "what was said near to the best phones is taken, in noise it is asked about, what is far from them is refused",
        arguments: [
            (-8.0, -15.0, 35.0, 0.8...1.0), (-20, -30, 40, 0.8...1), (-20, -30, 12, 0.25...0.8),
            (-24, -44, 43, 0.25...0.8), (-36, -45, 45, 0...0.25), (-12, -60, 40, 0.25...0.8),
        ] as [(Double, Double, Double, ClosedRange<Double>)])
    func confidence(whole: Double, worst: Double, distance: Double, expected: ClosedRange<Double>) {
        let sure = min(
            Calibration.probability(whole: whole, worst: worst, distance: distance), Calibration.word.probability(worst)
        )
        #expect(expected.contains(sure), "\(sure)")
    }

    @Test("a room beyond quiet makes nothing surer, and one louder than the speech nothing worse")
    func bounds() {
        func at(_ distance: Double) -> Double { Calibration.probability(whole: -20, worst: -30, distance: distance) }
        #expect(at(30) == at(60))
        #expect(at(0) == at(-20))
        #expect(at(0) < at(15) && at(15) < at(30))
    }
}
