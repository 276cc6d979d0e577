/// What a text says about time, and what else it says.
public struct TimeReading: Hashable, Sendable {
    /// One expression of time in the text.
    public struct Expression: Hashable, Sendable {
        /// What it means.
        public var value: TimeValue
        /// Its words, as they stand in the text.
        public var text: String
    }

    /// The expressions in order.
    public var results: [Expression]
    /// Words that name a day or clock time that does not exist or contradicts itself.
    public var problems: [TimeError]
    /// The text without its expressions of time, for instance an event's title.
    public var remainder: String
}
