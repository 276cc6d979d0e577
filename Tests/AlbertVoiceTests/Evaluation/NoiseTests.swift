import Foundation
import Testing

@testable import AlbertVoice

@Suite("Noises from files")
struct NoiseTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        _ = try scratch.write("a.wav", Wave.file(Wave.bytes(of: Sound.tone(hertz: 200, seconds: 1, amplitude: 900))))
        _ = try scratch.write("b.wav", Wave.file(Wave.bytes(of: Sound.tone(hertz: 300, seconds: 2, amplitude: 9_000))))
        _ = try scratch.write("broken.wav", Data("no sound".utf8))
        return scratch
    }

    @Test("a file, or what can be read of a folder")
    func files() throws {
        let scratch = try folder()
        #expect(try Noise(path: scratch.folder.path + "/a.wav").sounds.map(\.count) == [16_000])
        #expect(try Noise(path: scratch.folder.path + "/a.wav").name == "a")
        #expect(try Noise(path: scratch.folder.path).sounds.map(\.count) == [16_000, 32_000])
    }

    @Test("a beginning that was trained on can be left out")
    func from() throws {
        let scratch = try folder()
        #expect(try Noise(path: scratch.folder.path, from: 1.5).sounds.map(\.count) == [8_000])
    }

    @Test("no noise is a sentence")
    func none() throws {
        let scratch = try folder()
        #expect(throws: CorpusError.missing("/nonexistent")) { try Noise(path: "/nonexistent") }
        let path = scratch.folder.path + "/broken.wav"
        #expect(throws: CorpusError.noNoise(path)) { try Noise(path: path) }
    }

    @Test("babble is a minute of as many voices, the same for a seed")
    func babble() throws {
        let scratch = try folder()
        let noise = try Noise(path: scratch.folder.path)
        var (first, second) = (SeededRandom(seed: 1), SeededRandom(seed: 1))
        let babble = noise.babble(voices: 3, using: &first)
        #expect(babble.name == "babble3")
        #expect(babble.sounds.map(\.count) == [960_000])
        #expect(babble == noise.babble(voices: 3, using: &second))
    }
}
