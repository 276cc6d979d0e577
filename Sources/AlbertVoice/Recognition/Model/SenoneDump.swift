/// `sendump`: mixture weights as bytes, as PocketSphinx maps them into memory.
enum SenoneDump {
    /// Checks header and size; the weights may be any byte.
    static func check(
        _ reader: inout ByteReader, streams: Int, densities: Int, senones: Int
    ) throws(Damage) {
        let strings = try header(&reader)
        // Clustered weights have another layout, which Debian's library reads without looking at their size.
        for (name, value) in [("feature_count", streams), ("cluster_count", 0), ("mixture_count", densities)] {
            let said = strings.first { $0.hasPrefix(name + " ") }?.dropFirst(name.count + 1)
            guard said.map({ Int($0) == value }) ?? (name != "feature_count") else { throw Damage() }
        }
        guard try reader.int32() == densities, try reader.int32() == senones else { throw Damage() }
        guard reader.rest == streams * densities * senones else { throw Damage() }
    }

    /// The weights of a file that was checked.
    static func weights(_ reader: inout ByteReader, count: Int) throws(Damage) -> [UInt8] {
        _ = try header(&reader)
        try reader.skip(8)
        return try reader.bytes(count)
    }

    /// Strings with their lengths, up to an empty one.
    private static func header(_ reader: inout ByteReader) throws(Damage) -> [String] {
        var strings: [String] = []
        var length = try reader.int32()
        while length > 0 {
            guard length < 1_000, strings.count < 100 else { throw Damage() }
            strings.append(try reader.string(length))
            length = try reader.int32()
        }
        guard length == 0, !strings.isEmpty else { throw Damage() }
        return strings
    }
}
