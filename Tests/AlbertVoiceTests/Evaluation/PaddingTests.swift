import Testing

@testable import AlbertVoice

@Suite("Background around recordings")
struct PaddingTests {
    @Test("so many seconds on both sides, at the recording's own level", arguments: [0.0, 0.1, 0.3])
    func length(_ seconds: Double) {
        var random = SeededRandom(seed: 1)
        let samples = Sound.draw("_##_")
        let padded = Padding(seconds: seconds).around(samples, using: &random)
        let count = Int(seconds * 16_000)
        #expect(padded.count == samples.count + 2 * count)
        #expect(Array(padded[count..<(count + samples.count)]) == samples)
    }

    @Test(
        "never silent, never loud",
        arguments: [([Int16](repeating: 0, count: 16_000), -80.0), (Sound.draw("~~~~~~~~~~"), -50.4)])
    func level(_ samples: [Int16], _ decibels: Double) {
        var random = SeededRandom(seed: 1)
        let padded = Padding(seconds: 0.5).around(samples, using: &random)
        let level = Levels.decibels(power: Levels.power(padded[..<8_000]))
        #expect(abs(level - decibels) < 1)
    }
}
