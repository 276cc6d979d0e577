/// Where sound comes from, as 16 kHz mono: a card, or what stands for one.
///
/// A source is opened, read and let go on one thread; once a read has failed it is let go.
public protocol CaptureSource: ~Copyable, SendableMetatype {
    /// How often sound was lost since it was opened, by an overrun or by sleep.
    var gaps: Int { get }

    /// The next samples, 20 ms or so; none where none came in time, which is 100 ms for a card.
    ///
    /// - Throws: `AlsaError` where the source is gone and has to be opened again.
    mutating func read() throws(AlsaError) -> [Int16]
}
