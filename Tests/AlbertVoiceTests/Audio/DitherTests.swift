import Testing

@testable import AlbertVoice

@Suite("Dither")
struct DitherTests {
    @Test("silence is no longer digital, and stays far below any room")
    func silence() {
        let samples = Dither.add(to: Array(repeating: 0, count: 1000))
        #expect(Set(samples).count > 1)
        #expect(samples.allSatisfy { abs($0) <= 2 })
    }

    @Test("loud samples do not overflow, and the same samples sound the same")
    func loud() {
        let samples: [Int16] = [.max, .min, .max, .min]
        #expect(Dither.add(to: samples) == Dither.add(to: samples))
    }
}
