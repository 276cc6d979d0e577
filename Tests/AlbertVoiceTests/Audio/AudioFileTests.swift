import Foundation
import Testing

@testable import AlbertVoice

@Suite struct AudioFileTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test func sixteenKilohertzMonoIsReadAsItIs() throws {
        let tone = Sound.tone(hertz: 440, seconds: 0.5, amplitude: 10_000)
        let file = try AudioFile(path: scratch.write("a.wav", Wave.file(Wave.bytes(of: tone))))
        #expect(file.samples == tone)
        #expect(file.seconds == 0.5)
    }

    @Test(arguments: [8000, 22_050, 44_100, 48_000, 96_000] as [UInt32], [1, 2, 6] as [UInt16])
    func otherRatesAndChannelsKeepPitchLengthAndLevel(rate: UInt32, channels: UInt16) throws {
        let tone = Sound.tone(hertz: 440, seconds: 1, amplitude: 10_000, rate: Double(rate))
        let interleaved = tone.flatMap { [Int16](repeating: $0, count: Int(channels)) }
        let data = Wave.file(Wave.bytes(of: interleaved), rate: rate, channels: channels)
        let file = try AudioFile(path: scratch.write("a.wav", data))
        #expect(file.fileRate == Int(rate))
        #expect(file.channels == Int(channels))
        #expect(abs(file.seconds - 1) < 0.01)
        #expect(abs(Levels(file.samples).rms - Levels(tone).rms) < 0.3)
        #expect(abs(Double(risingZeros(file.samples)) - 440) <= 3)
    }

    @Test func aFileThatEndsEarlyGivesWhatIsThere() throws {
        let tone = Sound.tone(hertz: 440, seconds: 0.5, amplitude: 10_000)
        let data = Wave.file(Wave.bytes(of: tone), claimed: 1 << 30)
        #expect(try AudioFile(path: scratch.write("a.wav", data)).samples == tone)
    }

    @Test func whatIsNoRecordingIsRefused() throws {
        let text = try scratch.write("text.wav", Data("Das ist ein Text, keine Aufnahme.".utf8))
        let header = try scratch.write("header.wav", Wave.file(Data()).prefix(30))
        let silent = try scratch.write("keine.wav", Wave.file(Data(), channels: 0))
        for path in [text, header, silent] {
            let error = error(path)
            guard case .unreadable = error else {
                Issue.record("\(path): \(String(describing: error))")
                continue
            }
        }
    }

    @Test func whatHoldsNoSampleIsEmpty() throws {
        let empty = try scratch.write("leer.wav", Data())
        let bare = try scratch.write("kopf.wav", Wave.file(Data()))
        #expect(error(empty) == .empty(empty))
        #expect(error(bare) == .empty(bare))
    }

    @Test func whatIsNoFileIsNamed() throws {
        let folder = scratch.folder.path
        #expect(error(folder + "/fehlt.wav") == .missing(folder + "/fehlt.wav"))
        #expect(error(folder) == .folder(folder))
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity])
    func floatsThatAreNoNumbersAreRefused(value: Float) throws {
        let data = [0.1, value, 0.2].withUnsafeBufferPointer { Data(buffer: $0) }
        let path = try scratch.write("nan.wav", Wave.file(data, bits: 32, format: 3))
        #expect(error(path) == .notANumber(path))
    }

    @Test func floatsBeyondFullScaleAreClipped() throws {
        let data = ([4, -4] as [Float]).withUnsafeBufferPointer { Data(buffer: $0) }
        let file = try AudioFile(path: scratch.write("laut.wav", Wave.file(data, bits: 32, format: 3)))
        #expect(file.samples == [.max, .min])
    }

    @Test func hoursAreRefusedWithoutReadingThem() throws {
        let path = try scratch.write("lang.wav", Wave.file(Data(count: 44), claimed: 1 << 20))
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.truncate(atOffset: 44 + 1 << 20)
        #expect(error(path, longest: 10) == .tooLong(path, seconds: 32.768, longest: 10))
    }

    @Test(arguments: 0..<40)
    func aDamagedFileNeverEndsTheProgram(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        var data = Wave.file(Wave.bytes(of: Sound.tone(hertz: 440, seconds: 0.1, amplitude: 9000)), rate: 44_100)
        for _ in 0..<6 { data[Int.random(in: 0..<60, using: &random)] = UInt8.random(in: 0...255, using: &random) }
        let path = try scratch.write("kaputt.wav", data)
        // Either outcome is right; that there is one is what counts.
        _ = error(path)
    }

    private func error(_ path: String, longest: Double = 60) -> AudioFileError? {
        do throws(AudioFileError) {
            _ = try AudioFile(path: path, longest: longest)
            return nil
        } catch {
            #expect(!error.sentence.isEmpty)
            return error
        }
    }

    private func risingZeros(_ samples: [Int16]) -> Int {
        zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    }
}
