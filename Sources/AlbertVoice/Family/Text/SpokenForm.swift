import Foundation

/// Brings names and words into the shape the recogniser speaks: lower case, letters, single spaces.
package enum SpokenForm {
    /// What is said for a text: „Anna-Lena“ → „anna lena“, „Opa’s“ → „opas“.
    package static func words(of text: String) -> String {
        let spaced = composed(text).lowercased().split { $0.isWhitespace || hyphens.contains($0) }
        return spaced.map { $0.filter { !apostrophes.contains($0) } }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The first character of a text that nobody can say: a digit, a symbol, a letter of another script.
    static func unspeakable(in text: String) -> Character? {
        text.first { character in
            !(isLatin(character) || character == " " || hyphens.contains(character) || apostrophes.contains(character))
        }
    }

    private static let hyphens: Set<Character> = ["-", "‐", "‑", "–"]
    private static let apostrophes: Set<Character> = ["'", "’"]

    /// Marks may follow a letter; the pronunciations of our German model know Latin letters only.
    private static func isLatin(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.properties.isAlphabetic else { return false }
        let isLatin = first.value < 0x250 || (0x1E00..<0x1F00).contains(first.value)
        return isLatin && character.unicodeScalars.dropFirst().allSatisfy(isMark)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300..<0x370).contains(scalar.value) }

    // Lexicons compare bytes, so „ü“ must be one scalar; composing costs more than looking whether it is needed.
    private static func composed(_ text: String) -> String {
        text.unicodeScalars.contains(where: isMark) ? text.precomposedStringWithCanonicalMapping : text
    }
}
