import Testing

@testable import AlbertVoice

@Suite("The search that is always on", .enabled(if: TestModel.isThere))
struct KeyphraseSpotterTests {
    private func spotter() throws -> KeyphraseSpotter {
        let folder = try #require(TestModel.folder)
        let dictionary = try folder.dictionary(of: ["hey", "albert"], in: try TestModel.lexicon(folder))
        return try KeyphraseSpotter(model: folder, dictionary: dictionary, phrases: [["hey", "albert"], ["albert"]])
    }

    private let quiet = (0..<32_000).map { Int16($0 * 7_919 % 13 - 6) }

    @Test("in a quiet room nothing is searched, a voice opens it, quiet closes it again")
    func gate() throws {
        var spotter = try spotter()
        #expect(spotter.feed(quiet).isEmpty)
        let isOpenAtFirst = spotter.isOpen
        #expect(!isOpenAtFirst)
        _ = spotter.feed(try Spoken.man.samples("Guten Morgen"))
        let isOpen = spotter.isOpen
        #expect(isOpen)
        _ = spotter.feed(quiet)
        let isOpenAtTheEnd = spotter.isOpen
        #expect(!isOpenAtTheEnd)
    }

    @Test("a spot lies where the word was said, in the second utterance as in the first")
    func places() throws {
        var spotter = try spotter()
        let word = try Spoken.man.samples("Hey Albert")
        var end = 0
        for _ in 0..<2 {
            let spots = spotter.feed(quiet + word + quiet)
            end += quiet.count + word.count
            let best = try #require(spots.max { $0.power < $1.power })
            #expect(abs(best.samples.upperBound - end) < 3_200)
            end += quiet.count
        }
    }

    @Test("how samples are cut into frames does not matter")
    func pieces() throws {
        let samples = quiet + (try Spoken.man.samples("Albert")) + quiet
        var whole = try spotter()
        var cut = try spotter()
        let expected = Set(whole.feed(samples))
        var found: Set<KeyphraseSpotter.Spot> = []
        for first in stride(from: 0, to: samples.count, by: 333) {
            found.formUnion(cut.feed(Array(samples[first..<min(first + 333, samples.count)])))
        }
        #expect(found == expected)
        #expect(!found.isEmpty)
    }

    @Test("hours of talk become utterances of half a minute")
    func restarts() throws {
        var spotter = try spotter()
        let talk = try Spoken.man.samples("Gestern waren wir alle im Garten und haben Äpfel geholt")
        for _ in 0..<(40 * AudioFrame.rate / talk.count) { _ = spotter.feed(talk) }
        let (isOpen, seconds) = (spotter.isOpen, spotter.utteranceSeconds)
        #expect(isOpen)
        #expect(seconds < 31)
    }
}
