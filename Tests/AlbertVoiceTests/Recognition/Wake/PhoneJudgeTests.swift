import Testing

@testable import AlbertVoice

/// The network of phones is asked about wake words.
@Suite("The network's opinion on wake words", .enabled(if: TestModel.isThere))
struct PhoneJudgeTests {
    private func judge(_ words: [WakeWord]) throws -> PhoneJudge? {
        let model = try #require(TestModel.folder)
        let dictionary = try model.dictionary(of: Array(Set(words.flatMap(\.words))), in: TestModel.lexicon(model))
        return PhoneJudge(try PhoneNet(path: try #require(model.wakeNet)), words: words, dictionary: dictionary)
    }

    @Test("silence is no wake word")
    func silence() throws {
        let opinion = try judge(WakeWord.standard)?.opinion(
            on: "albert", cepstra: [Float](repeating: 1, count: 13 * 100), width: 13, end: 80)
        #expect(try #require(opinion).word > 2)
    }

    @Test("other words, other cepstra and sound that is too short are not judged")
    func unknown() throws {
        let judge = try #require(try judge(WakeWord.standard))
        let cepstra = [Float](repeating: 1, count: 13 * 100)
        #expect(judge.opinion(on: "robert", cepstra: cepstra, width: 13, end: 80) == nil)
        #expect(judge.opinion(on: "albert", cepstra: cepstra, width: 20, end: 80) == nil)
        #expect(judge.opinion(on: "albert", cepstra: Array(cepstra.prefix(13)), width: 13, end: 1) == nil)
    }

    @Test("words nobody's phones stand for have no judge")
    func strangePhones() throws {
        let model = try #require(TestModel.folder)
        let net = try PhoneNet(path: try #require(model.wakeNet))
        let strange = Pronunciation("albert", [["X1", "X2"]], .own)
        #expect(PhoneJudge(net, words: [WakeWord.standard[1]], dictionary: [strange]) == nil)
    }
}
