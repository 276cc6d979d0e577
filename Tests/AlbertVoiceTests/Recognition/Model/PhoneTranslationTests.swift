import Foundation
import Testing

@testable import AlbertVoice

@Suite struct PhoneTranslationTests {
    private static let model: Set<String> = ["A", "E", "Q", "T", "S", "SIL"]

    private func map(_ text: String) throws -> PhoneTranslation {
        try PhoneTranslation(parsing: text, path: "phones.map", model: Self.model)
    }

    @Test(arguments: [
        ("AH\tA\nT\tT", "AH T", "A T"), ("AH\tA\n^AH\tQ A\nT\tT", "AH T AH", "Q A T A"),
        ("AH\tA\nAH\tE\nT\tT", "T AH T AH", "T A T A|T E T E"), ("TS\tT S\nAH A", "TS AH", "T S A"),
        ("# nichts\nAH\tA\r\n", "AH", "A"), ("AH\tA\n^AH\tQ A\n^AH\tA", "AH", "Q A|A"),
    ])
    func aWordInAnotherModelsPhones(text: String, word: String, expected: String) throws {
        let phones = word.split(separator: " ").map(String.init)
        let found = try map(text).translate(Pronunciation("x", [phones], .lexicon))
        #expect(found.variants.map { $0.joined(separator: " ") }.joined(separator: "|") == expected)
    }

    @Test(arguments: [("AH\tA\nT\tX", 2), ("AH", 1), ("\n\nAH\tA A A A A", 3)])
    func aWrongLineIsNamed(text: String, line: Int) {
        let fault = #expect(throws: ModelFault.self) { try map(text) }
        guard case .line(line, _)? = fault?.reason else {
            Issue.record("\(String(describing: fault))")
            return
        }
    }

    @Test func phonesLeftOutAreNamed() throws {
        let scratch = try Scratch()
        let path = try scratch.write("phones.map", Data("AH\tA\n^T\tT\n".utf8))
        #expect(throws: ModelFault(path, .unmapped(["S", "T"]))) {
            try PhoneTranslation.find(at: path, model: Self.model, lexicon: ["AH", "S", "T", "SIL"])
        }
    }

    @Test func ourOwnPhonesNeedNoMap() throws {
        let found = try PhoneTranslation.find(at: "/nowhere", model: Self.model, lexicon: ["A", "T", "SIL"])
        #expect(found == .identity)
    }

    /// The phones of the public German models, as `voxforge-de.dic` uses them.
    @Test func theMapThatShipsFitsTheVoxforgeModels() throws {
        let phones = """
            AA AAAH AAH AE AH AO AW AX AY B CC CH D DH EE EEH EH EHH ER ERH EX F G HH HHH IH IIH IY JH K L M N NG OE OH \
            OHH OI OO OOH OOOH OY P PF Q R RR S SH SIL T TH TS UE UH UU UUH V VV W X Y YY YYH Z ZH
            """
        let folder = try #require(TestModel.folder)
        let model = Set(phones.split(separator: " ").map(String.init))
        let map = try PhoneTranslation.find(at: "/nowhere", model: model, lexicon: folder.phones)
        let word = map.translate(Pronunciation("uhr", [["U:", "ER"]], .lexicon))
        #expect(word.variants == [["Q", "UUH", "EX"]])
    }
}
