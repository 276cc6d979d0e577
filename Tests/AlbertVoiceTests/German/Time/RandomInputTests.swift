import AlbertVoice
import Testing

/// Whatever is said or typed, the parser answers.
@Suite struct RandomInputTests {
    private static let junk = [
        "\u{0}", "\u{7}", "\u{308}", "ß", "é", "漢", "😀", "\u{202E}", "\u{200B}", "\t", "\"", "\\", "/", "-", ".", ":",
        ",", "–", "½",
        "99999999999999999999", "0", "00", "1000000", "%",
    ]

    /// A rule that calls itself for the next word would run out of stack here.
    @Test(arguments: ["späten", "frühen", "etwa", "am", "jeden", "nächsten", "vor", "von", "und", "eine Stunde", "der"])
    func aWordOverAndOverIsAnswered(word: String) {
        let text = Array(repeating: word, count: 20_000).joined(separator: " ")
        for dimension in ParseDimension.allCases { _ = TimeRule.meaning(of: text, dimension) }
    }

    @Test(arguments: ParseDimension.allCases)
    func mutatedSentencesAreAnswered(dimension: ParseDimension) {
        var random = Xorshift(state: 20_260_310)
        let words = TimeRule.all.flatMap { rule in
            rule.examples.flatMap { $0.said.split(separator: " ").map(String.init) }
        }
        for _ in 0..<3000 {
            var sentence = (0..<random.below(12)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
            for _ in 0..<random.below(4) {
                let place = sentence.index(sentence.startIndex, offsetBy: random.below(sentence.count + 1))
                sentence.insert(contentsOf: Self.junk[random.below(Self.junk.count)], at: place)
            }
            _ = TimeRule.meaning(of: sentence, dimension)
        }
    }
}

/// A small seeded source of random numbers.
private struct Xorshift {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, limit)))
    }
}
