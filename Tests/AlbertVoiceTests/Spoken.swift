import Foundation
import Testing

@testable import AlbertVoice

/// Sentences of two synthetic voices, bundled, so that every run hears the same: espeak-ng never says a sentence twice alike.
///
/// `Scripts/record` makes them, as its first lines say.
enum Spoken: String {
    case man, woman

    /// What a sentence sounds like, without silence around it.
    func samples(_ sentence: String) throws -> [Int16] {
        let name = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        let file = Sample.folder.appending(path: "Recordings/\(rawValue)/\(name).flac").path
        try #require(FileManager.default.fileExists(atPath: file), "Put „\(name)“ into sentences.tsv: Scripts/record.")
        return try AudioFile(path: file).samples
    }
}
