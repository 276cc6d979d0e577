/// How a word is said.
public struct Pronunciation: Hashable, Sendable {
    /// Where phones come from.
    public enum Source: String, Hashable, Sendable {
        /// The user's own list.
        case own
        /// The lexicon that ships.
        case lexicon
        /// Joined from parts the lexicon knows, or a name with a genitive -s.
        case compound
        /// espeak-ng's rules.
        case espeak
    }

    /// The word, lower case.
    public var word: String
    /// Ways to say it, the most usual first; each a list of the model's phones.
    public var variants: [[String]]
    /// Where the phones come from.
    public var source: Source

    /// A word and how it is said.
    public init(_ word: String, _ variants: [[String]], _ source: Source) {
        self.word = word
        self.variants = variants
        self.source = source
    }

    /// Only the variants worth an arc of the grammar: at most three, and not those that say a vocalic r as R.
    ///
    /// Every variant repeats all arcs of its word, in time and memory.
    var forGrammar: Pronunciation {
        var (kept, seen): ([[String]], Set<[String]>) = ([], [])
        for phones in variants where seen.insert(phones.map { $0 == "ER" ? "R" : $0 }).inserted { kept.append(phones) }
        return Pronunciation(word, Array(kept.prefix(3)), source)
    }
}
