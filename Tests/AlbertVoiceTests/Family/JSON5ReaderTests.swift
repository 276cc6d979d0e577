import Testing

@testable import AlbertVoice

/// What json5.org says, as a table.
@Suite struct JSON5ReaderTests {
    @Test(arguments: [
        ("42", 42), ("-0.5", -0.5), (".5", 0.5), ("5.", 5), ("+1e3", 1000), ("1.5E-2", 0.015), ("0xDECAF", 912_559),
        ("-0x10", -16), ("0", 0), ("Infinity", .infinity), ("-Infinity", -.infinity), ("+Infinity", .infinity),
        ("0e5", 0), ("0xE", 14),
    ])
    func numbers(text: String, means: Double) throws {
        #expect(try JSON5Reader.value(of: text).content == .number(means))
    }

    @Test(arguments: ["NaN", "+NaN", "-NaN"])
    func notANumber(text: String) throws {
        guard case .number(let value) = try JSON5Reader.value(of: text).content else {
            Issue.record("no number")
            return
        }
        #expect(value.isNaN)
    }

    @Test(arguments: ["01", "0x", "1e", "1.2.3", ".", "-", "5a", "+-1", "1e5.5", "1ee5", "--1", "0x1.8", "1_000"])
    func noNumbers(text: String) {
        #expect(
            throws: JSON5Error(
                .number(text.hasPrefix("--") || text == "+-1" ? String(text.prefix(1)) : text), at: .start)
        ) {
            try JSON5Reader.value(of: text)
        }
    }

    @Test(arguments: [
        (#""Anna""#, "Anna"), (#"'Anna'"#, "Anna"), (#"'say "hi"'"#, #"say "hi""#), (#""it's""#, "it's"),
        (#""a\nb\tc\\d\/e\"f\'g""#, "a\nb\tc\\d/e\"f'g"), (#""\b\f\r\v\0""#, "\u{8}\u{C}\r\u{B}\0"),
        (#""\x41\u00fc""#, "Aü"), (#""\ud83d\ude00""#, "😀"), (#""\A\q""#, "Aq"), ("'a\\\nb'", "ab"),
        ("'a\\\r\nb'", "ab"),
        ("'a\u{2028}b'", "a\u{2028}b"), ("''", ""),
    ])
    func strings(text: String, means: String) throws {
        #expect(try JSON5Reader.value(of: text).content == .string(means))
    }

    @Test func objectsAndLists() throws {
        let text = """
            \u{FEFF}// Kommentar
            { name: 'Anna', "zwei": [1, null, true, false,], $a_1: {}, \\u0061b: [], /* * / */ ümlaut: [[]], }
            """
        let value = try JSON5Reader.value(of: text)
        guard case .object(let properties) = value.content else {
            Issue.record("no object")
            return
        }
        #expect(properties.map(\.key) == ["name", "zwei", "$a_1", "ab", "ümlaut"])
        #expect(value.position == TextPosition(line: 2, column: 1))
        #expect(properties[1].position == TextPosition(line: 2, column: 17))
        #expect(properties[1].value.position == TextPosition(line: 2, column: 25))
    }

    @Test(arguments: [
        ("", 1, 1, JSON5Fault.expected(.value, found: nil)), ("{", 1, 2, .expected(.key, found: nil)),
        ("[1 2]", 1, 4, .expected(.commaOrBracket, found: "2")),
        ("{a:1 b:2}", 1, 6, .expected(.commaOrBrace, found: "b")),
        ("{a 1}", 1, 4, .expected(.colon, found: "1")), ("{1: 2}", 1, 2, .expected(.key, found: "1")),
        ("[,]", 1, 2, .expected(.value, found: ",")), ("{,}", 1, 2, .expected(.key, found: ",")),
        ("[1,,2]", 1, 4, .expected(.value, found: ",")), ("1 2", 1, 3, .expected(.end, found: "2")),
        ("'abc", 1, 1, .unclosedString), ("[\n 'abc\n']", 2, 2, .unclosedString),
        ("[\r\n\r\n /*", 3, 2, .unclosedComment),
        ("'\\1'", 1, 2, .escape("\\1")), ("'\\01'", 1, 2, .escape("\\0")), ("'\\x4'", 1, 2, .escape("\\x")),
        ("'\\u12'", 1, 2, .escape("\\u")), ("'\\ud800'", 1, 2, .escape("\\u")), ("'\\ude00'", 1, 2, .escape("\\u")),
        ("'\\ud83dx'", 1, 2, .escape("\\u")), ("'\\", 1, 2, .escape("\\")), ("{a: ja}", 1, 5, .word("ja")),
        ("{a:1,\n'a':2}", 2, 1, .duplicateKey("a")), ("/ 1", 1, 1, .expected(.value, found: "/")),
        ("{\\u0031a:1}", 1, 2, .escape("\\u")), ("\r\r\r}", 4, 1, .expected(.value, found: "}")),
        ("{ä:\t}", 1, 5, .expected(.value, found: "}")), ("{a:{b:[", 1, 8, .expected(.value, found: nil)),
    ])
    func faults(text: String, line: Int, column: Int, fault: JSON5Fault) {
        #expect(throws: JSON5Error(fault, at: TextPosition(line: line, column: column))) {
            try JSON5Reader.value(of: text)
        }
    }

    @Test func depthHasALimit() throws {
        let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        _ = try JSON5Reader.value(of: deepest)
        #expect(throws: JSON5Error(.tooDeep(limit: 64), at: TextPosition(line: 1, column: 65))) {
            try JSON5Reader.value(of: String(repeating: "[", count: 100_000))
        }
    }

    @Test func aLongFileIsReadInLinearTime() throws {
        let text = "[" + String(repeating: "{name: 'Anna', lessons: {Deutsch: ['Mo']}},\n", count: 20_000) + "]"
        _ = try JSON5Reader.value(of: text)
    }
}
