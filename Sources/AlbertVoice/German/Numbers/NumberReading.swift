/// The numbers of a text, and what else it says.
public struct NumberReading: Hashable, Sendable {
    /// What kind of number was said.
    public enum Kind: String, Sendable {
        /// „zweiundvierzig“, „3,5“, „ein Drittel“.
        case number
        /// „der dritte“.
        case ordinal
        /// „fünfzehn Prozent“.
        case percent
    }

    /// One number in the text.
    public struct Find: Hashable, Sendable {
        /// What kind it is.
        public var kind: Kind
        /// Its value.
        public var value: Double
        /// Its words.
        public var text: String
    }

    /// The numbers in order.
    public var results: [Find]
    /// The text without them.
    public var remainder: String
}
