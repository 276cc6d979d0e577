import Foundation
import Testing

@testable import AlbertVoice

@Suite("Every command understands its examples, and nothing else does")
struct CommandTests {
    private static let commands = Sample.household?.understander.german.commands ?? []

    @Test("examples mean what they say, to one command only", arguments: commands.map(\.name))
    func examples(_ name: String) throws {
        let german = try Sample.understander().german
        let command = try #require(german.commands.first { $0.name == name })
        #expect(command.examples.count >= 3)
        #expect(!command.never.isEmpty)
        for example in command.examples {
            let readings = german.readings(of: example.sentence.split(separator: " ").map(String.init))
            #expect(readings.map(\.match.name) == [name], "\(example.sentence)")
            #expect(readings.first?.intent == example.intent, "\(example.sentence)")
        }
        for sentence in command.never {
            let readings = german.readings(of: sentence.split(separator: " ").map(String.init))
            #expect(!readings.map(\.match.name).contains(name), "\(sentence)")
        }
    }

    @Test("twenty thousand sentences the automaton can say: one intent each, unchanged by the normaliser")
    func samples() throws {
        let german = try Sample.understander().german
        let automaton = german.automaton
        let normaliser = Normaliser { automaton.knows($0) }
        var random = SeededRandom(seed: 20_260_310)
        for _ in 0..<20_000 {
            let words = automaton.sample(using: &random)
            let sentence = words.joined(separator: " ")
            let names = german.readings(of: words).map(\.match.name)
            if names.count != 1 { Issue.record("\(names): \(sentence)") }
            if normaliser.words(sentence) != words { Issue.record("\(normaliser.words(sentence)) for \(sentence)") }
        }
    }

    @Test("every word of the grammar has phones the model has")
    func phones() throws {
        let path = Sample.root.appending(path: "Models/de").path
        let model = try ModelFolder(path: path)
        let lexicon = try Lexicon(path: model.lexicon, phones: model.phones, fallback: { _ in [] })
        for word in try Sample.understander().german.automaton.vocabulary {
            let variants = lexicon.pronunciation(of: word)?.variants ?? []
            if variants.isEmpty { Issue.record("\(word) has no pronunciation") }
            for phone in variants.joined() where !model.phones.contains(phone) { Issue.record("\(word): \(phone)") }
        }
    }
}
