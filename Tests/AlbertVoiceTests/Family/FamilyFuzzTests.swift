import Testing

@testable import AlbertVoice

/// Damaged copies of the sample: each is a family or one sentence, never a crash.
@Suite struct FamilyFuzzTests {
    private static let pieces: [String] = [
        "{", "}", "[", "]", ",", ":", "'", "\"", "\\", "\\u", "\\ud83d", "//", "/*", "*/", "\n", "\r", "\t", "\0", "0x",
        "-",
        "1e", "null", "NaN", "ä", "\u{301}", "😀", "\u{2028}", "\u{FEFF}", "name", "role", "\u{202E}",
    ]

    @Test(arguments: 0..<8)
    func mutationsNeverCrash(seed: Int) throws {
        let sample = Array(try TextFile.text(at: ShippedFile.path(FamilyFile.name)).unicodeScalars)
        var random = SeededRandom(seed: UInt64(seed))
        for _ in 0..<150 {
            let text = Self.mutated(sample, &random)
            do {
                let family = try FamilyFile.family(parsing: text)
                #expect(!family.members.isEmpty)
            } catch {
                let isSentence = error.sentence.hasSuffix(".") || error.sentence.hasSuffix("?")
                #expect(isSentence && !error.sentence.contains { $0.isNewline })
                #expect(error.position.map { $0.line > 0 && $0.column > 0 } == true)
            }
        }
    }

    private static func mutated(_ sample: [Unicode.Scalar], _ random: inout SeededRandom) -> String {
        var scalars = sample
        for _ in 0...Int.random(in: 0..<4, using: &random) {
            let start = Int.random(in: 0...scalars.count, using: &random)
            let end = min(scalars.count, start + Int.random(in: 0..<6, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: scalars.removeSubrange(start..<end)
            case 1: scalars.removeSubrange(start...)
            case 2: scalars.insert(contentsOf: scalars[start..<end], at: start)
            default: scalars.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars, at: start)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
