import Testing

@testable import AlbertVoice

@Suite("Wake words are long enough and known")
struct WakeWordTests {
    @Test(
        "case, commas and full stops do not matter",
        arguments: [("Hey Albert", "hey albert"), (" hey,  Albert. ", "hey albert"), ("ALBERT", "albert")])
    func reads(text: String, words: String) throws {
        #expect(try WakeWord(text).text == words)
    }

    @Test("nothing and a whole sentence are no wake words", arguments: ["", " . ", "eins zwei drei vier fünf"])
    func refuses(text: String) {
        #expect(throws: WakeWordFault.words(text)) { try WakeWord(text) }
    }

    @Test("what is called by default can be used", .enabled(if: TestModel.isThere))
    func standard() throws {
        let lexicon = try TestModel.lexicon(try #require(TestModel.folder))
        for word in WakeWord.standard { try word.check(in: lexicon) }
        try WakeWord("Hallo Robert").check(in: lexicon)
    }

    @Test("a short one and an unknown one are refused", .enabled(if: TestModel.isThere))
    func checks() throws {
        let lexicon = try TestModel.lexicon(try #require(TestModel.folder))
        #expect(throws: WakeWordFault.short("ja", phones: 2)) { try WakeWord("Ja").check(in: lexicon) }
        #expect(throws: WakeWordFault.unknown(["xqwzk"])) { try WakeWord("Hey Xqwzk").check(in: lexicon) }
    }

    @Test("every fault says what to do, in both languages, with a full stop")
    func sentences() {
        for fault in [WakeWordFault.words("x"), .short("ja", phones: 2), .unknown(["kweb"])] {
            #expect(fault.sentence.hasSuffix("."))
            #expect(fault.englishSentence.contains("wake") || fault.englishSentence.contains("lexicon"))
        }
    }
}
