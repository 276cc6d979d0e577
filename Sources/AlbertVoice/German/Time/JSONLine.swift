/// One line of JSON with a flat object, read without a general parser: batches of 20,000 lines a second need that.
package struct JSONLine {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    /// The fields of a flat object; those that are null are left out.
    package struct Fields {
        private var values: [String: (text: String, isText: Bool)] = [:]

        /// A string unescaped, any other value as it stands.
        package subscript(key: String) -> String? { values[key]?.text }

        /// A value as JSON, as it came; „null“ where there is none.
        package func json(_ key: String) -> String {
            guard let value = values[key] else { return "null" }
            return !value.isText && Self.isPlain(value.text) ? value.text : value.text.jsonQuoted
        }

        fileprivate mutating func add(_ key: String, _ value: (text: String, isText: Bool)) {
            if value.isText || value.text != "null" { values[key] = value }
        }

        /// Whether it is a number or a truth value, after RFC 8259.
        private static func isPlain(_ text: String) -> Bool {
            text == "true" || text == "false" || isNumber(text)
        }

        /// By hand: a regular expression made a batch with numeric ids eight times slower.
        private static func isNumber(_ text: String) -> Bool {
            var rest = Substring(text)
            if rest.first == "-" { rest.removeFirst() }
            let whole = digits(&rest)
            guard whole == 1 || whole > 1 && !text.drop(while: { $0 == "-" }).hasPrefix("0") else { return false }
            if rest.first == "." {
                rest.removeFirst()
                guard digits(&rest) > 0 else { return false }
            }
            if rest.first == "e" || rest.first == "E" {
                rest.removeFirst()
                if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
                guard digits(&rest) > 0 else { return false }
            }
            return rest.isEmpty
        }

        /// Passes digits by; how many.
        private static func digits(_ rest: inout Substring) -> Int {
            let after = rest.drop { $0.isASCII && $0.isNumber }
            defer { rest = after }
            return rest.utf8.count - after.utf8.count
        }
    }

    /// The fields of a flat object; nil where it is no object.
    package static func fields(of line: String) -> Fields? {
        var line = line
        return line.withUTF8 { bytes in
            var reader = JSONLine(bytes: bytes)
            return reader.object()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func object() -> Fields? {
        guard eat(UInt8(ascii: "{")) else { return nil }
        var fields = Fields()
        if eat(UInt8(ascii: "}")) { return fields }
        repeat {
            guard let key = string(), eat(UInt8(ascii: ":")), let value = value() else { return nil }
            fields.add(key, value)
        } while eat(UInt8(ascii: ","))
        return eat(UInt8(ascii: "}")) && !hasMore ? fields : nil
    }

    private var hasMore: Bool { position < bytes.count }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    private mutating func eat(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        skipSpace()
        return true
    }

    private mutating func value() -> (text: String, isText: Bool)? {
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return string().map { ($0, true) } }
        let start = position
        while position < bytes.count, !",}[{\"".utf8.contains(bytes[position]), bytes[position] > 0x20 { position += 1 }
        return position > start ? (String(decoding: bytes[start..<position], as: UTF8.self), false) : nil
    }

    private mutating func string() -> String? {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
            position += 1
        }
        guard position < bytes.count else { return nil }
        var text = String(decoding: bytes[start..<position], as: UTF8.self)
        while position < bytes.count, bytes[position] == UInt8(ascii: "\\") {
            guard let escaped = escape() else { return nil }
            text.unicodeScalars.append(escaped)
            let start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
                position += 1
            }
            text += String(decoding: bytes[start..<position], as: UTF8.self)
        }
        guard position < bytes.count else { return nil }
        position += 1
        return text
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard position + 1 < bytes.count else { return nil }
        let mark = bytes[position + 1]
        position += 2
        switch mark {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "u"): return unicode()
        default: return Unicode.Scalar(mark)
        }
    }

    private mutating func unicode() -> Unicode.Scalar? {
        guard let high = hex() else { return nil }
        guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
        guard position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else {
            return "\u{FFFD}"
        }
        position += 2
        guard let low = hex(), (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func hex() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        position += 4
        return UInt32(digits, radix: 16)
    }
}

extension String {
    /// The text as a JSON string, with its quotes.
    package var jsonQuoted: String {
        var line = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": line += "\\\""
            case "\\": line += "\\\\"
            case "\n": line += "\\n"
            case "\t": line += "\\t"
            case "\r": line += "\\r"
            case _ where scalar.value < 0x20: line += "\\u" + padded(hexadecimal(scalar.value), 4)
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line + "\""
    }

    private func padded(_ digits: String, _ width: Int) -> String {
        String(repeating: "0", count: width - digits.count) + digits
    }
    private func hexadecimal(_ value: UInt32) -> String { String(value, radix: 16) }
}
