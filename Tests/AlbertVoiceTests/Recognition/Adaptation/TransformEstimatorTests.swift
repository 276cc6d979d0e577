import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere)) struct TransformEstimatorTests {
    /// Frames that lie on the likeliest Gaussian of each state, moved by a known offset.
    private func estimator(offset: Float, times: Int) throws -> TransformEstimator {
        let model = try AcousticParameters(try #require(TestModel.folder))
        var estimator = TransformEstimator(model)
        for senone in model.states.values.joined() {
            let frame = model.lengths.indices.flatMap { stream in
                let weights = model.weights[((senone * model.lengths.count + stream) * model.densities)...]
                    .prefix(model.densities)
                let best = weights.indices.max { weights[$0] < weights[$1] }.map { $0 - weights.startIndex } ?? 0
                let first = model.offset(book: model.books[senone], stream: stream, density: best)
                return model.means[first..<(first + model.lengths[stream])].map { $0 + offset }
            }
            for _ in 0..<times { estimator.add(frame[...], senone: senone) }
        }
        return estimator
    }

    @Test func soundAsTheModelHasItIsLeftAlone() throws {
        let transform = try estimator(offset: 0, times: 1).transform()
        for stream in transform.streams {
            for (row, values) in stream.matrix.enumerated() { #expect(abs(values[row] - 1) < 0.2) }
        }
    }

    @Test func anOffsetIsFound() throws {
        let model = try AcousticParameters(try #require(TestModel.folder))
        let (still, moved) = (try estimator(offset: 0, times: 4), try estimator(offset: 1, times: 4))
        let mean = [Float](repeating: 0, count: model.lengths[0])[...]
        let difference = zip(moved.transform().streams[0].apply(mean), still.transform().streams[0].apply(mean)).map {
            $0 - $1
        }
        #expect(difference.reduce(0, +) / Float(difference.count) > 0.3)
    }

    @Test func nothingReadChangesNothing() throws {
        let model = try AcousticParameters(try #require(TestModel.folder))
        let transform = TransformEstimator(model).transform()
        #expect(transform.lengths == model.lengths)
        #expect(transform.streams[0] == .identity(model.lengths[0]))
    }
}
