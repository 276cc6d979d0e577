/// Which state each frame of a known sentence belongs to (Viterbi).
///
/// The sentence is a graph: its words in order, each in one of its pronunciations, silence allowed before, between and after.
struct ForcedAlignment {
    /// A state and the nodes that may follow it, itself aside.
    struct Node: Hashable {
        var senone: Int
        var isSilence: Bool
        var next: [Int] = []
        var isFirst = false
        var isLast = false
    }

    /// The graph.
    private(set) var nodes: [Node] = []

    /// A sentence's graph; nil where a phone has no states.
    ///
    /// - Parameters:
    ///   - words: For each word its pronunciations, each a list of phones.
    ///   - states: The senones of each phone, „SIL“ among them.
    init?(_ words: [[[String]]], states: [String: [Int]]) {
        guard let silence = states["SIL"] else { return nil }
        // Ends that the next part follows; the sentence's begin is shown by `isAtBegin`.
        var (open, isAtBegin) = ([Int](), true)
        func add(_ senones: [Int], isSilence: Bool) -> Int {
            let first = nodes.count
            for (offset, senone) in senones.enumerated() {
                nodes.append(Node(senone: senone, isSilence: isSilence))
                if offset > 0 { nodes[first + offset - 1].next.append(first + offset) }
            }
            nodes[first].isFirst = isAtBegin
            for end in open { nodes[end].next.append(first) }
            return nodes.count - 1
        }
        for ways in words {
            let quiet = add(silence, isSilence: true)
            let before = (open, isAtBegin)
            var ends: [Int] = []
            for way in ways {
                let senones = way.compactMap { states[$0] }
                guard senones.count == way.count, !way.isEmpty else { return nil }
                (open, isAtBegin) = (before.0 + [quiet], before.1)
                ends.append(add(Array(senones.joined()), isSilence: false))
            }
            guard !ends.isEmpty else { return nil }
            (open, isAtBegin) = (ends, false)
        }
        let quiet = add(silence, isSilence: true)
        for end in open + [quiet] { nodes[end].isLast = true }
    }

    /// Ways worse than the best by more than this are given up, in units of the scores.
    private static let beam: Float = 400

    /// The best way through the graph.
    ///
    /// - Parameters:
    ///   - frames: How many frames there are.
    ///   - score: Logarithms of the likelihoods of a frame, for those nodes that can be reached.
    /// - Returns: A node a frame, and the score; nil where there are too few frames.
    func best(frames: Int, score: (_ frame: Int, _ nodes: [Int]) -> [Float]) -> (path: [Int], score: Float)? {
        guard frames > 0, !nodes.isEmpty else { return nil }
        var came: [[Int32]] = []
        var best = nodes.map { $0.isFirst ? Float(0) : -.infinity }
        add(score, of: 0, to: &best)
        for frame in 1..<max(frames, 1) {
            var (next, from) = (best, nodes.indices.map { Int32($0) })
            for (node, sum) in best.enumerated() where sum > -.infinity {
                for follower in nodes[node].next where sum > next[follower] {
                    (next[follower], from[follower]) = (sum, Int32(node))
                }
            }
            add(score, of: frame, to: &next)
            came.append(from)
            best = next
        }
        let ends = nodes.indices.filter { nodes[$0].isLast }
        guard let end = ends.max(by: { best[$0] < best[$1] }), best[end] > -.infinity else { return nil }
        return (Self.path(to: end, came), best[end])
    }

    /// Adds the scores of a frame to the ways that are still worth it.
    private func add(_ score: (Int, [Int]) -> [Float], of frame: Int, to sums: inout [Float]) {
        let least = (sums.max() ?? 0) - Self.beam
        let reached = sums.indices.filter { sums[$0] > -.infinity && sums[$0] >= least }
        let scores = score(frame, reached)
        var next = [Float](repeating: -.infinity, count: sums.count)
        for (node, score) in zip(reached, scores) { next[node] = sums[node] + score }
        sums = next
    }

    private static func path(to end: Int, _ came: [[Int32]]) -> [Int] {
        var path = [end]
        for from in came.reversed() { path.append(Int(from[path[path.count - 1]])) }
        return path.reversed()
    }
}
