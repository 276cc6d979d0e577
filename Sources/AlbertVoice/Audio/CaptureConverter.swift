/// Brings what a card gives to 16 kHz mono, piece by piece.
struct CaptureConverter: ~Copyable {
    /// What the card agreed to.
    struct Format: Hashable, Sendable {
        /// Samples a second, Hz.
        var rate: UInt32 = 16_000
        /// Interleaved channels.
        var channels: UInt32 = 1
        /// How a sample is written.
        var sample = SampleFormat.s16

        /// Bytes a frame of all channels takes.
        var bytes: Int { Int(channels) * sample.bytes }
    }

    /// What goes in.
    let format: Format
    private var resampler: Resampler?

    /// A converter from this format; nil where the rate is beyond what can be resampled.
    init?(_ format: Format) {
        self.format = format
        guard format.rate != UInt32(AudioFrame.rate) else { return }
        resampler = Resampler(from: Double(format.rate), to: Double(AudioFrame.rate))
        if resampler == nil { return nil }
    }

    /// The next frames of the card, whole ones; the mean of its channels.
    mutating func convert(_ raw: UnsafeRawBufferPointer) -> [Int16] {
        let (channels, width) = (Int(format.channels), format.sample.bytes)
        let mono = (0..<(raw.count / format.bytes)).map { frame in
            let first = frame * format.bytes
            let sum = (0..<channels).reduce(Float(0)) { sum, channel in
                sum + format.sample.sample(in: raw, at: first + channel * width)
            }
            return sum / Float(channels)
        }
        return (resampler?.convert(mono, last: false) ?? mono).map(Int16.init(clipping:))
    }

    /// Forgets what came before a gap.
    mutating func reset() { resampler?.reset() }
}
