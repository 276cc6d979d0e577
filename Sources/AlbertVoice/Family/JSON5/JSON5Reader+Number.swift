extension JSON5Reader {
    /// A number: `42`, `-0.5`, `.5`, `5.`, `1e3`, `0xFF`, `+Infinity`, `NaN`.
    mutating func number() throws(JSON5Error) -> Double {
        let start = position
        var text = ""
        while let scalar = peek, scalar.belongsToNumber(after: text) {
            text.unicodeScalars.append(scalar)
            next()
        }
        guard let value = Self.number(text) else { throw JSON5Error(.number(text), at: start) }
        return value
    }

    private static func number(_ text: String) -> Double? {
        let sign: Double = text.hasPrefix("-") ? -1 : 1
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        if digits == "Infinity" { return sign * .infinity }
        if digits == "NaN" { return .nan }
        if digits.lowercased().hasPrefix("0x") { return hexadecimal(digits.dropFirst(2)).map { sign * $0 } }
        return decimal(digits).map { sign * $0 }
    }

    private static func hexadecimal(_ digits: Substring) -> Double? {
        guard !digits.isEmpty else { return nil }
        var value = 0.0
        for scalar in digits.unicodeScalars {
            guard let digit = scalar.hexadecimalValue else { return nil }
            value = value * 16 + Double(digit)
        }
        return value
    }

    /// Swift reads more than JSON5 allows (hexadecimal fractions, words), so the shape is checked first.
    private static func decimal(_ text: Substring) -> Double? {
        let parts = text.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
            .flatMap { $0.split(separator: "E", maxSplits: 1, omittingEmptySubsequences: false) }
        guard let mantissa = parts.first, parts.count <= 2, isMantissa(mantissa) else { return nil }
        guard parts.count == 2 else { return Double(padded(mantissa)) }
        let exponent = parts[1].hasPrefix("+") || parts[1].hasPrefix("-") ? parts[1].dropFirst() : parts[1]
        guard !exponent.isEmpty, exponent.unicodeScalars.allSatisfy(\.isDigit) else { return nil }
        return Double("\(padded(mantissa))e\(parts[1])")
    }

    private static func isMantissa(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let hasLeadingZero = parts[0].count > 1 && parts[0].hasPrefix("0")
        let allDigits = parts.allSatisfy { $0.unicodeScalars.allSatisfy(\.isDigit) }
        return parts.count <= 2 && allDigits && !hasLeadingZero && parts.contains { !$0.isEmpty }
    }

    private static func padded(_ mantissa: Substring) -> String {
        (mantissa.hasPrefix(".") ? "0" : "") + mantissa + (mantissa.hasSuffix(".") ? "0" : "")
    }
}

extension Unicode.Scalar {
    /// Whether this scalar goes on with a number: signs only at the front and behind an exponent.
    fileprivate func belongsToNumber(after text: String) -> Bool {
        guard self == "+" || self == "-" else { return self == "." || continuesName }
        let isHexadecimal = text.lowercased().contains("x")
        return text.isEmpty || (text.last?.lowercased() == "e" && !isHexadecimal)
    }
}
