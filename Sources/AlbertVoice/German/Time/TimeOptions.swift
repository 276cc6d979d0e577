/// Where the words are said, for what depends on the place.
public struct TimeOptions: Hashable, Sendable {
    /// Seconds the wall clock of the reference is ahead of UTC; nil where no named zone needs turning into it.
    public var offset: Int?

    /// Options; without any, named zones are taken as the speaker's own.
    public init(offset: Int? = nil) {
        self.offset = offset
    }
}
