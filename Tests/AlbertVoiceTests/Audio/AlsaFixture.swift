import Foundation

@testable import AlbertVoice

/// An ALSA configuration with cards of all kinds in place of the machine's.
///
/// Every device sounds like the tone; „endless“ is digital silence without end, at full speed.
struct AlsaFixture {
    /// What the devices sound like at 16 kHz.
    static let tone = Sound.tone(hertz: 440, seconds: 1, amplitude: 10_000)

    /// The devices, for the whole run: ALSA's configuration is one of the process.
    static let installed = Result {
        let scratch = try Scratch()
        let fixture = try AlsaFixture(scratch)
        setenv("ALSA_CONFIG_PATH", fixture.path, 1)
        return (fixture, scratch)
    }

    /// What was played at „recorder“.
    static func played() throws -> [Int16] {
        let data = try Data(contentsOf: installed.get().1.folder.appending(path: "played.raw"))
        return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    }

    let path: String

    private init(_ scratch: Scratch) throws {
        let tone = Self.tone
        var configuration = """
            pcm.null { type null }
            pcm.endless { type null }
            pcm.recorder {
                type plug
                slave {
                    pcm { type file slave.pcm "null" file "\(scratch.folder.path)/played.raw" format "raw" }
                    format S16_LE
                    channels 1
                    rate 16000
                }
            }
            pcm.mono { type file slave.pcm "null" file "/dev/null" infile "\(try scratch.write("mono.raw", Wave.bytes(of: tone)))" format "raw" }

            """
        let cards: [(String, CaptureConverter.Format)] = [
            ("stereo", .init(channels: 2)), ("s32", .init(channels: 2, sample: .s32)), ("s24", .init(sample: .s24)),
            ("s24Packed", .init(channels: 2, sample: .s24Packed)), ("float", .init(channels: 4, sample: .float)),
            ("s16 at 48000", .init(rate: 48_000, channels: 2)),
            ("s32 at 44100", .init(rate: 44_100, channels: 2, sample: .s32)),
        ]
        for (name, format) in cards {
            configuration += try Self.card(name, format, scratch)
        }
        path = try scratch.write("asound.conf", Data(configuration.utf8))
    }

    /// A card that has one format only.
    private static func card(
        _ name: String, _ format: CaptureConverter.Format, _ scratch: Scratch
    ) throws -> String {
        let names: [SampleFormat: String] = [
            .s16: "S16_LE", .s32: "S32_LE", .s24: "S24_LE", .s24Packed: "S24_3LE", .float: "FLOAT_LE",
        ]
        let tone = Sound.tone(hertz: 440, seconds: 1, amplitude: 10_000, rate: Double(format.rate))
        let raw = try scratch.write("\(name).raw", Data(CaptureConverterTests.bytes(of: tone, as: format)))
        return """
            pcm.'\(name)' {
                type plug
                slave {
                    pcm { type file slave.pcm "null" file "/dev/null" infile "\(raw)" format "raw" }
                    format \(names[format.sample] ?? "")
                    channels \(format.channels)
                    rate \(format.rate)
                }
            }

            """
    }
}
