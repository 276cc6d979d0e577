import Foundation

/// A folder for one test, gone with it.
final class Scratch: Sendable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "albert-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file and gives its path.
    func write(_ name: String, _ data: Data) throws -> String {
        let file = folder.appending(path: name)
        try data.write(to: file)
        return file.path
    }
}

/// WAV files by hand, so that they can be damaged.
enum Wave {
    /// A WAV file; `format` 1 is integers, 3 is floats.
    static func file(
        _ payload: Data, rate: UInt32 = 16_000, channels: UInt16 = 1, bits: UInt16 = 16, format: UInt16 = 1,
        claimed: UInt32? = nil
    ) -> Data {
        let width = UInt32(channels) * UInt32(bits / 8)
        var data = Data("RIFF".utf8) + bytes(UInt32(36 + payload.count)) + Data("WAVEfmt ".utf8) + bytes(UInt32(16))
        data +=
            bytes(format) + bytes(channels) + bytes(rate) + bytes(rate &* width) + bytes(UInt16(width)) + bytes(bits)
        return data + Data("data".utf8) + bytes(claimed ?? UInt32(payload.count)) + payload
    }

    /// Samples as little-endian bytes.
    static func bytes(of samples: [Int16]) -> Data {
        samples.withUnsafeBufferPointer { Data(buffer: $0) }
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }
}
