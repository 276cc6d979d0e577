import Testing

@testable import AlbertVoice

@Suite struct ForcedAlignmentTests {
    private static let states = ["SIL": [0], "A": [1, 2], "B": [3, 4], "C": [5, 6]]

    /// Each digit is the senone that a frame sounds like.
    private func align(_ words: [[[String]]], _ sound: String) throws -> String? {
        let graph = try #require(ForcedAlignment(words, states: Self.states))
        let heard = sound.compactMap(\.wholeNumberValue)
        let found = graph.best(frames: heard.count) { frame, nodes in
            nodes.map { graph.nodes[$0].senone == heard[frame] ? 0 : -1 }
        }
        return found.map { $0.path.map { "\(graph.nodes[$0].senone)" }.joined() }
    }

    @Test(arguments: [
        ("001122340", "001122340"), ("1234", "1234"), ("011222033440", "011222033440"), ("12003400", "12003400"),
        ("15034", "12034"),
    ])
    func twoWords(sound: String, path: String) throws {
        #expect(try align([[["A"]], [["B"]]], sound) == path)
    }

    @Test func theWayThatWasSaidIsTaken() throws {
        let words = [[["A"], ["C"]], [["B"]]]
        #expect(try align(words, "0563340") == "0563340")
        #expect(try align(words, "0123340") == "0123340")
    }

    @Test func tooFewFramesAreNoSentence() throws {
        #expect(try align([[["A"]], [["B"]]], "123") == nil)
        #expect(try align([[["A"]]], "") == nil)
    }

    @Test func anUnknownPhoneIsNoGraph() {
        #expect(ForcedAlignment([[["X"]]], states: Self.states) == nil)
        #expect(ForcedAlignment([[["A"]]], states: ["A": [1]]) == nil)
        #expect(ForcedAlignment([[]], states: Self.states) == nil)
    }
}
