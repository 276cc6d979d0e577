import Foundation
import Testing

@testable import AlbertVoice

/// Sentences for a smart home, from the suite of OHF-Voice/intents, where it lies beside the checkout.
@Suite(.enabled(if: PeerSuite.folder != nil, "../shared/nlu is not there: sentences for a smart home are left out"))
struct SmartHomeTests {
    /// Ours by right: lists, timers, and what day or time it is. Everything else is for the house and not for us.
    private static let ours = [
        "HassList", "HassShoppingList", "HassStartTimer", "HassTimer", "HassGetCurrentDate", "HassGetCurrentTime",
    ]

    /// What may be made of a sentence for the house: „Stopp“ and „Abbruch“ end a question, and change nothing.
    private static let harmless: Set = ["cancel"]

    private struct Line: Decodable {
        struct Expectation: Decodable { let intent: String }
        let text: String
        let expect: Expectation
    }

    private static func sentences(_ suite: String) throws -> [Line] {
        let file = try #require(PeerSuite.folder).appending(path: suite + ".jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
    }

    @Test(arguments: [("ohf_de_other", 1_200), ("ohf_de_core", 70)])
    func nothingForTheHouseIsTaken(suite: String, atLeast: Int) throws {
        let lines = try Self.sentences(suite).filter { line in
            !Self.ours.contains { line.expect.intent.hasPrefix($0) }
        }
        #expect(lines.count >= atLeast)
        for line in lines {
            let understanding = try understood(line.text)
            let isTaken = !understanding.entries.isEmpty || understanding.question != nil
            let name = understanding.intentName
            if isTaken || name.map({ !Self.harmless.contains($0) }) ?? false {
                Issue.record("\(line.expect.intent) „\(line.text)“: \(name ?? "")")
            }
        }
    }

    /// What is bought is ours; the other lists of that suite, „Haushalt“ and „To-Do“, nobody here has.
    @Test func shoppingIsUnderstood() throws {
        let lines = try Self.sentences("ohf_de_list").filter { $0.expect.intent.hasPrefix("HassShoppingList") }
        let known = try lines.filter { line in
            let understanding = try understood(line.text)
            let isAdded = understanding.entries.first?.title == "Milch"
            guard case .strike(let items)? = understanding.reading?.intent else {
                return isAdded && line.expect.intent.hasSuffix("AddItem")
            }
            return items == ["Milch"] && line.expect.intent.hasSuffix("CompleteItem")
        }
        #expect(known.count * 100 >= lines.count * Self.shoppingMark, "\(known.count) of \(lines.count)")
    }

    /// Percent of the shopping sentences that we take; the rest name the list before the item or the verb after it.
    private static let shoppingMark = 60

    private func understood(_ text: String) throws -> Understanding {
        try Sample.understander().understand(text, from: Sample.member("Anna"), at: Sample.moment)
    }
}
