import Foundation
import Testing

@testable import AlbertVoice

/// Damaged sentences through everything that reads text. How long they take is measured by `albert-voiced bench --fuzz`.
@Suite struct FuzzTests {
    /// What is said in the transcripts.
    private static let lines: [String] = {
        let folder = Sample.folder.appending(path: "Transcripts")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let texts = files.sorted().compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("> ") || $0.hasPrefix("? ") }
            .map { String($0.dropFirst(2)) }
    }()

    private func readers() throws -> FuzzReaders {
        FuzzReaders(try Sample.understander(), from: try Sample.member("Anna"), at: Sample.moment)
    }

    private func sentences(seed: UInt64) throws -> FuzzSentences {
        FuzzSentences(of: try Sample.understander().german, lines: Self.lines, seed: seed)
    }

    @Test(arguments: 0..<4) func everyOneOfTwentyThousandIsAnswered(part: Int) throws {
        let (readers, sentences) = (try readers(), try sentences(seed: 20_260_310))
        var (finds, long) = (0, 0)
        for number in part * 5_000..<(part + 1) * 5_000 {
            let sentence = sentences.sentence(number)
            finds += readers.read(sentence) > 0 ? 1 : 0
            long += sentence.utf8.count > 9_000 ? 1 : 0
        }
        // Not all is damaged beyond reading, and there are long ones among them.
        #expect(finds > 2_000)
        #expect(long > 50)
    }

    @Test func aNumberAndASeedGiveTheSameSentence() throws {
        let (one, other) = (try sentences(seed: 7), try sentences(seed: 8))
        #expect(one.sentence(3) == one.sentence(3))
        #expect(one.sentence(3) != one.sentence(4) && one.sentence(3) != other.sentence(3))
    }

    @Test(arguments: [
        "null ", "montag, ", "und ", "ae", "ss", "1-", "1 ", "ein", "hundert", "tausend ", "\u{301}", "😀", "\0", "bis ",
        "vom 3. bis ", "jeden ", "nach ", "vor dem ", "zwei tage nach ", "ä", "'", "..", "9", "am 31. februar ",
        "\u{202E}",
    ])
    func runsOfOneThingAreAnswered(unit: String) throws {
        let run = String(repeating: unit, count: 10_000 / unit.utf8.count)
        let readers = try readers()
        for sentence in [run, "zahnarzt " + run + " morgen um vier", "mathe seite " + run + " bis freitag"] {
            readers.read(sentence)
        }
    }

    @Test(arguments: [
        "Zahnarzt am 31.02.2026", "Zahnarzt am 400. Mai", "Mathe Seite 1 bis 99.99.", "Zahnarzt um 29:75",
    ])
    func aDateThatIsNoneFilesNothing(said: String) throws {
        let understanding = try Sample.understander().understand(said, from: Sample.member("Anna"), at: Sample.moment)
        #expect(understanding.entries.isEmpty)
        #expect(understanding.refusal != nil)
    }
}
