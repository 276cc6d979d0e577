import Testing

@testable import AlbertVoice

@Suite("Conditions")
struct ConditionTests {
    private let noise = Noise(
        name: "küche", sounds: [Sound.draw("~~~~~~~~~~~~~~~~"), Sound.tone(hertz: 100, seconds: 2, amplitude: 900)])

    private func sound(_ condition: Condition, index: Int = 0, file: String = "a.flac", seed: UInt64 = 1) -> [Int16] {
        condition.sound(of: Sound.draw("_##_"), index: index, file: file, padding: Padding(seconds: 0.1), seed: seed)
    }

    @Test("the same recording sounds the same, whatever its neighbours; another seed gives another piece")
    func seeds() {
        let condition = Condition.noise(noise, ratio: 6)
        #expect(sound(condition) == sound(condition))
        #expect(sound(condition) == sound(condition, index: 2))
        #expect(sound(condition) != sound(condition, seed: 2))
        #expect(sound(condition) != sound(condition, file: "b.flac"))
    }

    @Test("the sounds of a folder come in turn")
    func turns() {
        let condition = Condition.noise(noise, ratio: 6)
        #expect(sound(condition, index: 0) != sound(condition, index: 1))
    }

    @Test("labels", arguments: [(6.0, "küche 6 dB"), (-2.5, "küche -2,5 dB")])
    func labels(_ ratio: Double, _ label: String) {
        #expect(Condition.noise(noise, ratio: ratio).label == label)
        #expect(Condition.clean.label == "rein")
        #expect(Condition.clean.ratio == nil)
    }
}
