/// What somebody calls to be heard, „Hey Albert“.
public struct WakeWord: Hashable, Sendable {
    /// The words, lower case.
    public let words: [String]

    /// A wake word by what is said.
    ///
    /// - Parameter text: One to four words; case, commas and full stops do not matter.
    /// - Throws: `WakeWordFault.words`.
    public init(_ text: String) throws(WakeWordFault) {
        let words = text.lowercased().split { $0.isWhitespace || $0.isPunctuation && $0 != "-" }.map(String.init)
        guard (1...4).contains(words.count) else { throw .words(text) }
        self.words = words
    }

    private init(words: [String]) {
        self.words = words
    }

    /// „Hey Albert“ and „Albert“.
    public static let standard = [WakeWord(words: ["hey", "albert"]), WakeWord(words: ["albert"])]

    /// The words with spaces between them.
    public var text: String { words.joined(separator: " ") }

    /// The least number of phones: „Albert“ has five, and with fewer any sentence holds something alike.
    public static let leastPhones = 5

    /// Makes sure that the wake word can be told from other speech and that the lexicon says how it sounds.
    ///
    /// What only espeak-ng's rules can say is refused: a wrong guess would make the device deaf.
    ///
    /// - Throws: `WakeWordFault.unknown` or `.short`.
    public func check(in lexicon: Lexicon) throws(WakeWordFault) {
        let found = words.map { lexicon.pronunciation(of: $0) }
        let unknown = zip(words, found).filter { $1 == nil || $1?.source == .espeak }.map(\.0)
        guard unknown.isEmpty else { throw .unknown(unknown) }
        let phones = found.reduce(0) { $0 + ($1?.variants.map(\.count).min() ?? 0) }
        guard phones >= Self.leastPhones else { throw .short(text, phones: phones) }
    }
}
