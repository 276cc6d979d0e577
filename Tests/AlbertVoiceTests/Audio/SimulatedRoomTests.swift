import Foundation
import Testing

@testable import AlbertVoice

@Suite struct SimulatedRoomTests {
    @Test func aFileSoundsWhereItsTurnIs() throws {
        let scratch = try Scratch()
        let tone = Sound.tone(hertz: 440, seconds: 0.3, amplitude: 9000)
        let path = try scratch.write("a.wav", Wave.file(Wave.bytes(of: tone)))
        let room = SimulatedRoom(script: [.silence(0.5), .file(path), .sound(tone), .silence(0.1)], hiss: 0)
        var card = try room.open()
        var heard: [Int16] = []
        while heard.count < room.length { heard += try card.read() }
        let silence = [Int16](repeating: 0, count: 8000)
        #expect(Array(heard.prefix(17_600)) == silence + tone + tone)
        #expect(room.length == 19_200)
    }

    @Test func theSameScriptIsTheSameRoom() throws {
        func hear() throws -> [Int16] {
            var card = try SimulatedRoom(script: [.silence(1)]).open()
            return try (0..<60).flatMap { _ in try card.read() }
        }
        let heard = try hear()
        #expect(try heard == hear())
        #expect(Levels(heard).rms < -65 && Levels(heard).rms > -80)
    }

    @Test func aCardOpenedLateHearsWhatSoundsThen() throws {
        let tone = Sound.tone(hertz: 440, seconds: 1, amplitude: 9000)
        let room = SimulatedRoom(script: [.sound(tone)], hiss: 0)
        room.wait(for: .milliseconds(500))
        var card = try room.open()
        #expect(try card.read() == Array(tone[8000..<8320]))
    }

    @Test func anAgeOfSilenceTakesNoMemoryAndGoesByAsFastAsItIsWaitedFor() throws {
        let day = 86_400.0
        let room = SimulatedRoom(script: [.silence(day), .sound([1, 2, 3])], hiss: 0)
        room.wait(for: .seconds(day))
        var card = try room.open()
        #expect(try card.read().prefix(4) == [1, 2, 3, 0])
    }

    @Test func aRealRoomGoesByItsClock() throws {
        let clock = TestClock()
        clock.wait(for: .seconds(5))
        let room = SimulatedRoom(script: [.silence(1), .fault(-EIO, 1)], pace: .real(clock))
        var card = try room.open()
        for _ in 0..<50 { #expect(try card.read().count == 320) }
        #expect(clock.now == .seconds(6))
        #expect(throws: AlsaError(operation: "snd_pcm_readi", device: "room", code: -EIO)) { try card.read() }
    }
}
