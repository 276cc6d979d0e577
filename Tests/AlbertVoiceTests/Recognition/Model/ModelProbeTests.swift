import Testing

@testable import AlbertVoice

@Suite struct ModelProbeTests {
    @Test(arguments: [
        ("a b c", "a b c", 3), ("a x b", "a b c", 2), ("c b a", "a b c", 1), ("", "a", 0), ("a a a", "a b a", 2),
    ])
    func wordsInCommon(one: String, other: String, count: Int) {
        let words = [one, other].map { $0.split(separator: " ").map(String.init) }
        #expect(ModelProbe.common(words[0], words[1]) == count)
    }

    @Test(arguments: [("6 7\n", 6), ("8 7", nil), ("", nil), ("6", nil), ("-1 7", nil), ("6 7 8", nil)])
    func whatAnotherProcessTold(text: String, heard: Int?) {
        #expect(ModelProbe.Result(text)?.heard == heard)
    }

    @Test(.enabled(if: TestModel.isThere)) func ourModelHearsTheRecording() throws {
        let folder = try #require(TestModel.folder)
        let result = try ModelProbe.run(folder, lexicon: TestModel.lexicon(folder))
        #expect(result.words == 7)
        #expect(result.heard >= 6)
        #expect(result.isWell)
    }
}
