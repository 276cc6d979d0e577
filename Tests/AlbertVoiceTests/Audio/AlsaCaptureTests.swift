import Foundation
import Testing

@testable import AlbertVoice

/// A configuration file stands for the sound card: the file plug-in plays a recording, `null` goes on for ever.
@Suite(.serialized) struct AlsaCaptureTests {
    private let scratch: Scratch
    private let tone = Sound.tone(hertz: 440, seconds: 1, amplitude: 10_000)

    init() throws {
        scratch = try Scratch()
        let mono = try scratch.write("mono.raw", Wave.bytes(of: tone))
        let stereo = try scratch.write("stereo.raw", Wave.bytes(of: tone.flatMap { [$0, $0] }))
        let configuration = """
            pcm.mono { type file slave.pcm "null" file "/dev/null" infile "\(mono)" format "raw" }
            pcm.null { type null }
            pcm.pair {
                type multi
                slaves.a { pcm "null" channels 2 }
                bindings [ { slave a channel 0 } { slave a channel 1 } ]
            }
            pcm.stereo { type file slave.pcm "pair" file "/dev/null" infile "\(stereo)" format "raw" }
            pcm.endless { type null }
            """
        let path = try scratch.write("asound.conf", Data(configuration.utf8))
        setenv("ALSA_CONFIG_PATH", path, 1)
    }

    @Test func theCardsSamplesArrive() throws {
        var card = try AlsaCapture(device: "mono")
        var heard: [Int16] = []
        while heard.count < 8000 { heard += try card.read() }
        #expect(Array(heard.prefix(8000)) == Array(tone.prefix(8000)))
        #expect(card.gaps == 0)
    }

    @Test func aCardWithTwoChannelsOnlyIsHeard() throws {
        var card = try AlsaCapture(device: "stereo")
        var heard: [Int16] = []
        while heard.count < 8000 { heard += try card.read() }
        #expect(Array(heard.prefix(8000)) == Array(tone.prefix(8000)))
    }

    @Test func aDeviceThatIsNotThereIsASentence() {
        let error = #expect(throws: AlsaError.self) { _ = try AlsaCapture(device: "fehlt") }
        #expect(error?.device == "fehlt")
        #expect(error?.sentence.contains("finde ich nicht") == true)
    }

    @Test(arguments: [
        (2, "arecord -L"), (16, "anderes Programm"), (19, "nicht mehr da"), (13, "audio"), (22, "aufnehmen"),
        (5, "Fehler 5"),
    ])
    func everyErrorSaysWhatToDo(code: Int32, words: String) {
        #expect(AlsaError(operation: "snd_pcm_open", device: "default", code: -code).sentence.contains(words))
    }

    @Test func theMicrophoneIsAStreamOfFramesInOrder() async throws {
        let microphone = Microphone(device: "mono")
        var last = -1
        for try await frame in microphone.frames() {
            #expect(frame.position > last)
            last = frame.position
            if last >= 3200 { break }
        }
        #expect(microphone.counts.frames > 0)
    }

    @Test func framesNobodyTakesAreCounted() async throws {
        let microphone = Microphone(device: "endless")
        let frames = microphone.frames()
        while microphone.counts.dropped == 0 { await Task.yield() }
        for try await frame in frames {
            #expect(frame.position > 0)
            break
        }
    }

    @Test func theStreamOfAMissingMicrophoneEndsWithTheError() async {
        await #expect(throws: AlsaError.self) {
            for try await _ in Microphone(device: "fehlt").frames() {}
        }
    }
}
