import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere)) struct SphinxRecogniserTests {
    static let sentences = [
        "lena hat zahnarzt am freitag um vier", "bitte felix hat turnen am montag",
        "oma hat ferien am mittwoch um sieben",
        "mach das wieder rückgängig",
    ]

    private func recogniser() throws -> SphinxRecogniser {
        let folder = try #require(TestModel.folder)
        return try SphinxRecogniser(
            model: folder, automaton: TestModel.automaton, lexicon: try TestModel.lexicon(folder))
    }

    @Test(arguments: sentences) func aSentenceOfTheGrammarIsHeard(sentence: String) async throws {
        let clip = try TestModel.clip(sentence)
        let heard = try await recogniser().recognise(clip)
        #expect(heard.text == sentence)
        #expect(heard.confidence > 0.5)
        let ends = heard.segments.map(\.end)
        #expect(ends == ends.sorted())
        #expect(ends.allSatisfy { $0 <= Double(clip.count) / 16_000 + 0.01 })
        #expect(heard.measures?.seconds == Double(clip.count) / 16_000)
    }

    @Test func otherSentencesAreRefused() async throws {
        let recogniser = try recogniser()
        for text in [
            "schalte das licht im wohnzimmer aus", "wie wird das wetter morgen in hamburg", "ich mag keinen spinat",
        ] {
            await #expect(throws: RecognitionError.notUnderstood) {
                try await recogniser.recognise(TestModel.clip(text))
            }
        }
    }

    @Test func whatIsNoSpeechIsRefused() async throws {
        let recogniser = try recogniser()
        await #expect(throws: RecognitionError.silence) {
            try await recogniser.recognise([Int16](repeating: 0, count: 32_000))
        }
        await #expect(throws: RecognitionError.silence) { try await recogniser.recognise([]) }
        await #expect(throws: RecognitionError.self) {
            try await recogniser.recognise(Sound.draw("~~~~~~~~~~~~~~~~~~~~"))
        }
    }

    @Test(arguments: sentences) func halvesAndReversedOnesAreRefused(sentence: String) async throws {
        let recogniser = try recogniser()
        let clip = try TestModel.clip(sentence)
        await #expect(throws: RecognitionError.self) { try await recogniser.recognise(clip.reversed()) }
        await #expect(throws: RecognitionError.self) {
            try await recogniser.recognise(Array(clip.prefix(clip.count / 2)))
        }
    }

    @Test func pieceByPieceGivesTheSameAsTheWhole() async throws {
        let recogniser = try recogniser()
        let clip = try TestModel.clip(Self.sentences[0])
        let whole = try await recogniser.recognise(clip)
        await recogniser.begin()
        var partial: [String] = []
        for first in stride(from: 0, to: clip.count, by: 1_600) {
            partial = await recogniser.feed(Array(clip[first..<min(first + 1_600, clip.count)]))
        }
        #expect(!partial.isEmpty)
        let streamed = try await recogniser.finish()
        #expect(streamed.segments == whole.segments)
        #expect(streamed.confidence == whole.confidence)
    }

    @Test(arguments: [0, 2])
    func speechThatEndsBySilenceIsConcludedAtAnyTime(pause: Int) async throws {
        let recogniser = try recogniser()
        let clip = try TestModel.clip(Self.sentences[0])
        let whole = try await recogniser.hear(clip)
        await recogniser.beginSpeech()
        for first in stride(from: 0, to: clip.count, by: 320) {
            _ = await recogniser.feed(Array(clip[first..<min(first + 320, clip.count)]))
            // A pause after which somebody goes on: what was concluded then does not count.
            if pause > 0, first == 320 * 20 * pause { _ = try? await recogniser.conclude() }
        }
        let heard = try await recogniser.conclude()
        #expect(heard.words == whole.words)
        await recogniser.drop()
        await #expect(throws: RecognitionError.silence) { try await recogniser.conclude() }
    }

    @Test func anUtteranceThatWasDroppedLeavesNoTrace() async throws {
        let recogniser = try recogniser()
        await recogniser.begin()
        _ = await recogniser.feed(try TestModel.clip("mama hat"))
        await recogniser.drop()
        #expect(await recogniser.feed([1, 2, 3]).isEmpty)
        await #expect(throws: RecognitionError.silence) { try await recogniser.finish() }
    }

    @Test func aWordNobodyCanSayIsNamed() throws {
        let folder = try #require(TestModel.folder)
        let lexicon = try Lexicon(path: folder.lexicon, phones: folder.phones) { _ in [] }
        let automaton = Automaton([("x", .word("qqxqq"))])
        #expect(throws: RecognitionError.wordsWithoutPhones(["qqxqq"])) {
            try SphinxRecogniser(model: folder, automaton: automaton, lexicon: lexicon)
        }
    }
}
