import Testing

@testable import AlbertVoice

/// Phones laid over sound: which path is the best, and what it costs.
@Suite struct PhoneLossesTests {
    /// Scores of frames in which one phone of three is heard: „aaabbb“ is three frames of the first, three of the second.
    private func losses(_ heard: String, clear: Float = 4) -> PhoneLosses {
        let scores = heard.flatMap { letter in "abc".map { $0 == letter ? clear : 0 } }
        return PhoneLosses(scores: scores, frames: heard.count)
    }

    @Test(arguments: [
        // What is said costs nothing, wherever it lies; what is not, all it can.
        ("ccaaaabbbbcc", [0, 1], [Float(0), 0]), ("aaabbb", [0, 1], [0, 0]), ("ccccaaabbb", [0, 1], [0, 0]),
        ("ccaaaaccccc", [0, 1], [0, 4]), ("cccccccc", [0, 1], [4, 4]),
    ])
    func aPathCostsWhatDoesNotFit(heard: String, sequence: [Int], phones: [Float]) {
        #expect(losses(heard).path(of: sequence, ending: 0..<heard.count)?.phones == phones)
    }

    @Test func aPathEndsWhereItMay() {
        let sound = losses("aaabbbccccccaaac")
        #expect(sound.path(of: [0, 1], ending: 4..<7)?.mean == 0)
        #expect(sound.path(of: [0, 1], ending: 13..<16)?.mean ?? 0 > 1)
    }

    @Test func noFrameSaysMoreThanTheLimit() {
        #expect(losses("aaa", clear: 100).path(of: [1], ending: 0..<3)?.mean == PhoneLosses.most)
    }

    @Test(arguments: ["", "a", "aabb"])
    func soundThatIsTooShortHasNoPath(heard: String) {
        #expect(losses(heard).path(of: [0, 1], ending: 0..<10) == nil)
    }
}
