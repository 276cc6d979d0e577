import Testing

@testable import AlbertVoice

@Suite("What sentences mean")
struct MeaningTests {
    private func meaning(_ sentence: String) throws -> Meaning? {
        let understanding = try Sample.understander().understand(
            sentence, from: try Sample.member("Anna"), at: Sample.moment)
        return Meaning(understanding, at: Sample.moment)
    }

    @Test(
        "the same deed in other words",
        arguments: [
            ("zahnarzt für lena freitag um vier", "am freitag um vier hat lena zahnarzt"),
            ("was steht am freitag an", "zeig freitag"), ("bis freitag", "freitag"), ("ja", "ja bitte"),
            ("mathe seite zwei bis donnerstag", "bis donnerstag mathe seite zwei"),
        ])
    func same(_ first: String, _ second: String) throws {
        #expect(try meaning(first) != nil)
        #expect(try meaning(first) == meaning(second))
    }

    @Test(
        "another slot is another meaning",
        arguments: [
            ("zahnarzt für lena freitag um vier", "zahnarzt für felix freitag um vier"),
            ("zahnarzt für lena freitag um vier", "zahnarzt für lena freitag um fünf"),
            ("was steht am freitag an", "was steht am samstag an"), ("ja", "nein"), ("bis freitag", "bis samstag"),
            ("mathe seite zwei bis donnerstag", "mathe seite zwei"), ("mathe ist erledigt", "deutsch ist erledigt"),
        ])
    func other(_ first: String, _ second: String) throws {
        #expect(try meaning(first) != nil)
        #expect(try meaning(second) != nil)
        #expect(try meaning(first) != meaning(second))
    }

    @Test("what is refused means nothing")
    func nothing() throws {
        #expect(try meaning("der lappen liegt auf dem eisschrank") == nil)
    }
}
