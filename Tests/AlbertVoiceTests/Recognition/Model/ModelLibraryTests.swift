import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere)) struct ModelLibraryTests {
    private struct Refused: Error {}

    private func foreign() throws -> ModelFolder {
        let ours = try #require(TestModel.folder)
        return try ModelFolder(foreign: ours.acoustic, lexicon: ours)
    }

    @Test func aModelIsCopiedAndUsed() async throws {
        let (scratch, ours) = (try Scratch(), try #require(TestModel.folder))
        let library = ModelLibrary(data: scratch.folder.path)
        #expect(try library.open(lexicon: ours) == nil)
        let name = try await library.use(try foreign()) { _ in }
        #expect(library.names == [name])
        #expect(library.current == name)
        let opened = try #require(try library.open(lexicon: ours))
        #expect(opened.acoustic == library.path(of: name))
        #expect(opened.lexicon == ours.lexicon)
        try library.useShipped()
        #expect(try library.open(lexicon: ours) == nil)
        #expect(library.names == [name])
    }

    @Test func whatFailsTheCheckLeavesNoTrace() async throws {
        let scratch = try Scratch()
        let library = ModelLibrary(data: scratch.folder.path)
        let name = try await library.use(try foreign()) { _ in }
        await #expect(throws: Refused.self) { try await library.use(try foreign()) { _ in throw Refused() } }
        #expect(library.current == name)
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path + "/models")
        #expect(left.sorted() == ["current.json", name].sorted())
    }

    @Test(arguments: ["means", "feat.params", "sendump"]) func laterDamageIsNoticed(file: String) async throws {
        let (scratch, ours) = (try Scratch(), try #require(TestModel.folder))
        let library = ModelLibrary(data: scratch.folder.path)
        let name = try await library.use(try foreign()) { _ in }
        let url = URL(fileURLWithPath: library.path(of: name) + "/" + file)
        var data = try Data(contentsOf: url)
        data[data.count - 3] ^= 1
        try data.write(to: url)
        #expect(throws: ModelFault(library.path(of: name), .changed)) { try library.open(lexicon: ours) }
    }

    @Test(arguments: ["", "{}", "{\"name\":\"../x\",\"digest\":\"0\"}", "{\"name\":\"x\",\"digest\":\"0\"}"])
    func aRecordThatIsNoneIsAFault(text: String) throws {
        let (scratch, ours) = (try Scratch(), try #require(TestModel.folder))
        try FileManager.default.createDirectory(
            atPath: scratch.folder.path + "/models", withIntermediateDirectories: true)
        _ = try scratch.write("models/current.json", Data(text.utf8))
        #expect(throws: ModelFault.self) { try ModelLibrary(data: scratch.folder.path).open(lexicon: ours) }
    }
}
