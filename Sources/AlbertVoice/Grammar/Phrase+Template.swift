extension Phrase: ExpressibleByStringInterpolation {
    /// Collects the text of a template and the phrases interpolated into it.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var tokens: [Token] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            tokens += Token.split(literal)
        }

        /// A phrase at this place of the template.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            tokens.append(.phrase(phrase))
        }
    }

    public init(stringLiteral value: String) {
        self.init(template: Token.split(value))
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(template: stringInterpolation.tokens)
    }

    /// Words as a person would say them one after the other, without any notation.
    public init(spoken text: String) {
        self = .sequence(text.split(separator: " ").map { .word(String($0)) })
    }

    private init(template tokens: [Token]) {
        var reader = TemplateReader(tokens: tokens)
        self = reader.choice()
        precondition(reader.isAtEnd, "a template closes a bracket it did not open")
    }
}

/// A piece of a template.
private enum Token {
    case word(String)
    case mark(Character)
    case phrase(Phrase)

    static func split(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var word = ""
        func flush() {
            if !word.isEmpty { tokens.append(.word(word)) }
            word = ""
        }
        for character in text {
            if "[]()|".contains(character) {
                flush()
                tokens.append(.mark(character))
            } else if character.isWhitespace {
                flush()
            } else {
                word.append(character)
            }
        }
        flush()
        return tokens
    }
}

/// Reads tokens by recursive descent: choice → sequence → element.
private struct TemplateReader {
    let tokens: [Token]
    var position = 0

    var isAtEnd: Bool { position == tokens.count }

    mutating func choice() -> Phrase {
        var branches = [sequence()]
        while take("|") { branches.append(sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() -> Phrase {
        var parts: [Phrase] = []
        while let part = element() { parts.append(part) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func element() -> Phrase? {
        guard position < tokens.count else { return nil }
        switch tokens[position] {
        case .word(let word):
            position += 1
            return .word(word)
        case .phrase(let phrase):
            position += 1
            return phrase
        case .mark("("):
            return group(closedBy: ")")
        case .mark("["):
            return .option(group(closedBy: "]"))
        case .mark:
            return nil
        }
    }

    private mutating func group(closedBy mark: Character) -> Phrase {
        position += 1
        let inner = choice()
        precondition(take(mark), "a template opens a bracket it does not close")
        return inner
    }

    private mutating func take(_ mark: Character) -> Bool {
        guard position < tokens.count, case .mark(mark) = tokens[position] else { return false }
        position += 1
        return true
    }
}
