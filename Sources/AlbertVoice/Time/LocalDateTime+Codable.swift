extension LocalDateTime {
    /// Reads the day and clock time from their ISO 8601 text, „2026-03-12T15:30“.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let time = LocalDateTime(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no clock time of a day")
        }
        self = time
    }

    /// Writes ISO 8601 text; a day outside the years 0…9999 has none that can be read back and throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        guard LocalDateTime(description) == self else {
            let path = container.codingPath
            throw EncodingError.invalidValue(self, .init(codingPath: path, debugDescription: "\(self) is too far"))
        }
        try container.encode(description)
    }
}
