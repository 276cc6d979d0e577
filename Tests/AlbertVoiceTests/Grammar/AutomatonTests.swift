import Testing

@testable import AlbertVoice

@Suite("The automaton says and reads what its phrases say")
struct AutomatonTests {
    private func automaton(_ phrase: Phrase) -> Automaton { Automaton([("test", phrase)]) }

    private func reads(_ phrase: Phrase, _ sentence: String) -> Bool {
        !automaton(phrase).matches(sentence.split(separator: " ").map(String.init)).isEmpty
    }

    @Test(
        "templates",
        arguments: [
            ("trag [bitte] (das|es) ein", "trag das ein", true),
            ("trag [bitte] (das|es) ein", "trag bitte es ein", true),
            ("trag [bitte] (das|es) ein", "trag bitte ein", false),
            ("trag [bitte] (das|es) ein", "trag", false),
            ("a|b c", "b c", true),
            ("a|b c", "a c", false),
        ])
    func templates(_ template: String, _ sentence: String, _ holds: Bool) {
        #expect(reads(Phrase(stringLiteral: template), sentence) == holds)
    }

    @Test("a list needs one item and its separators")
    func list() {
        let phrase = Phrase.list("a", separator: "und")
        #expect(reads(phrase, "a"))
        #expect(reads(phrase, "a und a und a"))
        #expect(!reads(phrase, "a a"))
        #expect(!reads(phrase, "a und"))
    }

    @Test("items in any order, each once, and enough of them")
    func anyOrder() {
        let order = Phrase.anyOrder(AnyOrder([.init("a"), .init("b"), .init("c", after: [0])], complete: [[0, 1]]))
        for sentence in ["a b", "b a", "a c b", "b a c"] { #expect(reads(order, sentence), "\(sentence)") }
        for sentence in ["a", "c a b", "a b a", ""] { #expect(!reads(order, sentence), "\(sentence)") }
    }

    @Test("slots remember their words, however the silent arcs were merged")
    func slots() throws {
        let day = Slot("day", "(am|) (montag|freitag)") { $0.last }
        let phrase: Phrase = "[bitte] \(day.phrase) [mit \(.slot("who", "lena"))]"
        let match = try #require(automaton(phrase).matches(["bitte", "am", "freitag", "mit", "lena"]).first)
        #expect(match.words("day") == ["am", "freitag"])
        #expect(match[day] == "freitag")
        #expect(match.words("who") == ["lena"])
        #expect(match.words == ["bitte", "am", "freitag", "mit", "lena"])
    }

    @Test("a sentence is followed as far as the grammar goes")
    func followed() {
        let grammar = automaton("trag das ein")
        #expect(grammar.followed(["trag", "das"]) == 2)
        #expect(grammar.followed(["trag", "es", "ein"]) == 1)
    }

    @Test("the same seed draws the same sentences")
    func samples() {
        let grammar = automaton("(a|b|c) [d] (e|f)")
        var (first, second) = (SeededRandom(seed: 7), SeededRandom(seed: 7))
        for _ in 0..<50 { #expect(grammar.sample(using: &first) == grammar.sample(using: &second)) }
    }
}
