import Foundation
import Testing

@testable import AlbertVoice

/// A configuration file stands for the sound card: the file plug-in plays a recording, `null` goes on for ever.
@Suite struct AlsaCaptureTests {
    private let tone = AlsaFixture.tone

    init() throws { _ = try AlsaFixture.installed.get() }

    @Test(arguments: ["mono", "stereo", "s32", "s24", "s24Packed", "float"])
    func theCardsSamplesArriveWhateverItsFormat(device: String) throws {
        #expect(try hear(8000, from: device) == Array(tone.prefix(8000)))
    }

    @Test(arguments: ["s16 at 48000", "s32 at 44100"])
    func aCardWithAnotherRateIsHeard(device: String) throws {
        let heard = try hear(8000, from: device)
        #expect(abs(Levels(heard).rms - Levels(tone).rms) < 0.3)
        #expect(abs(zip(heard, heard.dropFirst()).count { $0 < 0 && $1 >= 0 } - 220) <= 3)
    }

    @Test func aDeviceThatIsNotThereIsASentence() {
        let error = #expect(throws: AlsaError.self) { _ = try AlsaCapture(device: "fehlt") }
        #expect(error?.device == "fehlt")
        #expect(error?.sentence.contains("finde ich nicht") == true)
    }

    @Test(arguments: [
        (2, "arecord -L"), (16, "anderes Programm"), (19, "nicht mehr da"), (13, "audio"), (22, "aufnehmen"),
        (5, "Fehler 5"), (110, "liefert keinen Ton"), (86, "schläft"),
    ])
    func everyErrorSaysWhatToDo(code: Int32, words: String) {
        #expect(AlsaError(operation: "snd_pcm_open", device: "default", code: -code).sentence.contains(words))
    }

    @Test(arguments: [
        (2, "aplay -L"), (16, "anderes Programm"), (19, "nicht mehr da"), (22, "spielen"), (110, "nimmt keinen Ton"),
    ])
    func aLoudspeakerIsNotCalledAMicrophone(code: Int32, words: String) {
        let error = AlsaError(operation: "snd_pcm_open", device: "default", code: -code, isPlayback: true)
        #expect(error.sentence.contains(words) && error.sentence.contains("Lautsprecher"))
        #expect(error.englishSentence.contains("loudspeaker"))
    }

    private func hear(_ count: Int, from device: String) throws -> [Int16] {
        var card = try AlsaCapture(device: device)
        var heard: [Int16] = []
        while heard.count < count {
            let samples = try card.read()
            try #require(!samples.isEmpty)
            heard += samples
        }
        #expect(card.gaps == 0)
        return Array(heard.prefix(count))
    }
}

/// Every call of a card, failing in every way; „script“ is read with 320 samples a period.
@Suite struct AlsaCaptureFaultTests {
    @Test func anOverrunIsAGapAndNoLoss() throws {
        var card = try AlsaCapture(ScriptedHandle(reads: [Int(-EPIPE)]))
        #expect(try card.read().count == 320)
        #expect(card.gaps == 1)
    }

    @Test(arguments: [[], [-ENOSYS]] as [[Int32]])
    func sleepIsAGapWhetherTheCardResumesOrNot(resumes: [Int32]) throws {
        var card = try AlsaCapture(ScriptedHandle(reads: [Int(-ESTRPIPE)], resumes: resumes))
        #expect(try card.read().count == 320)
        #expect(card.gaps == 1)
    }

    @Test func aCardThatDoesNotWakeIsNotWaitedFor() {
        #expect(code { try AlsaCapture(ScriptedHandle(reads: [Int(-ESTRPIPE)], resumes: [-EAGAIN])) } == -ESTRPIPE)
    }

    @Test(arguments: [ENODEV, EIO, EBADFD])
    func aFailureOfAnyCallIsAnError(fault: Int32) {
        #expect(code { try AlsaCapture(ScriptedHandle(reads: [Int(-fault)])) } == -fault)
        #expect(code { try AlsaCapture(ScriptedHandle(reads: [Int(-EAGAIN)], waits: [-fault])) } == -fault)
        #expect(code { try AlsaCapture(ScriptedHandle(reads: [Int(-EPIPE)], prepares: [-fault])) } == -fault)
        #expect(code { try AlsaCapture(ScriptedHandle(reads: [Int(-EPIPE)], starts: [-fault])) } == -fault)
        let asleep = ScriptedHandle(reads: [Int(-ESTRPIPE)], prepares: [-fault], resumes: [-fault])
        var card = try? AlsaCapture(asleep)
        #expect(throws: AlsaError.self) { _ = try card?.read() }
    }

    @Test func aSignalIsNoGap() throws {
        var card = try AlsaCapture(ScriptedHandle(reads: [Int(-EINTR)]))
        #expect(try card.read().count == 320)
        #expect(card.gaps == 0)
    }

    @Test(
        arguments: [
            ([Int(-EAGAIN)], [0]), ([0, 0, 0, 0, 0], []), ([Int](repeating: Int(-EAGAIN), count: 9), []),
            ([Int](repeating: Int(-EPIPE), count: 9), []),
        ] as [([Int], [Int32])])
    func aReadAlwaysReturns(reads: [Int], waits: [Int32]) throws {
        var card = try AlsaCapture(ScriptedHandle(reads: reads, waits: waits))
        #expect(try card.read().isEmpty)
    }

    private func code(_ open: () throws -> AlsaCapture<ScriptedHandle>) -> Int32? {
        do {
            var card = try open()
            _ = try card.read()
            return nil
        } catch {
            return (error as? AlsaError)?.code
        }
    }
}
