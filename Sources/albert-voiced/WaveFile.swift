import AlbertVoice
import Foundation

/// 16 kHz mono samples as a WAV file.
struct WaveFile {
    let data: Data

    init(_ samples: [Int16]) {
        let bytes = samples.count * 2
        var data = Data("RIFF".utf8)
        func append(_ value: Int, _ width: Int) {
            for shift in 0..<width { data.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
        }
        append(36 + bytes, 4)
        data += Data("WAVEfmt ".utf8)
        append(16, 4)
        append(1, 2)
        append(1, 2)
        append(AudioFrame.rate, 4)
        append(AudioFrame.rate * 2, 4)
        append(2, 2)
        append(16, 2)
        data += Data("data".utf8)
        append(bytes, 4)
        for sample in samples { append(Int(sample), 2) }
        self.data = data
    }
}
