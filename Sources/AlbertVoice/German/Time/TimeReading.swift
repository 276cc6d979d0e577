/// What a text says about time, and what else it says.
public struct TimeReading: Hashable, Sendable {
    /// One expression of time in the text.
    public struct Expression: Hashable, Sendable {
        /// What it means.
        public var value: TimeValue
        /// Its words, as they stand in the text.
        public var text: String
        /// What the words may mean besides, likelier first: a part of the day as a point, the other midnight.
        public var others: [TimeValue] = []
    }

    /// The expressions in order.
    public var results: [Expression]
    /// Expressions whose weekday and date disagree, as the date says; the weekday's day is among the others.
    public var choices: [Expression] = []
    /// Words that name a day or clock time that does not exist or contradicts itself.
    public var problems: [TimeError]
    /// The text without its expressions of time, for instance an event's title.
    public var remainder: String
}
