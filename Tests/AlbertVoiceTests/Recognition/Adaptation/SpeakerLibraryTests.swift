import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere)) struct SpeakerLibraryTests {
    private func transform() -> SpeakerTransform {
        SpeakerTransform(streams: [.identity(13), .identity(13), .identity(13)])
    }

    @Test(arguments: ["Anna", "Oma Grete", "../Ü"]) func aVoiceIsKeptAndForgotten(name: String) throws {
        let (scratch, model) = (try Scratch(), try #require(TestModel.folder))
        let library = SpeakerLibrary(data: scratch.folder.path)
        #expect(try library.load(name, for: model) == nil)
        try library.save(transform(), of: name, for: model)
        #expect(library.names == [name])
        #expect(try library.load(name, for: model) == transform())
        #expect(library.remove(name))
        #expect(!library.remove(name))
        #expect(library.names.isEmpty)
    }

    @Test(arguments: [(0, 30), (20, 1), (40, 400)]) func damageIsNamed(place: Int, count: Int) throws {
        let (scratch, model) = (try Scratch(), try #require(TestModel.folder))
        let library = SpeakerLibrary(data: scratch.folder.path)
        try library.save(transform(), of: "Anna", for: model)
        let file = scratch.folder.appending(path: "speakers/Anna.mllr")
        var data = try Data(contentsOf: file)
        data.replaceSubrange(place..<(place + count), with: [])
        try data.write(to: file)
        #expect(throws: ModelFault.self) { try library.load("Anna", for: model) }
    }

    @Test func aTransformThatChangesNothingChangesNothing() async throws {
        let folder = try #require(TestModel.folder)
        let lexicon = try TestModel.lexicon(folder)
        let clip = try TestModel.clip("lena hat zahnarzt am freitag um vier")
        let plain = try SphinxRecogniser(model: folder, automaton: TestModel.automaton, lexicon: lexicon)
        let adapted = try SphinxRecogniser(
            model: folder, automaton: TestModel.automaton, lexicon: lexicon, transform: transform())
        #expect(try await plain.recognise(clip).segments == adapted.recognise(clip).segments)
    }
}
