import Foundation
import Testing

@testable import AlbertVoice

@Suite("Small files of the data folder") struct OwnerFileTests {
    private let scratch: Scratch
    private let file: OwnerFile<[String]>

    init() throws {
        scratch = try Scratch()
        file = OwnerFile(path: scratch.folder.path + "/data/x.json")
    }

    @Test func keepWhatTheyAreGivenForTheirOwnerAlone() throws {
        umask(0)
        #expect(file.load() == nil)
        #expect(file.save(["eins"]))
        #expect(file.save(["zwei"]))
        #expect(file.load() == ["zwei"])
        let items = PrivateFolder(path: scratch.folder.path + "/data").items
        #expect(items.map(\.path) == ["", "x.json"])
        #expect(items.map(\.mode) == [0o700, 0o600])
        file.remove()
        #expect(file.load() == nil)
    }

    @Test(arguments: ["", "{", "[1]", "null"]) func damagedOnesCountAsNone(text: String) throws {
        #expect(file.save([]))
        try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
        #expect(file.load() == nil)
    }

    @Test func whereNothingCanBeKeptSaysSo() {
        #expect(!OwnerFile<[String]>(path: "/proc/nowhere/x.json").save(["x"]))
    }

    @Test(arguments: ["RIFF", "fLaC", "OggS"]) func soundIsFoundWhateverItIsCalled(head: String) throws {
        _ = try scratch.write("notes.txt", Data((head + "....").utf8))
        _ = try scratch.write("sound.wav", Data("not at all".utf8))
        #expect(PrivateFolder(path: scratch.folder.path).audio.map(\.path) == ["notes.txt"])
    }

    @Test func whatOthersMayReadIsFound() throws {
        let path = try scratch.write("open", Data())
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scratch.folder.path)
        #expect(PrivateFolder(path: scratch.folder.path).open.map(\.path) == ["open"])
    }
}
