/// A short stretch of sound on its way to the recogniser: 16 kHz, mono.
public struct AudioFrame: Hashable, Sendable {
    /// Samples a second of everything behind the sound card or the file: 16,000 Hz, as the acoustic model wants them.
    public static let rate = 16_000

    /// The samples.
    public var samples: [Int16]
    /// Number of the first sample since the stream began; a jump is a gap in the recording.
    public var position: Int

    /// Samples and where they stand in the stream.
    public init(samples: [Int16], position: Int) {
        self.samples = samples
        self.position = position
    }

    /// How long it lasts, in seconds.
    public var seconds: Double { Double(samples.count) / Double(Self.rate) }
}
