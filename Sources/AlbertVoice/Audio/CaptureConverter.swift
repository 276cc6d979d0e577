/// Brings what a card gives to 16 kHz mono, piece by piece.
struct CaptureConverter: ~Copyable {
    /// What the card agreed to.
    struct Format: Hashable, Sendable {
        /// Samples a second, Hz.
        var rate: UInt32 = 16_000
        /// Interleaved channels.
        var channels: UInt32 = 1
        /// 32 bits a sample in place of 16.
        var isWide = false

        /// How many 16-bit units a frame of all channels takes.
        var width: Int { Int(channels) * (isWide ? 2 : 1) }
    }

    /// What goes in.
    let format: Format
    private var resampler: Resampler?

    /// A converter from this format; nil where the rate is beyond what can be resampled.
    init?(_ format: Format) {
        self.format = format
        guard format.rate != 16_000 else { return }
        resampler = Resampler(from: Double(format.rate), to: Double(AudioFrame.rate))
        if resampler == nil { return nil }
    }

    /// The next frames of the card, as 16-bit units in the machine's order.
    mutating func convert(_ raw: ArraySlice<Int16>) -> [Int16] {
        // Of a 32-bit sample the upper half is kept; x86 and ARM store it second.
        let upper = stride(from: raw.startIndex + 1, to: raw.endIndex, by: 2)
        let samples = format.isWide ? upper.map { raw[$0] } : Array(raw)
        let channels = Int(format.channels)
        guard channels > 1 || resampler != nil else { return samples }
        let mono = stride(from: 0, to: samples.count - channels + 1, by: channels).map { first in
            samples[first..<(first + channels)].reduce(Float(0)) { $0 + Float($1) } / Float(channels) / 32_768
        }
        return (resampler?.convert(mono, last: false) ?? mono).map(Int16.init(clipping:))
    }
}
