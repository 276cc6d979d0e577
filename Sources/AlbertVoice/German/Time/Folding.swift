/// Folding of letters, so that „Übermorgen“, „uebermorgen“ and „ÜBERMORGEN“ are one word.
enum Folding {
    /// Appends the folded form of a UTF-8 text: lower case, ä ö ü ß as ae oe ue ss.
    static func append(_ text: some Sequence<UInt8>, to folded: inout [UInt8]) {
        var lead: UInt8 = 0
        for byte in text {
            append(byte, after: &lead, to: &folded)
        }
    }

    /// Appends the folded form of one byte; `lead` remembers the first byte of a two-byte letter.
    @inline(__always)
    static func append(_ byte: UInt8, after lead: inout UInt8, to folded: inout [UInt8]) {
        if lead != 0 {
            appendLetter(lead, byte, to: &folded)
            lead = 0
        } else if byte == 0xC3 || byte == 0xCC || byte == 0xC5 {
            lead = byte
        } else {
            folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
    }

    private static func appendLetter(_ lead: UInt8, _ byte: UInt8, to folded: inout [UInt8]) {
        switch (lead, byte) {
        case (0xC3, 0xA4), (0xC3, 0x84): folded += [0x61, 0x65]
        case (0xC3, 0xB6), (0xC3, 0x96): folded += [0x6F, 0x65]
        case (0xC3, 0xBC), (0xC3, 0x9C): folded += [0x75, 0x65]
        case (0xC3, 0x9F): folded += [0x73, 0x73]
        case (0xCC, 0x88): folded.append(0x65)
        default: folded += [lead, byte]
        }
    }
}
