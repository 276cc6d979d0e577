/// Reads expressions of time from tokens: a rule is a function that looks at a place and says what it found.
///
/// Every rule has the shape `rule(at:) -> Match?` and changes nothing, so the order in which rules are tried is the
/// only thing that has to be understood beside them.
struct TimeParser {
    /// The text.
    let text: String
    /// The text in pieces.
    let tokens: [WordToken]
    /// When the words are said.
    let reference: LocalDateTime
    /// Where and for whom they are said.
    let options: TimeOptions
    /// How many anchors deep an expression is, „zwei Tage nach dem Montag nach Ostern“ is two.
    var depth = 0
    /// Which of several readings it takes.
    var reading = Reading.ours

    /// Today.
    var today: LocalDate { reference.date }

    /// A value and the place after the tokens it was read from.
    struct Match<Value> {
        var value: Value
        var end: Int
    }

    /// The parser for an anchor inside an expression; nil where nobody would still follow.
    var inner: TimeParser? {
        guard depth < 3 else { return nil }
        var inner = self
        inner.depth += 1
        return inner
    }

    /// The token at a place; `end` behind the last one.
    func token(_ index: Int) -> WordToken {
        tokens.indices.contains(index) ? tokens[index] : WordToken(lexeme: .end, start: 0, end: 0, isGlued: false)
    }

    /// The word class at a place.
    func kind(_ index: Int) -> Lexeme.Kind {
        tokens.indices.contains(index) ? tokens[index].lexeme.kind : .end
    }

    /// Whether a symbol stands at a place.
    func isSymbol(_ symbol: Unicode.Scalar, at index: Int) -> Bool { token(index).isSymbol(symbol) }

    /// Whether a symbol stands at a place with nothing before it.
    func isGlued(_ symbol: Unicode.Scalar, at index: Int) -> Bool {
        let token = token(index)
        return token.isGlued && token.isSymbol(symbol)
    }

    /// The place after tokens of some classes; a few only, or each place of a long run would look through all the rest.
    func skip(_ kinds: Lexeme.Kind..., at index: Int) -> Int {
        var index = index
        let last = index + Self.most
        while index < last, kinds.contains(kind(index)) { index += 1 }
        return index
    }

    /// So many little words nobody says one after the other.
    private static let most = 6

    /// The place after the dot of an abbreviation, „Std.“.
    func skipDot(at index: Int) -> Int { isGlued(".", at: index) ? index + 1 : index }

    /// A small whole number, in digits or as a word; „ein“ only where `article` allows it.
    func number(at index: Int, article: Bool = false) -> Match<Int>? {
        let token = token(index)
        switch token.kind {
        case .digits where token.digits <= 4: return Match(value: token.number, end: index + 1)
        case .cardinal: return cardinal(at: index)
        case .one where article: return cardinal(at: index) ?? Match(value: 1, end: index + 1)
        default: return nil
        }
    }

    /// An ordinal: „fünfte“, „5.“, „5te“.
    func ordinal(at index: Int) -> Match<Int>? {
        let token = token(index)
        if token.kind == .ordinal { return Match(value: token.value, end: index + 1) }
        guard token.kind == .digits, token.digits <= 2 else { return nil }
        let after = self.token(index + 1)
        if after.isGlued, after.kind == .ordinalEnding { return Match(value: token.number, end: index + 2) }
        return isGlued(".", at: index + 1) ? Match(value: token.number, end: index + 2) : nil
    }
}
