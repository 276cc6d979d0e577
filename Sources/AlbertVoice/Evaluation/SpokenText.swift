import Foundation

/// A transcript as the words of the lexicon, as `Models/train/text.py` makes them for training.
public enum SpokenText {
    /// Lower-case words without punctuation: numbers in words, parts of hyphenated words apart, „%“ and „&“ spoken.
    ///
    /// ```swift
    /// SpokenText.words(of: "Theater-AG, 42 %")   // theater ag zweiundvierzig prozent
    /// ```
    ///
    /// - Parameter text: German text in any Unicode form. Digits beyond six places are read in parts of six.
    /// - Returns: The words; none where the text has no letter and no digit.
    public static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var digits = ""
        func flush() {
            if !word.isEmpty { words.append(word) }
            if let number = Int(digits) { words.append(GermanNumber.spoken(number)) }
            (word, digits) = ("", "")
        }
        for character in text.precomposedStringWithCanonicalMapping.lowercased() {
            if letters.contains(character) {
                if !digits.isEmpty { flush() }
                word.append(character)
            } else if character.isASCII, character.isNumber {
                if !word.isEmpty || digits.count == 6 { flush() }
                digits.append(character)
            } else if !apostrophes.contains(character) {
                flush()
                if let spoken = signs[character] { words.append(spoken) }
            }
        }
        flush()
        return words
    }

    private static let letters = Set("abcdefghijklmnopqrstuvwxyzäöüßéèáàóôêç")
    private static let apostrophes = Set("’'ʻ‘")
    private static let signs: [Character: String] = ["%": "prozent", "&": "und"]
}
