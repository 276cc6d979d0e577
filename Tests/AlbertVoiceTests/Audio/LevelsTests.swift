import Foundation
import Testing

@testable import AlbertVoice

@Suite struct LevelsTests {
    @Test func aFullScaleToneHasItsPowerThreeDecibelsBelowItsPeak() {
        let levels = Levels(Sound.tone(hertz: 1000, seconds: 1, amplitude: 32_767))
        #expect(abs(levels.peak) < 0.1)
        #expect(abs(levels.rms + 3) < 0.1)
    }

    @Test(arguments: [[], [0], [Int16](repeating: 0, count: 16_000), [Int16](repeating: 900, count: 16_000)])
    func nothingIsAtTheFloor(samples: [Int16]) {
        #expect(Levels(samples).rms == Levels.floor)
    }

    @Test func theLowestSampleDoesNotOverflow() {
        #expect(Levels([Int16](repeating: .min, count: 16_000)).peak == 0)
    }

    @Test func speechAndRoomAreToldApart() {
        let levels = Levels(Sound.draw("_____#####_____"))
        #expect(levels.speech - levels.noise > 35)
    }
}
