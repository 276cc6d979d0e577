extension JSON5Reader {
    /// A key without quotation marks or a word: an identifier of ECMAScript 5.1.
    mutating func name() throws(JSON5Error) -> String {
        var name = String.UnicodeScalarView()
        while let scalar = peek {
            let start = position
            if scalar == "\\" {
                let escaped = try nameEscape(at: start)
                guard name.isEmpty ? escaped.beginsName : escaped.continuesName, escaped != "\\" else {
                    throw JSON5Error(.escape("\\u"), at: start)
                }
                name.append(escaped)
            } else if name.isEmpty ? scalar.beginsName : scalar.continuesName {
                name.append(scalar)
                next()
            } else {
                break
            }
        }
        return String(name)
    }

    private mutating func nameEscape(at start: TextPosition) throws(JSON5Error) -> Unicode.Scalar {
        next()
        guard take("u") else { throw JSON5Error(.escape("\\"), at: start) }
        return try unicodeEscape(at: start)
    }
}
