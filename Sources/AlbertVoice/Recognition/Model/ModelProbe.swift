/// Loads a model and decodes a recording that ships, as far as nothing in the library ends the program.
///
/// To be run in a process of its own: damage that no look at the files reveals makes the library exit or crash.
public enum ModelProbe {
    /// How much of the recording was heard.
    public struct Result: Hashable, Sendable {
        /// Words of the sentence that were heard, in their order.
        public var heard: Int
        /// Words of the sentence.
        public var words: Int

        init(heard: Int, words: Int) {
            self.heard = heard
            self.words = words
        }

        /// Whether the model hears enough to be of use: half of the words.
        public var isWell: Bool { 2 * heard >= words }

        /// „6 7“, as one process tells the other.
        public var text: String { "\(heard) \(words)" }

        /// Reads what another process told; nil where it is nothing of the kind.
        public init?(_ text: String) {
            let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            guard numbers.count == 2, 0...numbers[1] ~= numbers[0] else { return nil }
            (heard, words) = (numbers[0], numbers[1])
        }
    }

    private static let sentence = ["am", "freitag", "um", "vier", "hat", "lena", "zahnarzt"]
    /// Words that are not said.
    private static let others = ["montag", "drei", "felix", "mathe", "bis", "heute", "schule"]

    /// Decodes any sequence of fourteen words, and phones.
    ///
    /// - Throws: What stands in the way of it, as long as the library says so.
    public static func run(_ model: ModelFolder, lexicon: Lexicon) throws -> Result {
        let samples = try AudioFile(path: ShippedFile.path("probe.flac")).samples
        let words = (sentence + others).map(Phrase.word)
        let automaton = Automaton([("probe", .list(.choice(words), separator: .sequence([])))])
        let dictionary = try model.dictionary(of: automaton.vocabulary, in: lexicon)
        let decoder = try SphinxDecoder(model: model, dictionary: dictionary)
        try decoder.install(automaton, variants: dictionary.map(\.variants.count))
        let heard = decoder.decode(samples).filter { !$0.isSilence }.map(\.word)
        try decoder.addPhoneLoop()
        try decoder.use(.phoneLoop)
        _ = decoder.decode(samples)
        return Result(heard: common(heard, sentence), words: sentence.count)
    }

    /// How many words two lists have in common in the same order.
    static func common(_ one: [String], _ other: [String]) -> Int {
        var row = [Int](repeating: 0, count: other.count + 1)
        for word in one {
            var diagonal = 0
            for (index, wanted) in other.enumerated() {
                let above = row[index + 1]
                row[index + 1] = word == wanted ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[other.count]
    }
}
