/// Estimates a `SpeakerTransform` from frames of known states: the matrix that makes them likeliest (MLLR), drawn towards
/// leaving the means alone where there is little speech.
struct TransformEstimator {
    /// Sums for one stream: `left[i] · w = right[i]` are the equations of row i of matrix and offset.
    private struct Sums {
        var left: [[[Double]]]
        var right: [[Double]]
        /// How much all frames weigh in each row.
        var weights: [Double]

        init(_ length: Int) {
            let row = [Double](repeating: 0, count: length + 1)
            left = [[[Double]]](repeating: [[Double]](repeating: row, count: length + 1), count: length)
            right = [[Double]](repeating: row, count: length)
            weights = [Double](repeating: 0, count: length)
        }

        /// Takes in a Gaussian that explains `share` of a frame; `target` is what its mean should become.
        mutating func add(_ mean: [Double], _ target: [Double], _ precisions: [Double], share: Double) {
            for row in target.indices {
                let weight = share * precisions[row]
                weights[row] += weight
                for one in mean.indices {
                    let part = weight * mean[one]
                    right[row][one] += part * target[row]
                    for other in 0...one { left[row][one][other] += part * mean[other] }
                }
            }
        }
    }

    private let model: AcousticParameters
    private var sums: [Sums]
    /// Frames taken in.
    private(set) var frames = 0

    /// How many frames of speech weigh as much as the wish to leave the means alone.
    static let prior = 100.0

    /// For the Gaussians of a model.
    init(_ model: AcousticParameters) {
        self.model = model
        sums = model.lengths.map { Sums($0) }
    }

    /// Takes in a frame of a state.
    mutating func add(_ frame: ArraySlice<Float>, senone: Int) {
        var scorer = FrameScorer(model, frame: frame)
        var start = frame.startIndex
        for (stream, shares) in scorer.shares(senone).enumerated() {
            let length = model.lengths[stream]
            let target = frame[start..<(start + length)].map(Double.init)
            for (density, share) in shares.enumerated() where share > 0.01 {
                let (mean, precisions) = gaussian(model.books[senone], stream, density)
                sums[stream].add(mean + [1], target, precisions, share: Double(share))
            }
            start += length
        }
        frames += 1
    }

    /// The transform; one that changes nothing where no frame was taken in.
    func transform() -> SpeakerTransform {
        SpeakerTransform(
            streams: sums.indices.map { stream in
                let (length, all) = (model.lengths[stream], withPrior(stream))
                var found = SpeakerTransform.Stream.identity(length)
                for row in 0..<length {
                    guard let solution = LinearSystem.solve(Self.mirrored(all.left[row]), all.right[row]) else {
                        continue
                    }
                    found.matrix[row] = Array(solution.dropLast())
                    found.offset[row] = solution[length]
                }
                return found
            })
    }

    /// Adds frames, spread over all Gaussians, that lie where the model has them already; each weighs what a frame that was
    /// read weighs, as a Gaussian that training hardly touched has a tiny variance and would count a thousandfold.
    private func withPrior(_ stream: Int) -> Sums {
        var all = sums[stream]
        let books = model.means.count / (model.densities * model.lengths.reduce(0, +))
        let places = (0..<books).flatMap { book in stride(from: 0, to: model.densities, by: 8).map { (book, $0) } }
        let step = max(1, places.count / 1_000)
        let chosen = stride(from: 0, to: places.count, by: step).map { places[$0] }
        let usual = all.weights.map { $0 / Double(max(1, frames)) }
        for (book, density) in chosen {
            let mean = gaussian(book, stream, density).mean
            all.add(mean + [1], mean, usual, share: Self.prior / Double(chosen.count))
        }
        return all
    }

    private func gaussian(_ book: Int, _ stream: Int, _ density: Int) -> (mean: [Double], precisions: [Double]) {
        let first = model.offset(book: book, stream: stream, density: density)
        let range = first..<(first + model.lengths[stream])
        return (model.means[range].map(Double.init), model.precisions[range].map(Double.init))
    }

    /// Only one half of each symmetric matrix was summed.
    private static func mirrored(_ half: [[Double]]) -> [[Double]] {
        half.indices.map { row in half.indices.map { $0 <= row ? half[row][$0] : half[$0][row] } }
    }
}
