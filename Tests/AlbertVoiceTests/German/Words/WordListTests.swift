import Foundation
import Testing

@testable import AlbertVoice

/// How word lists are read and extended.
@Suite struct WordListTests {
    @Test func aLineIsAThing() throws {
        let list = try WordList(
            parsing: "\u{FEFF}# Kommentar\r\n\r\nZahnarzt\tZahnarzt | zahn-arzt  termin\r\n  # auch\nÖl’e\töl'e ",
            file: "Titel.tsv")
        #expect(
            list.terms == [
                Vocabulary.Term("Zahnarzt", spoken: ["zahnarzt", "zahn arzt termin"]),
                Vocabulary.Term("Öl’e", spoken: ["öle"]),
            ])
    }

    @Test(arguments: [
        ("Zahnarzt", "Zeile 1: Hinter „Zahnarzt“ fehlen ein Tabulator und wie man es sagt."),
        ("\n\nZahnarzt zahnarzt", "Zeile 3: Hinter „Zahnarzt zahnarzt“ fehlen ein Tabulator und wie man es sagt."),
        ("a\tb\tc", "Zeile 1: Hier steht mehr als ein Tabulator."),
        ("\tb", "Zeile 1: Vor dem Tabulator fehlt, wie man es schreibt."),
        ("a\t", "Zeile 1: Hier fehlt, wie man es sagt."),
        ("a\tb | | c", "Zeile 1: Hier fehlt, wie man es sagt."),
        ("a\tb |", "Zeile 1: Hier fehlt, wie man es sagt."),
        ("U9\tu9", "Zeile 1: „9“ in „u9“ kann ich nicht hören. Bitte schreibe es in Buchstaben aus."),
        ("a\ta\r\na\tb", "Zeile 2: „a“ steht hier zum zweiten Mal."),
        ("a\ta\nb\tb | a", "Zeile 2: „a“ heißt schon „a“."),
        ("a\ta | A", "Zeile 1: „a“ heißt schon „a“."),
    ])
    func faults(text: String, sentence: String) {
        let error = #expect(throws: WordListError.self) { try WordList(parsing: text, file: "Titel.tsv") }
        #expect(error?.sentence == "Titel.tsv, " + sentence)
        #expect(error?.englishSentence.hasPrefix("Titel.tsv, line ") == true)
    }

    @Test func ownWordsReplaceAddAndRemove() throws {
        let shipped = try WordList(parsing: "A\ta | alt\nB\tb | zwei\nC\tc\nD\td", file: "Titel.tsv")
        let own = try WordList(parsing: "A\taa\nE\te | zwei\nC\t-\nF\td", file: "Titel.tsv")
        #expect(
            shipped.overridden(by: own).terms == [
                Vocabulary.Term("B", spoken: ["b"]), Vocabulary.Term("A", spoken: ["aa"]),
                Vocabulary.Term("E", spoken: ["e", "zwei"]), Vocabulary.Term("F", spoken: ["d"]),
            ])
    }

    @Test func aTermAndItsLineAreTheSame() throws {
        for term in [Vocabulary.Term("Öl", spoken: ["öl", "öl wechsel"]), Vocabulary.Term("C", spoken: [])] {
            #expect(try WordList(parsing: WordList.line(for: term), file: "x").terms == [term])
        }
    }

    @Test func listsAreReadFromFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("albert-words-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "Alchemie\talchemie".write(
            to: folder.appendingPathComponent("Faecher.tsv"), atomically: true, encoding: .utf8)
        let subjects = try WordList(.subjects, own: folder.path)
        #expect(subjects.terms.last?.written == "Alchemie")
        #expect(try WordList(.subjects, shipped: folder.path).terms.count == 1)
        #expect(try WordList(.titles, shipped: folder.path, own: folder.path).terms.count > 400)
    }

    @Test func aBrokenOwnListIsNamed() throws {
        let error = #expect(throws: WordListError.self) { try WordList(at: "/nirgends/Titel.tsv") }
        #expect(error?.sentence == "Titel.tsv: Diese Datei gibt es nicht.")
    }
}
