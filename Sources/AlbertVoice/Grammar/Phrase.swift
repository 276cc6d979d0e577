/// What may be said: a value that is compiled into the one automaton both readers walk.
///
/// A string literal is a template: words stand for themselves, `[x]` may be left out, `(a|b)` is a choice, and other
/// phrases are interpolated.
///
/// ```swift
/// let wish: Phrase = "(trag|schreib) [bitte] \(title.phrase) ein"
/// ```
public indirect enum Phrase: Sendable {
    /// One word of the vocabulary, lower case.
    case word(String)
    /// One after the other.
    case sequence([Phrase])
    /// Exactly one of these; of none nothing can be said.
    case choice([Phrase])
    /// This, or nothing.
    case option(Phrase)
    /// This, none to many times.
    case loop(Phrase)
    /// This once or more, each time with the separator before the next.
    case list(Phrase, separator: Phrase)
    /// This, but seldom: the recogniser wants better evidence for its first words.
    case rare(Phrase)
    /// This, remembered under the name of a slot.
    case slot(String, Phrase)
    /// Items in any order, each at most once.
    case anyOrder(AnyOrder)

    /// How likely the first words of a `rare` phrase or of a filler are beside the others, above 0 and at most 1.
    static let rareWeight = 0.002
    /// Share of sentences that say an option, 0…1.
    static let optionWeight = 0.5
    /// Share of loops and lists that go on after an item, 0…1.
    static let againWeight = 0.3

    /// Nothing said at all.
    public static let nothing = Phrase.sequence([])
}

/// Items that may come in any order, each at most once, with fillers between them.
public struct AnyOrder: Sendable {
    /// One of the things that can be said.
    public struct Item: Sendable {
        /// The phrase.
        public var phrase: Phrase
        /// Indices of the items that must have been said before this one.
        public var after: [Int]

        /// An item, and what must come before it.
        public init(_ phrase: Phrase, after: [Int] = []) {
            self.phrase = phrase
            self.after = after
        }
    }

    /// The items; at most 16.
    public var items: [Item]
    /// What may stand between the items any number of times.
    public var filler: Phrase
    /// Sets of item indices; the phrase may end once all items of one of the sets have been said.
    public var complete: [Set<Int>]

    /// Items in any order that may end once all of one set of `complete` have been said.
    public init(_ items: [Item], filler: Phrase = .choice([]), complete: [Set<Int>]) {
        self.items = items
        self.filler = filler
        self.complete = complete
    }
}
