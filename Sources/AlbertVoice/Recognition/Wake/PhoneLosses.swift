/// How much worse each phone explains each frame of 10 ms than the best phone does, in logarithms of odds.
struct PhoneLosses: Sendable {
    /// How many frames there are.
    let frames: Int
    private let phones: Int
    private let values: [Float]

    /// No frame says more than this against a phone: a bang over a word is not another word.
    static let most: Float = 6
    /// What a frame gains that fits: without it the shortest path would be the best.
    private static let gain: Float = 0.5
    /// Frames of a phone at least.
    private static let shortest = 3

    /// Losses from scores, frame after frame.
    init(scores: [Float], frames: Int) {
        self.frames = frames
        let phones = frames > 0 ? scores.count / frames : 0
        self.phones = phones
        values = (0..<frames).flatMap { frame -> [Float] in
            let row = scores[(frame * phones)..<((frame + 1) * phones)]
            let best = row.max() ?? 0
            return row.map { min(best - $0, Self.most) }
        }
    }

    /// The loss of a phone in a frame.
    subscript(frame: Int, phone: Int) -> Float { values[frame * phones + phone] }

    /// Phones as they lie in the sound.
    struct Path: Hashable {
        /// The mean loss of each phone.
        var phones: [Float]
        /// The mean loss of all their frames.
        var mean: Float
    }

    /// Where phones fit best that end in certain frames, by Viterbi's algorithm; each lasts 30 ms or longer.
    ///
    /// - Parameters:
    ///   - sequence: The phones, by their numbers.
    ///   - ends: The last frame lies in it.
    /// - Returns: The best path; nil where the sound is too short for one.
    func path(of sequence: [Int], ending ends: Range<Int>) -> Path? {
        let states = sequence.flatMap { Array(repeating: $0, count: Self.shortest) }
        let ends = ends.clamped(to: 0..<frames)
        guard let last = states.indices.last, frames > last else { return nil }
        var (costs, stays) = ([Float](repeating: .infinity, count: states.count), [Bool]())
        var best: (cost: Float, frame: Int)?
        for frame in 0..<frames {
            advance(&costs, &stays, states, frame)
            if ends.contains(frame), costs[last] < best?.cost ?? .infinity { best = (costs[last], frame) }
        }
        return best.map { traced(stays, states, sequence.count, from: $0.frame) }
    }

    /// One frame more; notes for every state whether its best path was in it before.
    private func advance(_ costs: inout [Float], _ stays: inout [Bool], _ states: [Int], _ frame: Int) {
        // A path may begin in any frame.
        var before: Float = 0
        for (index, phone) in states.enumerated() {
            let isLast = index % Self.shortest == Self.shortest - 1
            let staying = isLast && costs[index] < before
            let from = staying ? costs[index] : before
            before = costs[index]
            costs[index] = from + self[frame, phone] - Self.gain
            stays.append(staying)
        }
    }

    private func traced(_ stays: [Bool], _ states: [Int], _ count: Int, from end: Int) -> Path {
        var (sums, lengths) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
        var (frame, state) = (end, states.count - 1)
        while frame >= 0, state >= 0 {
            sums[state / Self.shortest] += self[frame, states[state]]
            lengths[state / Self.shortest] += 1
            if !stays[frame * states.count + state] { state -= 1 }
            frame -= 1
        }
        return Path(
            phones: zip(sums, lengths).map { $1 > 0 ? $0 / $1 : Self.most },
            mean: sums.reduce(0, +) / max(1, lengths.reduce(0, +)))
    }
}
