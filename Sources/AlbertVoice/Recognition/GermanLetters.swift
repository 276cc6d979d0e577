/// The names of letters.
enum GermanLetters {
    /// The phones of an abbreviation of two to five capitals; nil for anything else.
    static func phones(of text: String) -> [String]? {
        guard (2...5).contains(text.count), text == text.uppercased() else { return nil }
        var phones: [String] = []
        for letter in text {
            guard let name = names[letter] else { return nil }
            phones += name.split(separator: " ").map(String.init)
        }
        return phones
    }

    private static let names: [Character: String] = [
        "A": "A:", "B": "B E:", "C": "TS E:", "D": "D E:", "E": "E:", "F": "EH F", "G": "G E:", "H": "H A:", "I": "I:",
        "J": "J OH T", "K": "K A:", "L": "EH L", "M": "EH M", "N": "EH N", "O": "O:", "P": "P E:", "Q": "K U:",
        "R": "EH R", "S": "EH S", "T": "T E:", "U": "U:", "V": "F AU", "W": "V E:", "X": "IH K S",
        "Y": "YH P S IH L OH N", "Z": "TS EH T", "Ä": "E:", "Ö": "OE:", "Ü": "Y:",
    ]
}
