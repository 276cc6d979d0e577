import Testing

@testable import AlbertVoice

@Suite("Words that sound like a wake word")
struct WakeRivalsTests {
    @Test("distance counts phones put in, left out and changed")
    func distance() {
        func distance(_ left: String, _ right: String) -> Int {
            WakeRivals.distance(left.split(separator: " "), right.split(separator: " "))
        }
        #expect(distance("AH L B ER T", "AH L B ER T") == 0)
        #expect(distance("AH L B ER T", "R O: B ER T") == 2)
        #expect(distance("AH L B ER T", "AH L P") == 3)
        #expect(distance("", "AH L P") == 3)
    }

    @Test("albern competes with albert, alberts does not", .enabled(if: TestModel.isThere))
    func near() throws {
        let lexicon = try TestModel.lexicon(try #require(TestModel.folder))
        let albert = try #require(lexicon.pronunciation(of: "albert"))
        let words = WakeRivals.near(albert, in: lexicon.file).map(\.word)
        #expect(words.contains("albern"))
        #expect(!words.contains("albert"))
        #expect(!words.contains { $0.hasPrefix("alberts") })
        #expect(words.count <= 40)
    }
}
