import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CaptureConverterTests {
    @Test(arguments: [16_000, 44_100, 48_000, 96_000] as [UInt32], SampleFormat.allCases)
    func everyFormatBecomesTheSameTone(rate: UInt32, sample: SampleFormat) {
        for channels in [1, 2, 6] {
            let format = CaptureConverter.Format(rate: rate, channels: UInt32(channels), sample: sample)
            let tone = Sound.tone(hertz: 440, seconds: 0.5, amplitude: 10_000, rate: Double(rate))
            let heard = Self.convert(Self.bytes(of: tone, as: format), from: format)
            #expect(abs(heard.count - 8_000) < 400)
            #expect(abs(Levels(heard).rms - Levels(tone).rms) < 0.3)
        }
    }

    @Test(arguments: SampleFormat.allCases)
    func samplesOfSixteenBitsComeThroughExactly(sample: SampleFormat) {
        let format = CaptureConverter.Format(channels: 2, sample: sample)
        let samples: [Int16] = [0, 1, -1, 32_767, -32_768, 12_345]
        #expect(Self.convert(Self.bytes(of: samples, as: format), from: format) == samples)
    }

    @Test func whatLiesAboveEightKilohertzIsNotFoldedDown() {
        let format = CaptureConverter.Format(rate: 48_000)
        let whistle = Sound.tone(hertz: 11_000, seconds: 0.5, amplitude: 10_000, rate: 48_000)
        let heard = Self.convert(Self.bytes(of: whistle, as: format), from: format)
        // It begins with a click, which has all frequencies.
        #expect(Levels(Array(heard.dropFirst(800))).rms < -80)
    }

    @Test func theFourthByteOfTwentyFourBitsSaysNothing() {
        let format = CaptureConverter.Format(sample: .s24)
        #expect(Self.convert([0, 1, 0, 0xAB, 0, 0xFF, 0xFF, 0x00], from: format) == [1, -1])
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity])
    func whatIsNoNumberIsSilence(value: Float) {
        let bytes = withUnsafeBytes(of: value) { [UInt8]($0) }
        #expect(Self.convert(bytes, from: .init(sample: .float)) == [0])
    }

    @Test func aRateBeyondReasonIsRefused() {
        let isRefused = CaptureConverter(.init(rate: 10_000_000)) == nil
        #expect(isRefused)
    }

    /// Converts period by period, as a card gives it.
    private static func convert(_ card: [UInt8], from format: CaptureConverter.Format) -> [Int16] {
        guard var converter = CaptureConverter(format) else { return [] }
        var heard: [Int16] = []
        for start in stride(from: 0, to: card.count, by: 960 * format.bytes) {
            heard += card[start..<min(start + 960 * format.bytes, card.count)].withUnsafeBytes { converter.convert($0) }
        }
        return heard
    }

    /// What a card of this format would give, all channels alike.
    static func bytes(of samples: [Int16], as format: CaptureConverter.Format) -> [UInt8] {
        samples.flatMap { sample -> [UInt8] in
            let unit: [UInt8] =
                switch format.sample {
                case .s16: withUnsafeBytes(of: sample) { [UInt8]($0) }
                case .s32: withUnsafeBytes(of: Int32(sample) << 16) { [UInt8]($0) }
                case .s24: withUnsafeBytes(of: Int32(sample) << 8) { [UInt8]($0) }
                case .s24Packed: withUnsafeBytes(of: Int32(sample) << 8) { [UInt8]($0.prefix(3)) }
                case .float: withUnsafeBytes(of: Float(sample) / 32_768) { [UInt8]($0) }
                }
            return (0..<format.channels).flatMap { _ in unit }
        }
    }
}
