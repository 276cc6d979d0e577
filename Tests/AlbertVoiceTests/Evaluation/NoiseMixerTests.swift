import Foundation
import Testing

@testable import AlbertVoice

@Suite("Noise under recordings")
struct NoiseMixerTests {
    private static let tone = Sound.tone(hertz: 440, seconds: 1, amplitude: 4_000)
    private static let hum = Sound.tone(hertz: 100, seconds: 3, amplitude: 900)

    @Test("the ratio of powers is the one asked for", arguments: [20.0, 12, 6, 0, -6])
    func ratio(_ ratio: Double) {
        var random = SeededRandom(seed: 1)
        let power = NoiseMixer.speechPower(Self.tone)
        let mixed = NoiseMixer.mix(Self.tone, with: Self.hum, power: power, ratio: ratio, using: &random)
        let noise = zip(mixed, Self.tone).map { Int16(clamping: Int($0) - Int($1)) }
        let measured = 10 * log10(Levels.power(Self.tone[...]) / Levels.power(noise[...]))
        #expect(abs(measured - ratio) < 0.2)
    }

    @Test("pauses and padding do not change what counts as speech")
    func pauses() {
        let quiet = [Int16](repeating: 0, count: 16_000)
        let alone = NoiseMixer.speechPower(Self.tone)
        #expect(abs(NoiseMixer.speechPower(quiet + Self.tone + quiet) - alone) < alone * 0.02)
    }

    @Test("what would be too loud is made quieter as a whole")
    func loud() {
        var random = SeededRandom(seed: 1)
        let speech = Sound.tone(hertz: 440, seconds: 1, amplitude: 30_000)
        let mixed = NoiseMixer.mix(
            speech, with: Self.hum, power: NoiseMixer.speechPower(speech), ratio: 0, using: &random)
        #expect(mixed.allSatisfy { abs(Int($0)) < 32_200 })
        #expect(mixed.contains { abs(Int($0)) > 31_000 })
    }

    @Test("silence under speech or speech without sound changes nothing")
    func silence() {
        var random = SeededRandom(seed: 1)
        let quiet = [Int16](repeating: 0, count: 16_000)
        #expect(NoiseMixer.speechPower(quiet) == 0)
        #expect(NoiseMixer.speechPower([]) == 0)
        #expect(NoiseMixer.mix(quiet, with: Self.hum, power: 0, ratio: 6, using: &random) == quiet)
        #expect(NoiseMixer.mix(Self.tone, with: quiet, power: 1, ratio: 6, using: &random) == Self.tone)
        #expect(NoiseMixer.mix(Self.tone, with: [], power: 1, ratio: 6, using: &random) == Self.tone)
    }

    @Test("a short noise begins anew")
    func short() {
        var random = SeededRandom(seed: 1)
        let noise = Array(Self.hum.prefix(100))
        let mixed = NoiseMixer.mix(Self.tone, with: noise, power: 0.01, ratio: 0, using: &random)
        #expect(mixed.count == Self.tone.count)
        #expect(mixed[15_999] != Self.tone[15_999] || mixed[15_998] != Self.tone[15_998])
    }
}
