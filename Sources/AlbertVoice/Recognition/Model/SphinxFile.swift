/// A binary parameter file of Sphinx: „s3“, attributes, a number that shows the byte order, 32-bit words, a check sum.
enum SphinxFile {
    /// The words between header and check sum, which is verified.
    ///
    /// Numbers of the body come out as bit patterns. Sphinx' sum: rotate by 20, add (sphinxbase `bio.c`).
    static func words(_ reader: inout ByteReader) throws(Damage) -> [UInt32] {
        guard let header = header(&reader) else { throw Damage() }
        guard try reader.int32() == 0x1122_3344 else { throw Damage() }
        var words = try reader.words(reader.rest / 4)
        guard reader.rest == 0 else { throw Damage() }
        guard header.contains("chksum0 yes") else { return words }
        guard let expected = words.popLast() else { throw Damage() }
        let sum = words.reduce(UInt32(0)) { sum, word in (sum << 20 | sum >> 12) &+ word }
        guard sum == expected else { throw Damage() }
        return words
    }

    /// Whether a file was written by a computer with the other byte order.
    static func isForeign(_ reader: ByteReader) -> Bool {
        var reader = reader
        guard header(&reader) != nil, let mark = try? reader.int32() else { return false }
        return mark == 0x4433_2211
    }

    /// Whether all words are numbers, none below `least`.
    static func areFinite(_ words: ArraySlice<UInt32>, least: Float = -.greatestFiniteMagnitude) -> Bool {
        words.allSatisfy {
            let number = Float(bitPattern: $0)
            return number.isFinite && number >= least
        }
    }

    private static func header(_ reader: inout ByteReader) -> String? {
        guard reader.starts(with: "s3\n") else { return nil }
        return reader.text(upTo: "endhdr\n", within: 1_024)
    }
}
