import Foundation

/// Values as lines of JSON: keys in the order of the alphabet, so that the same value is always the same line.
enum JSONLineCoding {
    /// A value on one line, without its end; `{}` for what no JSON can say.
    static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
