/// The compiled grammar: states and arcs that PocketSphinx and the text parser both walk.
public struct Automaton: Sendable {
    /// What happens beside a word: a slot opens or the innermost open slot closes.
    enum Marker: Hashable, Sendable {
        case open(Int)
        case close
    }

    /// A step from one state to another, with a word or without.
    struct Arc: Sendable {
        var from: Int
        var to: Int
        /// Index into `vocabulary`; `silent` where no word is said.
        var word: Int
        /// How likely the step is beside the others of its state; 1 unless the grammar says less.
        var weight = 1.0
        /// Markers passed before the word.
        var before: [Marker] = []
        /// Markers passed after the word.
        var after: [Marker] = []

        static let silent = -1
    }

    /// All words, each once; an arc's word is an index into this list.
    public internal(set) var vocabulary: [String] = []
    /// Index of every word of the vocabulary.
    public internal(set) var indexOfWord: [String: Int] = [:]
    /// Names of slots and commands; a marker's number is an index into this list.
    var names: [String] = []
    /// Arcs, sorted by state, silent ones first, then by word.
    var arcs: [Arc] = []
    /// First arc of every state, and one past the last at the end.
    var firstArc: [Int] = []
    /// The state in which every sentence begins.
    var start = 0
    /// The state in which every sentence ends.
    var end = 1
    /// For each command the number of its name; the first marker of its sentences opens it.
    var commands: [Int] = []

    /// How many states there are.
    public var stateCount: Int { firstArc.count - 1 }
    /// How many arcs there are.
    public var arcCount: Int { arcs.count }

    /// The arcs that leave a state.
    func arcs(from state: Int) -> ArraySlice<Arc> {
        arcs[firstArc[state]..<firstArc[state + 1]]
    }

    /// Whether a word is in the vocabulary.
    public func knows(_ word: String) -> Bool { indexOfWord[word] != nil }
}
