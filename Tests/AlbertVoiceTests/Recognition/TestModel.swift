import Foundation
import Testing

@testable import AlbertVoice

/// The German model for tests: `$ALBERT_MODEL` or `Models/de` above this file.
enum TestModel {
    static let folder = try? ModelFolder.find(
        argument: nil, environment: ProcessInfo.processInfo.environment["ALBERT_MODEL"], executable: #filePath)

    /// Whether the tests that decode can run; says so where not.
    static let isThere: Bool = {
        if folder == nil { print("Models/de fehlt: Tests der Erkennung werden übersprungen.") }
        return folder != nil
    }()

    /// A grammar of two commands with a choice, a repetition, weights and silent arcs.
    static let automaton = Automaton([
        ("event", .sequence([.option(.word("bitte")), .choice(people.map(Phrase.word)), .word("hat"), titles, time])),
        ("undo", .sequence([.word("mach"), .word("das"), .word("wieder"), .word("rückgängig")])),
    ])

    private static let people = ["lena", "felix", "mama", "oma"]
    private static let titles = Phrase.choice(["zahnarzt", "elternabend", "turnen", "ferien"].map(Phrase.word))
    private static let time = Phrase.sequence([
        .word("am"), .choice(["montag", "dienstag", "mittwoch", "donnerstag", "freitag"].map(Phrase.word)),
        .option(.sequence([.word("um"), .choice(["drei", "vier", "fünf", "sieben"].map(Phrase.word))])),
    ])

    static func lexicon(_ folder: ModelFolder) throws -> Lexicon {
        try Lexicon(path: folder.lexicon, phones: folder.phones)
    }

    /// A clip of the synthetic voice with a moment of quiet around it.
    static func clip(_ text: String) throws -> [Int16] {
        let spoken = try Spoken.man.samples(text)
        let quiet = Sound.draw("__").map { $0 / 4 }
        return quiet + spoken + quiet
    }
}
