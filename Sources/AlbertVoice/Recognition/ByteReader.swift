import Foundation

/// Bytes are not what they should be.
struct Damage: Error {}

/// Reads little-endian numbers and texts from bytes, never beyond their end.
struct ByteReader {
    private let bytes: Data
    private var position = 0

    /// Begins at the first byte.
    init(_ bytes: Data) {
        self.bytes = bytes
    }

    /// How many bytes are left.
    var rest: Int { bytes.count - position }

    /// A number that must not be negative.
    mutating func count() throws(Damage) -> Int {
        let value = try int32()
        guard value >= 0 else { throw Damage() }
        return value
    }

    /// A 32-bit number.
    mutating func int32() throws(Damage) -> Int {
        Int(Int32(bitPattern: try words(1)[0]))
    }

    /// Several 32-bit words.
    mutating func words(_ count: Int) throws(Damage) -> [UInt32] {
        try array(count) { UInt32(littleEndian: $0) }
    }

    /// Several 16-bit words.
    mutating func shorts(_ count: Int) throws(Damage) -> [UInt16] {
        try array(count) { UInt16(littleEndian: $0) }
    }

    /// Several bytes.
    mutating func bytes(_ count: Int) throws(Damage) -> [UInt8] {
        try array(count) { $0 }
    }

    /// Passes bytes by.
    mutating func skip(_ count: Int) throws(Damage) {
        guard count >= 0, count <= rest else { throw Damage() }
        position += count
    }

    /// Passes bytes by up to a multiple of four.
    mutating func align() throws(Damage) {
        try skip((4 - position % 4) % 4)
    }

    /// A text that ends with a zero byte.
    mutating func zeroTerminated() throws(Damage) -> String {
        guard let end = bytes.dropFirst(position).prefix(64).firstIndex(of: 0) else { throw Damage() }
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// A text of so many bytes, without the zero at its end.
    mutating func string(_ length: Int) throws(Damage) -> String {
        let start = position
        try skip(length)
        let text = bytes[(bytes.startIndex + start)..<(bytes.startIndex + position)]
        return String(decoding: text.last == 0 ? text.dropLast() : text, as: UTF8.self)
    }

    /// Whether the next bytes are these.
    func starts(with text: String) -> Bool {
        bytes.dropFirst(position).starts(with: text.utf8)
    }

    /// The text up to a mark, which is passed by; nil where it is not near.
    mutating func text(upTo mark: String, within limit: Int) -> String? {
        guard let range = bytes.dropFirst(position).prefix(limit).range(of: Data(mark.utf8)) else { return nil }
        defer { position = range.upperBound }
        return String(decoding: bytes[position..<range.lowerBound], as: UTF8.self)
    }

    private mutating func array<Word: FixedWidthInteger>(
        _ count: Int, _ convert: (Word) -> Word
    ) throws(Damage) -> [Word] {
        let size = MemoryLayout<Word>.size
        guard count >= 0, count <= rest / size else { throw Damage() }
        defer { position += count * size }
        return bytes.withUnsafeBytes { buffer in
            (0..<count).map { convert(buffer.loadUnaligned(fromByteOffset: position + $0 * size, as: Word.self)) }
        }
    }
}
