/// A piece of typed text between spaces, cut into runs of digits, letters and marks: „16:30“ is 16 `:` 30.
struct TypedToken {
    /// A run.
    enum Run: Hashable {
        case number(String)
        case word(String)
        case mark(Character)
    }

    var runs: [Run]

    /// Cuts text at spaces; letters become lower case, dashes one kind of dash, quotation marks vanish.
    static func split(_ text: String) -> [TypedToken] {
        text.lowercased().split(whereSeparator: \.isWhitespace)
            .map { TypedToken(runs: runs(of: $0)) }
            .filter { !$0.runs.isEmpty }
    }

    private static func runs(of piece: Substring) -> [Run] {
        var runs: [Run] = []
        for character in piece where !"„“”\"»«()…".contains(character) {
            if let digit = character.wholeNumberValue, character.isASCII {
                if case .number(let digits)? = runs.last {
                    runs[runs.count - 1] = .number(digits + String(digit))
                } else {
                    runs.append(.number(String(digit)))
                }
            } else if character.isLetter || character == "'" || character == "’" {
                if case .word(let letters)? = runs.last {
                    runs[runs.count - 1] = .word(letters + String(character))
                } else {
                    runs.append(.word(String(character)))
                }
            } else {
                runs.append(.mark("–—‐".contains(character) ? "-" : character))
            }
        }
        while case .mark(let mark)? = runs.last, ",;:!?".contains(mark) { runs.removeLast() }
        return runs
    }

    /// Whether the token says just this word, with or without a full stop behind it.
    func isWord(_ word: String) -> Bool {
        runs == [.word(word)] || runs == [.word(word), .mark(".")]
    }

    /// Whether the token holds more than one number, „Nr.3-5“.
    var holdsNumbers: Bool {
        runs.count { if case .number = $0 { true } else { false } } > 1
    }

    /// The single word of this token, where it is one.
    var word: String? {
        guard case .word(let word)? = runs.first, runs.dropFirst().allSatisfy({ $0 == .mark(".") }) else { return nil }
        return word
    }

    /// The number of a token such as „5.“, an ordinal.
    var ordinal: Int? {
        guard runs.count == 2, case .number(let digits) = runs[0], runs[1] == .mark(".") else { return nil }
        return Int(digits)
    }
}
