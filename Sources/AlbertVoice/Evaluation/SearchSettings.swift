/// How `closed` and `loop` search: wide, so that long sentences lose no way, and otherwise as the product does.
///
/// The beams are 1e-80 for states and phones and 1e-60 for words, for every folder: the product's narrower ones, set for short
/// commands, end the search in long sentences. They cost time, so the real-time factor of `closed` and `loop` is not the
/// product's; that of `commands` is.
public struct SearchSettings: Hashable, Sendable {
    /// PocketSphinx' `-wip`: factor on the probability of every word, above 0; nil for the product's.
    public var wordInsertion: Double?
    /// PocketSphinx' `-lw`: weight of the grammar against the sound, above 0; nil for the product's.
    public var languageWeight: Double?

    /// Settings that differ from the product's.
    public init(wordInsertion: Double? = nil, languageWeight: Double? = nil) {
        self.wordInsertion = wordInsertion
        self.languageWeight = languageWeight
    }

    var options: SphinxOptions {
        var options = SphinxOptions.standard
        (options.beam, options.phoneBeam, options.wordBeam) = ("1e-80", "1e-80", "1e-60")
        if let wordInsertion { options.wordInsertion = String(wordInsertion) }
        if let languageWeight { options.languageWeight = String(languageWeight) }
        return options
    }
}
