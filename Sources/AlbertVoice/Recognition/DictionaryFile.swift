/// A dictionary for PocketSphinx in a private file that is gone as soon as this value is.
struct DictionaryFile: ~Copyable {
    private let file: PrivateFile

    /// Where the file lies.
    var path: String { file.path }

    /// Writes pronunciations.
    init(_ pronunciations: [Pronunciation]) throws(RecognitionError) {
        file = try PrivateFile(Self.text(of: pronunciations))
    }

    /// „morgen“, „morgen(2)“.
    static func name(of word: String, variant: Int) -> String {
        variant == 1 ? word : "\(word)(\(variant))"
    }

    private static func text(of pronunciations: [Pronunciation]) -> String {
        var text = ""
        for pronunciation in pronunciations {
            for (index, phones) in pronunciation.variants.enumerated() {
                text += "\(name(of: pronunciation.word, variant: index + 1)) \(phones.joined(separator: " "))\n"
            }
        }
        return text
    }
}
