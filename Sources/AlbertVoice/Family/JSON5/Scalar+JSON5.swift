extension Unicode.Scalar {
    /// Whether a line ends with this scalar.
    var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}" }

    /// Whether this is white space inside a line.
    var isSpace: Bool {
        switch self {
        case "\t", "\u{B}", "\u{C}", " ", "\u{A0}", "\u{FEFF}": true
        default: properties.generalCategory == .spaceSeparator
        }
    }

    /// 0 to 9.
    var isDigit: Bool { ("0"..."9").contains(self) }

    /// The value of a hexadecimal digit.
    var hexadecimalValue: UInt32? {
        switch self {
        case "0"..."9": value - 0x30
        case "a"..."f": value - 0x61 + 10
        case "A"..."F": value - 0x41 + 10
        default: nil
        }
    }

    /// Whether a number may begin so; `Infinity` and `NaN` without a sign are read as words.
    var beginsNumber: Bool { isDigit || self == "+" || self == "-" || self == "." }

    /// Whether a name without quotation marks may begin so.
    var beginsName: Bool {
        self == "$" || self == "_" || self == "\\" || properties.isIDStart
    }

    /// Whether a name may go on so; the last two are the joiners ECMAScript allows.
    var continuesName: Bool {
        beginsName || properties.isIDContinue || self == "\u{200C}" || self == "\u{200D}"
    }
}
