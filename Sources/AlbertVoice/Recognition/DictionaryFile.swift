import Foundation

/// A dictionary for PocketSphinx in a private file that is gone as soon as this value is.
struct DictionaryFile: ~Copyable {
    /// Where the file lies.
    let path: String

    /// Writes pronunciations; only their owner can read the file.
    init(_ pronunciations: [Pronunciation]) throws(RecognitionError) {
        var template = Array((FileManager.default.temporaryDirectory.path + "/albert-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.unwritable }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data(Self.text(of: pronunciations).utf8))
        } catch {
            unlink(path)
            throw Self.unwritable
        }
        self.path = path
    }

    deinit {
        unlink(path)
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

    private static let unwritable = RecognitionError.model(
        "Im Ordner für vorläufige Dateien ist kein Platz für das Wörterverzeichnis.")
}
