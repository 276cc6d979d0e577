/// Reads JSON5 as json5.org describes it, by recursive descent, one scalar at a time.
///
/// A key that stands twice in one object is an error here, because one of the two would silently not count.
///
/// ```swift
/// try JSON5Reader.value(of: "{ name: 'Anna', /* und */ spoken: ['Mama',], }")
/// ```
struct JSON5Reader {
    /// How deep brackets may be nested.
    static let depthLimit = 64

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0

    /// The value a whole text stands for.
    static func value(of text: String) throws(JSON5Error) -> JSON5Value {
        var reader = JSON5Reader(text)
        let value = try reader.value()
        try reader.skipSpace()
        if reader.peek != nil { throw reader.unexpected(.end) }
        return value
    }

    /// A reader at the start of a text.
    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        // A byte order mark is no character of the first line.
        if scalars.first == "\u{FEFF}" { (index, lineStart) = (1, 1) }
    }

    // MARK: - Scalars

    /// The scalar to be read next; nil at the end.
    var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    /// The one after that.
    var peekSecond: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    /// Where the next scalar stands.
    var position: TextPosition { TextPosition(line: line, column: index - lineStart + 1) }

    /// Reads a scalar.
    @discardableResult
    mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        index += 1
        if scalar.isLineEnd, !(scalar == "\r" && peek == "\n") {
            line += 1
            lineStart = index
        }
        return scalar
    }

    /// Reads a scalar if it is this one.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        next()
        return true
    }

    /// Something else should stand here.
    func unexpected(_ expectation: JSON5Fault.Expectation) -> JSON5Error {
        JSON5Error(.expected(expectation, found: peek.map(Character.init)), at: position)
    }

    // MARK: - Values

    private mutating func value() throws(JSON5Error) -> JSON5Value {
        try skipSpace()
        let start = position
        return JSON5Value(content: try content(), position: start)
    }

    private mutating func content() throws(JSON5Error) -> JSON5Value.Content {
        switch peek {
        case "{": return .object(try nested { reader throws(JSON5Error) in try reader.object() })
        case "[": return .array(try nested { reader throws(JSON5Error) in try reader.array() })
        case "\"", "'": return .string(try string())
        case let scalar? where scalar.beginsNumber: return .number(try number())
        case let scalar? where scalar.beginsName: return try word()
        default: throw unexpected(.value)
        }
    }

    private mutating func nested<Value>(
        _ read: (inout JSON5Reader) throws(JSON5Error) -> Value
    ) throws(JSON5Error) -> Value {
        guard depth < Self.depthLimit else { throw JSON5Error(.tooDeep(limit: Self.depthLimit), at: position) }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func array() throws(JSON5Error) -> [JSON5Value] {
        var elements: [JSON5Value] = []
        next()
        while true {
            try skipSpace()
            if take("]") { return elements }
            elements.append(try value())
            try skipSpace()
            if !take(","), peek != "]" { throw unexpected(.commaOrBracket) }
        }
    }

    private mutating func object() throws(JSON5Error) -> [JSON5Value.Property] {
        var properties: [JSON5Value.Property] = []
        var keys: Set<String> = []
        next()
        while true {
            try skipSpace()
            if take("}") { return properties }
            let property = try self.property()
            guard keys.insert(property.key).inserted else {
                throw JSON5Error(.duplicateKey(property.key), at: property.position)
            }
            properties.append(property)
            try skipSpace()
            if !take(","), peek != "}" { throw unexpected(.commaOrBrace) }
        }
    }

    private mutating func property() throws(JSON5Error) -> JSON5Value.Property {
        let start = position
        let key = try self.key()
        try skipSpace()
        guard take(":") else { throw unexpected(.colon) }
        return JSON5Value.Property(key: key, position: start, value: try value())
    }

    private mutating func key() throws(JSON5Error) -> String {
        switch peek {
        case "\"", "'": return try string()
        case let scalar? where scalar.beginsName: return try name()
        default: throw unexpected(.key)
        }
    }

    private mutating func word() throws(JSON5Error) -> JSON5Value.Content {
        let start = position
        let word = try name()
        switch word {
        case "null": return .null
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "Infinity": return .number(.infinity)
        case "NaN": return .number(.nan)
        default: throw JSON5Error(.word(word), at: start)
        }
    }
}
