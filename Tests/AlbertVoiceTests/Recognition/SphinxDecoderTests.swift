import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere)) struct SphinxDecoderTests {
    private func decoder() throws -> SphinxDecoder {
        let folder = try #require(TestModel.folder)
        let automaton = TestModel.automaton
        let dictionary = try TestModel.lexicon(folder).pronunciations(of: automaton.vocabulary)
        let decoder = try SphinxDecoder(model: folder, dictionary: dictionary)
        try decoder.install(automaton, variants: dictionary.map(\.variants.count))
        return decoder
    }

    @Test func theGrammarReadBackIsTheAutomaton() throws {
        let automaton = TestModel.automaton
        let words = automaton.arcs.filter { $0.word != Automaton.Arc.silent }.map {
            SphinxDecoder.InstalledArc(from: $0.from, to: $0.to, word: automaton.vocabulary[$0.word])
        }
        let silent = (0..<automaton.stateCount).flatMap { from in
            automaton.silentlyReached(from: from).keys.map { SphinxDecoder.InstalledArc(from: from, to: $0, word: nil) }
        }
        let installed = try decoder().installedArcs
        #expect(installed == Set(words + silent))
    }

    @Test func equalSamplesGiveEqualResults() throws {
        let decoder = try decoder()
        let clip = try TestModel.clip("lena hat zahnarzt am freitag um vier")
        let first = decoder.decode(clip)
        _ = decoder.decode(try TestModel.clip("mach das wieder rückgängig"))
        #expect(decoder.decode(clip) == first)
        #expect(!first.isEmpty)
    }

    /// The library's ring of cepstra is as long as the longest whole utterance before; what it left in there of a long piece was
    /// read behind the ring's end with 140 frames less.
    @Test(arguments: [10, 140, 153, 300]) func aLongPieceIsHeardToItsEndBehindAShorterUtterance(less: Int) throws {
        let decoder = try decoder()
        let clip = try TestModel.clip("lena hat zahnarzt am freitag um vier")
        let speech = (0..<4).flatMap { _ in clip }
        _ = decoder.decode(Array(speech.dropLast(less * 160)))
        decoder.begin()
        decoder.feed(speech)
        decoder.feed(Array(speech.prefix(320)))
        let frames = decoder.end().last?.frames.upperBound ?? 0
        #expect(abs(frames - (speech.count / 160 + 2)) <= 1)
    }

    @Test func nothingIsHeardInNothing() throws {
        let decoder = try decoder()
        #expect(decoder.decode([]).isEmpty)
        #expect(decoder.decode([0, 1]).isEmpty)
    }

    @Test func theDictionaryIsGoneFromTheDisk() throws {
        let path: String
        do {
            let file = try DictionaryFile([Pronunciation("ja", [["J", "A:"]], .own)])
            path = file.path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
