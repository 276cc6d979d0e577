import Foundation
import Testing

@testable import AlbertVoice

/// A sign stands for 100 ms: `_` a quiet room, `#` speech, `:` a word that fades, `~` hum.
@Suite struct SpeechSpanTests {
    @Test func speechIsFoundBetweenSilences() throws {
        let span = try #require(SpeechSpan.find(in: Sound.draw("___#####:______")))
        #expect(abs(span.start - 0.3) < 0.02)
        #expect(abs(span.end - 0.9) < 0.06)
        #expect(!span.isCutOff)
    }

    @Test(arguments: ["___#####", "########", "_##_####"])
    func aRecordingThatEndsLoudIsCutOff(drawn: String) {
        #expect(SpeechSpan.find(in: Sound.draw(drawn))?.isCutOff == true)
    }

    @Test(arguments: ["___#####_", "__####_###:_", "####:"])
    func aRecordingThatFadesIsWhole(drawn: String) {
        #expect(SpeechSpan.find(in: Sound.draw(drawn))?.isCutOff == false)
    }

    @Test(arguments: ["", "_", "__________", "0000000000"])
    func nobodySpeaksInSilence(drawn: String) {
        #expect(SpeechSpan.find(in: Sound.draw(drawn)) == nil)
    }

    @Test func steadyNoiseIsSomethingButNotCutOff() {
        #expect(SpeechSpan.find(in: Sound.draw("~~~~~~~~~~"))?.isCutOff == false)
    }

    @Test func aClickIsNoSpeech() {
        var samples = Sound.draw("__________")
        for index in 8000..<8160 { samples[index] = 20_000 }
        #expect(SpeechSpan.find(in: samples) == nil)
    }
}
