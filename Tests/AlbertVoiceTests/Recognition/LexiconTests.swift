import Foundation
import Testing

@testable import AlbertVoice

@Suite struct LexiconTests {
    private static let phones: Set<String> = [
        "A:", "AH", "AU", "AX", "B", "EH", "ER", "K", "L", "M", "N", "S", "T", "U:", "Z",
    ]
    private static let lines = [
        "klausur\tK L AU Z U: ER", "klausur\tK L AU Z U: K", "lena\tL EH N A:", "mathe\tM AH T AX", "test\tT EH S T",
        "test\tT EH Q T", "über\tU: B ER",
    ]

    private func lexicon(_ scratch: Scratch, own: String? = nil, fallback: [[String]] = []) throws -> Lexicon {
        let path = try scratch.write("lexicon.tsv", Data((Self.lines.joined(separator: "\n") + "\n").utf8))
        let additions = try own.map { try scratch.write("aussprache.tsv", Data($0.utf8)) }
        return try Lexicon(path: path, own: additions, phones: Self.phones) { _ in fallback }
    }

    @Test(arguments: [
        ("mathe", "M AH T AX", Pronunciation.Source.lexicon), ("Mathe", "M AH T AX", .lexicon),
        ("klausur", "K L AU Z U: ER|K L AU Z U: K", .lexicon), ("über", "U: B ER", .lexicon),
        ("test", "T EH S T", .lexicon), ("lenas", "L EH N A: S", .compound),
        ("matheklausur", "M AH T AX K L AU Z U: ER|M AH T AX K L AU Z U: K", .compound),
        ("mathe-test", "M AH T AX T EH S T", .compound), ("lenastest", "L EH N A: S T EH S T", .compound),
    ])
    func findsAWord(word: String, phones: String, source: Pronunciation.Source) throws {
        let found = try #require(try lexicon(Scratch()).pronunciation(of: word))
        #expect(found.variants.map { $0.joined(separator: " ") }.joined(separator: "|") == phones)
        #expect(found.source == source)
    }

    @Test(arguments: ["math", "mathematik", "a", "zzz", "", "klausu", "klausurx"])
    func knowsNothingElse(word: String) throws {
        #expect(try lexicon(Scratch()).pronunciation(of: word) == nil)
    }

    @Test func theUsersListComesFirst() throws {
        let lexicon = try lexicon(Scratch(), own: "# meine\nMathe\tM A: T\nneu\tN U:\n")
        #expect(lexicon.pronunciation(of: "mathe") == Pronunciation("mathe", [["M", "A:", "T"]], .own))
        #expect(lexicon.pronunciation(of: "neu")?.source == .own)
        #expect(lexicon.pronunciation(of: "neutest")?.source == .compound)
    }

    @Test func espeakIsAskedLast() throws {
        let lexicon = try lexicon(Scratch(), fallback: [["N", "U:"], ["Q"]])
        #expect(lexicon.pronunciation(of: "xyz") == Pronunciation("xyz", [["N", "U:"]], .espeak))
    }

    @Test func allMissingWordsAreNamed() throws {
        let lexicon = try lexicon(Scratch())
        #expect(throws: RecognitionError.wordsWithoutPhones(["foo", "bar"])) {
            try lexicon.pronunciations(of: ["foo", "mathe", "bar"])
        }
    }

    @Test(arguments: [
        ("mathe M AH\n", 1, LexiconError.Reason.form), ("# ja\n\nmathe\tQ\n", 3, .unknownPhone("Q")),
        ("a b\tM\n", 1, .form),
    ])
    func aDamagedListNamesTheLine(text: String, line: Int, reason: LexiconError.Reason) throws {
        let error = #expect(throws: LexiconError.self) { try lexicon(Scratch(), own: text) }
        #expect(error?.line == line)
        #expect(error?.reason == reason)
    }

    @Test func aMissingLexiconIsAnError() {
        #expect(throws: LexiconError(path: "/nowhere", line: nil, reason: .unreadable)) {
            try Lexicon(path: "/nowhere", phones: Self.phones)
        }
    }
}
