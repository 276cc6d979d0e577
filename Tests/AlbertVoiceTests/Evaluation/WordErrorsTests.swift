import Testing

@testable import AlbertVoice

@Suite("Words that differ")
struct WordErrorsTests {
    @Test(
        "substitutions, insertions, deletions",
        arguments: [
            ("a b c", "a b c", 0, 0, 0), ("a b c", "a x c", 1, 0, 0), ("a b c", "a c", 0, 0, 1),
            ("a c", "a b c", 0, 1, 0), ("a b c", "", 0, 0, 3), ("", "a b", 0, 2, 0), ("", "", 0, 0, 0),
            ("a b c d", "b c d e", 0, 1, 1), ("a b", "c d e", 2, 1, 0), ("mathe seite drei", "mathe zwei", 1, 0, 1),
            ("a a a", "a a a a a", 0, 2, 0),
        ])
    func counts(_ said: String, _ heard: String, _ substitutions: Int, _ insertions: Int, _ deletions: Int) {
        let errors = WordErrors(said: words(said), heard: words(heard))
        #expect(errors.words == words(said).count)
        #expect(errors.substitutions == substitutions)
        #expect(errors.insertions == insertions)
        #expect(errors.deletions == deletions)
        #expect(errors.confusions.count == errors.errors)
    }

    @Test("confusions name both words")
    func confusions() {
        let errors = WordErrors(said: ["bis", "drei"], heard: ["zwei"])
        #expect(errors.confusions.map(\.said) == ["bis", "drei"])
        #expect(errors.confusions.map(\.heard) == [nil, "zwei"])
    }

    @Test("no other way through two sentences has fewer errors: the distance is symmetric and obeys the triangle")
    func metric() {
        var random = SeededRandom(seed: 4)
        func sentence() -> [String] {
            (0..<Int.random(in: 0...6, using: &random)).map { _ in ["a", "b", "c"].randomElement(using: &random) ?? "" }
        }
        for _ in 0..<200 {
            let (first, second, third) = (sentence(), sentence(), sentence())
            func distance(_ left: [String], _ right: [String]) -> Int { WordErrors(said: left, heard: right).errors }
            #expect(distance(first, second) == distance(second, first))
            #expect(distance(first, third) <= distance(first, second) + distance(second, third))
            #expect(distance(first, second) >= abs(first.count - second.count))
        }
    }

    @Test("errors add up")
    func sum() {
        let both = WordErrors(said: ["a"], heard: ["b"]) + WordErrors(said: ["a", "b"], heard: ["a"])
        #expect(both.rate == Rate(2, of: 3))
    }

    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
