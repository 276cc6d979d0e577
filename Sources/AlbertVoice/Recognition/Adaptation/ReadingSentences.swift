import Foundation

/// The sentences that are read aloud to make a transform: commands and everyday German, with all phones of the lexicon.
public enum ReadingSentences {
    /// Twenty sentences, as they are shown.
    public static let all: [String] = {
        let text = (try? String(contentsOfFile: ShippedFile.path("vorlesen.txt"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }()

    /// The words of a sentence as they are spoken, lower case.
    public static func words(of sentence: String) -> [String] {
        SpokenForm.words(of: sentence.filter { !".,;:!?„“\"()".contains($0) }).split(separator: " ").map(String.init)
    }
}
