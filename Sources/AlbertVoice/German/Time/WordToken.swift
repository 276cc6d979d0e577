/// A piece of a text: a word, a run of digits or one other character.
struct WordToken: Sendable {
    /// Class and value of the word.
    var lexeme: Lexeme
    /// The bytes of the text it covers.
    var start: Int
    /// The first byte after it.
    var end: Int
    /// Whether nothing stands between it and the token before.
    var isGlued: Bool
    /// Whether the first letter is a capital.
    var isCapital = false
    /// The value of a run of digits.
    var number = 0
    /// How many digits it has; 0 for words.
    var digits = 0

    /// The class of the word.
    var kind: Lexeme.Kind { lexeme.kind }
    /// The value within the class.
    var value: Int { Int(lexeme.value) }

    /// Whether this is „den“, the only article that a bare day follows („den fünften“).
    var isAccusative: Bool { kind == .article && value == 1 }

    /// Whether this is the single character `symbol`.
    func isSymbol(_ symbol: Unicode.Scalar) -> Bool {
        kind == .symbol && value == Int(symbol.value)
    }
}
