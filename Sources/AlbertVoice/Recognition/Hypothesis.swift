/// What the recogniser heard.
public struct Hypothesis: Hashable, Sendable {
    /// A word and where it was heard.
    public struct Segment: Hashable, Sendable {
        /// The word, lower case.
        public var word: String
        /// Begin, in seconds from the start of the recording.
        public var start: Double
        /// End, in seconds.
        public var end: Double
        /// How much better the word explains its sound than any sequence of phones.
        ///
        /// Per frame of 10 ms, in the decoder's log units, usually below zero; nothing for words too short to judge.
        public var margin: Double?

        /// A word and where it was heard.
        public init(word: String, start: Double, end: Double, margin: Double? = nil) {
            self.word = word
            self.start = start
            self.end = end
            self.margin = margin
        }
    }

    /// What recognising took and what the recording was like.
    public struct Measures: Hashable, Sendable {
        /// How loud the recording is.
        public var levels: Levels
        /// Length of the recording, in seconds.
        public var seconds: Double
        /// Time taken for recognition, in seconds.
        public var decodeSeconds: Double

        /// Time taken in relation to the length of the recording.
        public var realTimeFactor: Double { seconds > 0 ? decodeSeconds / seconds : 0 }
    }

    /// The words, lower case; none where no sentence of the grammar was heard.
    public var words: [String]
    /// How sure the recogniser is, 0…1.
    public var confidence: Double
    /// Margin of the whole sentence, as of its segments; nothing for typed text.
    public var margin: Double?
    /// The words with their places; empty for typed text.
    public var segments: [Segment] = []
    /// What it took; nothing for typed text.
    public var measures: Measures?

    /// Words and how sure they are.
    public init(words: [String], confidence: Double) {
        self.words = words
        self.confidence = confidence
    }

    /// Words heard in a recording.
    public init(segments: [Segment], confidence: Double, margin: Double, measures: Measures) {
        self.margin = margin
        words = segments.map(\.word)
        self.confidence = confidence
        self.segments = segments
        self.measures = measures
    }

    /// The words with spaces between them.
    public var text: String { words.joined(separator: " ") }
}
