/// Brings typed text into the words of the vocabulary: „S. 42 Nr. 3“ → „seite zweiundvierzig nummer drei“.
///
/// The result is what somebody would have said, so that typing and speaking meet in the same grammar.
struct Normaliser: Sendable {
    /// Whether the grammar has a word.
    let knows: @Sendable (String) -> Bool
    /// What written forms that nobody says so stand for: „hsu“ → „heimat und sachunterricht“, „usbstick“ → „stick“.
    var written: [String: [String]] = [:]

    /// The words of a text; words nobody knows stay as they were typed, in lower case.
    func words(_ text: String) -> [String] {
        let tokens = TypedToken.split(text)
        var words: [String] = []
        var index = 0
        while index < tokens.count {
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            if let (spoken, used) = TypedNumbers.spoken(tokens[index], before: next, after: words.last) {
                words += spoken
                index += used
            } else {
                words += spelled(tokens[index])
                index += 1
            }
        }
        return words
    }

    /// Words of a token without a date, a clock time or a number the rules above know.
    private func spelled(_ token: TypedToken) -> [String] {
        if token.runs.count == 2, case .word(let short) = token.runs[0], token.runs[1] == .mark("."),
            let long = Spelling.abbreviations[short]
        {
            return [long]
        }
        let joined = token.runs.compactMap { run -> String? in
            if case .word(let word) = run { word } else { nil }
        }
        if let spoken = written[joined.joined()], !knows(joined.joined()) { return spoken }
        let holdsNumbers = token.holdsNumbers
        if joined.count > 1, let whole = Spelling.known(joined.joined(), knows) { return whole }
        return token.runs.flatMap { run -> [String] in
            switch run {
            case .word(let word): Spelling.known(word, knows) ?? [Spelling.abbreviations[word] ?? word]
            case .number(let digits): TypedNumbers.cardinal(digits)
            case .mark("-") where holdsNumbers: ["bis"]
            case .mark(let mark): "&+".contains(mark) || (",/".contains(mark) && holdsNumbers) ? ["und"] : []
            }
        }
    }
}
