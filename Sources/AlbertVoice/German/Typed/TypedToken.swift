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
        // Letters and digits are gathered here first: a run that grows inside the array is copied for each of them.
        var (letters, digits) = ("", "")
        func close() {
            if !letters.isEmpty { runs.append(.word(letters)) }
            if !digits.isEmpty { runs.append(.number(digits)) }
            (letters, digits) = ("", "")
        }
        for character in piece where !"„“”\"»«()…".contains(character) {
            if character.isASCII, character.isWholeNumber {
                if !letters.isEmpty { close() }
                digits.append(character)
            } else if character.isLetter || character == "'" || character == "’" {
                if !digits.isEmpty { close() }
                letters.append(character)
            } else {
                close()
                runs.append(.mark("–—‐".contains(character) ? "-" : character))
            }
        }
        close()
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
