extension JSON5Reader {
    /// A text in single or double quotation marks.
    mutating func string() throws(JSON5Error) -> String {
        let start = position
        guard let quote = next() else { throw unexpected(.value) }
        var text = String.UnicodeScalarView()
        while let scalar = peek, scalar != "\n", scalar != "\r" {
            if scalar == "\\" {
                if let escaped = try escape() { text.append(escaped) }
            } else if take(quote) {
                return String(text)
            } else {
                text.append(scalar)
                next()
            }
        }
        throw JSON5Error(.unclosedString, at: start)
    }

    /// What a backslash and the scalars after it stand for; nil for a line that goes on.
    private mutating func escape() throws(JSON5Error) -> Unicode.Scalar? {
        let start = position
        next()
        guard let scalar = next() else { throw JSON5Error(.escape("\\"), at: start) }
        switch scalar {
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "v": return "\u{B}"
        case "x": return try Unicode.Scalar(hexadecimal(digits: 2, after: "\\x", at: start))
        case "u": return try unicodeEscape(at: start)
        case "0" where peek?.isDigit != true: return "\0"
        case let digit where digit.isDigit: throw JSON5Error(.escape("\\\(digit)"), at: start)
        case "\r":
            _ = take("\n")
            return nil
        case let end where end.isLineEnd: return nil
        default: return scalar
        }
    }

    /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair.
    mutating func unicodeEscape(at start: TextPosition) throws(JSON5Error) -> Unicode.Scalar {
        let unit = try hexadecimal(digits: 4, after: "\\u", at: start)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, take("\\"), take("u") else { throw JSON5Error(.escape("\\u"), at: start) }
        let second = try hexadecimal(digits: 4, after: "\\u", at: start)
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00))
        else { throw JSON5Error(.escape("\\u"), at: start) }
        return scalar
    }

    private mutating func hexadecimal(
        digits: Int, after prefix: String, at start: TextPosition
    ) throws(JSON5Error) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = peek?.hexadecimalValue else { throw JSON5Error(.escape(prefix), at: start) }
            value = value << 4 + digit
            next()
        }
        return value
    }
}
