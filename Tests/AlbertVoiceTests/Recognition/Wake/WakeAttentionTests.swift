import Testing

@testable import AlbertVoice

@Suite("Attention after calls, near misses and its own voice")
struct WakeAttentionTests {
    @Test("a sure call wakes, an unsure sound does not")
    func judges() {
        var attention = WakeAttention()
        #expect(attention.judge(0.05, at: 1) == .dismissed)
        #expect(attention.judge(0.9, at: 2) == .woke)
    }

    @Test("a call is one call: the echo of it within 1.5 seconds is not heard")
    func refractory() {
        var attention = WakeAttention()
        #expect(attention.judge(0.9, at: 10) == .woke)
        #expect(attention.judge(0.9, at: 11.4) == .dismissed)
        #expect(attention.judge(0.9, at: 11.5) == .woke)
    }

    @Test("who nearly was heard and calls again within five seconds is heard")
    func nearMiss() {
        var attention = WakeAttention()
        #expect(attention.judge(0.42, at: 10) == .nearMiss)
        #expect(attention.judge(0.42, at: 15) == .woke)
        #expect(attention.judge(0.42, at: 30) == .nearMiss)
        #expect(attention.judge(0.42, at: 35.1) == .nearMiss)
    }

    @Test("a call ends the lower threshold")
    func wokenOnce() {
        var attention = WakeAttention()
        _ = attention.judge(0.42, at: 10)
        #expect(attention.judge(0.42, at: 12) == .woke)
        #expect(attention.judge(0.42, at: 14) == .nearMiss)
    }

    @Test("sensitivity moves the threshold evenly and is kept within 0…1")
    func sensitivity() {
        let thresholds = [-3, 0, 0.25, 0.5, 0.75, 1, 7].map { WakeAttention(sensitivity: $0).threshold(at: 0) }
        #expect(thresholds[0] == thresholds[1])
        #expect(thresholds[5] == thresholds[6])
        #expect(thresholds[3] == 0.5)
        #expect(thresholds[1...5].sorted(by: >) == Array(thresholds[1...5]))
    }

    @Test("its own voice and its echo never wake it")
    func ownVoice() {
        var attention = WakeAttention(sensitivity: 1)
        attention.voiceBegan()
        #expect(attention.judge(1, at: 3) == .dismissed)
        attention.voiceEnded(at: 5)
        #expect(!attention.isOpen(at: 5.2))
        #expect(attention.judge(1, at: 5.2) == .dismissed)
        #expect(attention.judge(1, at: 5.31) == .woke)
    }
}
