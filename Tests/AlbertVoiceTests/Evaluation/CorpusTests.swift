import Foundation
import Testing

@testable import AlbertVoice

@Suite("Folders of recordings")
struct CorpusTests {
    @Test("a line is file, speaker, text; comments, empty lines and further columns are not looked at")
    func transcripts() throws {
        let scratch = try Scratch()
        let text = "# Aufnahmen\na.flac\tanna\tja\n\nb.flac\tben\tnein danke\tcancel\r\n"
        _ = try scratch.write("transcripts.tsv", Data(text.utf8))
        let corpus = try Corpus(folder: scratch.folder.path, needsText: true)
        #expect(corpus.recordings.map(\.file) == ["a.flac", "b.flac"])
        #expect(corpus.recordings.map(\.speaker) == ["anna", "ben"])
        #expect(corpus.recordings.map(\.text) == ["ja", "nein danke"])
        #expect(corpus.faults.isEmpty)
        #expect(corpus.name == scratch.folder.lastPathComponent)
        #expect(corpus.prefix(1).recordings.count == 1)
    }

    @Test("a line without three fields is named by its number and stops nothing")
    func faults() throws {
        let scratch = try Scratch()
        _ = try scratch.write("transcripts.tsv", Data("a.flac\tanna\tja\nb.flac ben nein\n".utf8))
        let corpus = try Corpus(folder: scratch.folder.path, needsText: true)
        #expect(corpus.recordings.count == 1)
        #expect(corpus.faults.count == 1)
        #expect(corpus.faults.first?.place.hasSuffix("line 2") == true)
    }

    @Test("without transcripts nobody says anything, in all folders below")
    func sounds() throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: "dog"), withIntermediateDirectories: true)
        for name in ["b.wav", "a.FLAC", "dog/x.ogg", "SOURCE.md"] { _ = try scratch.write(name, Data([0])) }
        let corpus = try Corpus(folder: scratch.folder.path, needsText: false)
        #expect(corpus.recordings.map(\.file) == ["a.FLAC", "b.wav", "dog/x.ogg"])
        #expect(corpus.recordings.allSatisfy { $0.text == nil })
    }

    @Test("what cannot be measured is refused with a sentence")
    func refused() throws {
        let (empty, sounds, bytes, blank) = (try Scratch(), try Scratch(), try Scratch(), try Scratch())
        _ = try sounds.write("a.wav", Data([0]))
        _ = try bytes.write("transcripts.tsv", Data([0xff, 0xfe, 0xfd]))
        _ = try blank.write("transcripts.tsv", Data("\n\n".utf8))
        let cases: [(String, CorpusError)] = [
            ("/nonexistent", .missing("/nonexistent")), (empty.folder.path, .empty(empty.folder.path)),
            (sounds.folder.path, .noTranscripts(sounds.folder.path)),
            (bytes.folder.path, .unreadable(bytes.folder.path)), (blank.folder.path, .empty(blank.folder.path)),
        ]
        for (folder, error) in cases {
            #expect(throws: error) { try Corpus(folder: folder, needsText: true) }
            #expect(error.sentence.hasSuffix(".") || error.sentence.hasSuffix(")."))
            #expect(error.englishSentence.hasSuffix("."))
        }
    }
}
