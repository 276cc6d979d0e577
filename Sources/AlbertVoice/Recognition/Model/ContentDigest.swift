import Foundation

/// A number for the content of files, to notice that one has changed; no protection against somebody who wants it equal.
struct ContentDigest: Hashable, Sendable {
    /// The number.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Nothing yet.
    init() {}

    /// Of the files of a folder that exist, in this order; nil where one cannot be read.
    init?(folder: String, files: [String]) {
        for name in files {
            let path = folder + "/" + name
            guard FileManager.default.fileExists(atPath: path) else { continue }
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
                return nil
            }
            add(Data(name.utf8))
            add(data)
        }
    }

    /// As 16 hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Takes in bytes and how many they are: FNV-1a over words of 64 bits.
    mutating func add(_ data: Data) {
        var sum = value
        data.withUnsafeBytes { buffer in
            let whole = buffer.count / 8
            for index in 0..<whole {
                sum = (sum ^ buffer.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) &* 0x100_0000_01B3
                // The product moves bits up only; the ones above have to come down again.
                sum ^= sum >> 29
            }
            for byte in buffer[(whole * 8)...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        value = (sum ^ UInt64(data.count)) &* 0x100_0000_01B3
    }
}
