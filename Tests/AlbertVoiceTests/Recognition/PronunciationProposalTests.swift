import Foundation
import Testing

@testable import AlbertVoice

@Suite struct PronunciationProposalTests {
    private static let phones: Set<String> = [
        "A:", "AH", "AX", "B", "C", "E:", "EH", "ER", "F", "G", "IH", "K", "L", "M", "N", "R", "S", "T",
    ]

    private func lexicon(_ scratch: Scratch, _ fallback: [[String]]) throws -> Lexicon {
        let path = try scratch.write("lexicon.tsv", Data("fest\tF EH S T\nmaten\tM AH T AX N\n".utf8))
        return try Lexicon(path: path, phones: Self.phones) { _ in fallback }
    }

    @Test(arguments: [
        ("Maten", "M AH T AX N lexicon|M AH T EH espeak|M AH T N reduced"),
        ("Festmaten", "F EH S T M AH T AX N compound|M AH T EH espeak|F EH S T M AH T N reduced"),
        ("neu", "M AH T EH espeak"), ("AG", "A: G E: letters|M AH T EH espeak"), ("AB1", "M AH T EH espeak"),
    ])
    func atMostThreeTheLikeliestFirst(word: String, expected: String) throws {
        let found = try lexicon(Scratch(), [["M", "AH", "T", "EH"]]).proposals(for: word)
        #expect(found.map { $0.phones.joined(separator: " ") + " \($0.source)" }.joined(separator: "|") == expected)
    }

    @Test func nobodyKnowsHowToSayIt() throws {
        #expect(try lexicon(Scratch(), []).proposals(for: "xyz").isEmpty)
        #expect(try lexicon(Scratch(), [["Q"]]).proposals(for: "xyz").isEmpty)
    }

    @Test(arguments: [
        ("L E: B AX N", "L E: B M"), ("M AH T AX N", "M AH T N"), ("F A: T ER", "F A: T AX R"),
        ("N E: B AX L", "N E: B L"),
        ("V IH T IH C", "V IH T IH K"), ("IH C", ""), ("F EH S T", ""),
    ])
    func endsThatAreShortened(phones: String, expected: String) {
        let found = Lexicon.reduced(phones.split(separator: " ").map(String.init))
        #expect(found.map { $0.joined(separator: " ") }.joined(separator: "|") == expected)
    }

    @Test(arguments: [
        ("AG", "A: G E:"), ("WLAN", "V E: EH L A: EH N"), ("Ag", nil), ("A", nil), ("ABCDEF", nil), ("A1", nil),
    ])
    func lettersOfAbbreviations(text: String, phones: String?) {
        #expect(GermanLetters.phones(of: text)?.joined(separator: " ") == phones)
    }
}

@Suite(.enabled(if: TestModel.isThere)) struct PronunciationTrialTests {
    @Test func theWayThatWasSaidFitsBest() throws {
        let folder = try #require(TestModel.folder)
        let right = PronunciationProposal("Z AI T AX".split(separator: " ").map(String.init), .lexicon)
        let wrong = PronunciationProposal("B U: X".split(separator: " ").map(String.init), .espeak)
        let found = try PronunciationTrial(model: folder).fit([wrong, right], to: TestModel.clip("seite"))
        let fits = try found.prefix(2).map { try #require($0.fit) }
        #expect(fits[1] > fits[0])
        #expect(found.count <= 3)
        #expect(found.dropFirst(2).allSatisfy { $0.source == .sound })
    }

    @Test func silenceIsNoWord() throws {
        let trial = PronunciationTrial(model: try #require(TestModel.folder))
        #expect(throws: RecognitionError.silence) { try trial.fit([], to: [Int16](repeating: 0, count: 16_000)) }
    }
}
