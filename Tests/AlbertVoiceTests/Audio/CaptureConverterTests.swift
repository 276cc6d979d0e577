import Testing

@testable import AlbertVoice

@Suite struct CaptureConverterTests {
    @Test(
        arguments: [16_000, 44_100, 48_000] as [UInt32],
        [(1, false), (2, false), (1, true), (2, true)] as [(UInt32, Bool)])
    func everyFormatBecomesTheSameTone(rate: UInt32, shape: (channels: UInt32, isWide: Bool)) {
        let format = CaptureConverter.Format(rate: rate, channels: shape.channels, isWide: shape.isWide)
        let tone = Sound.tone(hertz: 440, seconds: 1, amplitude: 10_000, rate: Double(rate))
        let card = tone.flatMap { sample -> [Int16] in
            let unit: [Int16] = shape.isWide ? [0, sample] : [sample]
            return Array(repeating: unit, count: Int(shape.channels)).flatMap { $0 }
        }
        guard var converter = CaptureConverter(format) else {
            Issue.record("no converter")
            return
        }
        var heard: [Int16] = []
        for start in stride(from: 0, to: card.count, by: 960) {
            heard += converter.convert(card[start..<min(start + 960, card.count)])
        }
        #expect(abs(heard.count - 16_000) < 400)
        #expect(abs(Levels(heard).rms - Levels(tone).rms) < 0.3)
    }

    @Test func aRateBeyondReasonIsRefused() {
        let isRefused = CaptureConverter(.init(rate: 10_000_000)) == nil
        #expect(isRefused)
    }
}
