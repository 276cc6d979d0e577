/// How a card writes a sample, in the order of bytes of x86 and ARM.
enum SampleFormat: String, CaseIterable, Sendable {
    /// 16 bits.
    case s16
    /// 32 bits, of which many cards fill the upper 24.
    case s32
    /// 24 bits in the lower three of four bytes; the fourth may hold anything.
    case s24
    /// 24 bits in three bytes.
    case s24Packed
    /// A 32-bit float, full scale being 1.
    case float

    /// Bytes a sample takes.
    var bytes: Int {
        switch self {
        case .s16: 2
        case .s24Packed: 3
        case .s32, .s24, .float: 4
        }
    }

    /// The sample at an offset in bytes, full scale being 1; what is no number is silence.
    func sample(in raw: UnsafeRawBufferPointer, at offset: Int) -> Float {
        switch self {
        case .s16: Float(raw.loadUnaligned(fromByteOffset: offset, as: Int16.self)) / 32_768
        case .s32: Float(raw.loadUnaligned(fromByteOffset: offset, as: Int32.self)) / 2_147_483_648
        case .s24: Self.extended(raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        case .s24Packed:
            Self.extended(
                UInt32(raw[offset]) | UInt32(raw[offset + 1]) << 8 | UInt32(raw[offset + 2]) << 16)
        case .float: Self.number(raw.loadUnaligned(fromByteOffset: offset, as: Float.self))
        }
    }

    /// The lower 24 bits with their sign.
    private static func extended(_ bits: UInt32) -> Float {
        Float(Int32(bitPattern: bits << 8) >> 8) / 8_388_608
    }

    private static func number(_ value: Float) -> Float { value.isFinite ? value : 0 }
}
