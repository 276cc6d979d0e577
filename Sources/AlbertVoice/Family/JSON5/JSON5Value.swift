/// A value of a JSON5 file and where it stands.
struct JSON5Value: Hashable, Sendable {
    /// What a value can be.
    enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSON5Value])
        case object([Property])
    }

    /// A key of an object with its value.
    struct Property: Hashable, Sendable {
        /// The key, without quotation marks.
        var key: String
        /// Where the key stands.
        var position: TextPosition
        /// What it stands for.
        var value: JSON5Value
    }

    /// The value itself.
    var content: Content
    /// Where it begins.
    var position: TextPosition

    /// What sort of value it is.
    var kind: JSON5Kind {
        switch content {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
