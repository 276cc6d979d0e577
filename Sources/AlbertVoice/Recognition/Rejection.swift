import Foundation

/// How well the grammar's sentence explains the sound beside a free sequence of phones.
///
/// PocketSphinx gives no confidence for grammars. The margin does: score of the sentence less score of the best sequence of
/// phones, per frame of 10 ms, without silence. A sentence that was said comes near it, another stays far below.
struct Rejection: Hashable, Sendable {
    /// Margin of the whole utterance, in log units per frame.
    let margin: Double
    /// Margin of each word of the sentence.
    let words: [Double]
    /// Margin of the worst word long enough to judge; that of the utterance where there is none.
    let worst: Double

    /// Compares the segments of both searches over the same samples.
    init(sentence: [SphinxDecoder.Segment], phones: [SphinxDecoder.Segment]) {
        let free = Self.cumulative(phones)
        let spoken = sentence.filter { !$0.isSilence }
        let margins = spoken.map { Self.difference($0, free) }
        words = zip(spoken, margins).map { $1 / Double($0.frames.count) }
        let frames = spoken.reduce(0) { $0 + $1.frames.count }
        margin = frames > 0 ? margins.reduce(0, +) / Double(frames) : -.infinity
        let judged = zip(spoken, words).filter { $0.0.frames.count >= Calibration.judgedFrames }.map(\.1)
        worst = judged.min() ?? margin
    }

    /// How likely the sentence was said, 0…1.
    ///
    /// - Parameter distance: How far speech lies above the room, dB.
    /// - Returns: The less sure of the whole and its worst word.
    func confidence(distance: Double) -> Double {
        guard margin.isFinite else { return 0 }
        let whole = Calibration.probability(whole: margin, worst: worst, distance: distance)
        return min(whole, Calibration.word.probability(worst))
    }

    private static func difference(_ segment: SphinxDecoder.Segment, _ free: [Double]) -> Double {
        let last = min(segment.frames.upperBound, free.count - 1)
        let first = min(segment.frames.lowerBound, last)
        return Double(segment.score) - (free[last] - free[first])
    }

    /// Score of the phones up to each frame; a phone's score is spread over its frames.
    private static func cumulative(_ phones: [SphinxDecoder.Segment]) -> [Double] {
        var sums = [0.0]
        for phone in phones {
            let share = Double(phone.score) / Double(phone.frames.count)
            while sums.count <= phone.frames.lowerBound { sums.append(sums[sums.count - 1]) }
            for _ in phone.frames { sums.append(sums[sums.count - 1] + share) }
        }
        return sums
    }
}

extension SphinxDecoder.Segment {
    /// Whether this is silence or noise rather than a word.
    var isSilence: Bool { word.hasPrefix("<") || word.hasPrefix("[") || word.hasPrefix("+") || word == "SIL" }
}
