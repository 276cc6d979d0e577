import Foundation

/// How well one frame fits the Gaussians of a model.
struct FrameScorer {
    private let model: AcousticParameters
    private let frame: ArraySlice<Float>
    private var books: [Int: [[Float]]] = [:]

    /// For one frame of features.
    init(_ model: AcousticParameters, frame: ArraySlice<Float>) {
        self.model = model
        self.frame = frame
    }

    /// Logarithm of the likelihood of the frame in a state.
    mutating func score(_ senone: Int) -> Float {
        joint(senone).reduce(0) { sum, logs in
            let top = logs.max() ?? 0
            return sum + top + logf(logs.reduce(0) { $0 + expf($1 - top) })
        }
    }

    /// For each stream, how much of the frame each Gaussian of a state explains; sums to one.
    mutating func shares(_ senone: Int) -> [[Float]] {
        joint(senone).map { logs in
            let top = logs.max() ?? 0
            let parts = logs.map { expf($0 - top) }
            let sum = parts.reduce(0, +)
            return parts.map { $0 / sum }
        }
    }

    /// Weight times density of each Gaussian, in logarithms.
    private mutating func joint(_ senone: Int) -> [[Float]] {
        let densities = model.densities
        return densitiesOfBook(model.books[senone]).enumerated().map { stream, logs in
            let first = (senone * model.lengths.count + stream) * densities
            return (0..<densities).map { logs[$0] + model.weights[first + $0] }
        }
    }

    private mutating func densitiesOfBook(_ book: Int) -> [[Float]] {
        if let known = books[book] { return known }
        var (found, start): ([[Float]], Int) = ([], frame.startIndex)
        for (stream, length) in model.lengths.enumerated() {
            found.append(logs(book, stream, from: start, length))
            start += length
        }
        books[book] = found
        return found
    }

    private func logs(_ book: Int, _ stream: Int, from start: Int, _ length: Int) -> [Float] {
        let first = model.offset(book: book, stream: stream, density: 0)
        let constant = (book * model.lengths.count + stream) * model.densities
        return model.means.withUnsafeBufferPointer { means in
            model.precisions.withUnsafeBufferPointer { precisions in
                frame.withUnsafeBufferPointer { frame in
                    (0..<model.densities).map { density in
                        var sum: Float = 0
                        for index in 0..<length {
                            let place = first + density * length + index
                            let distance = frame[start - self.frame.startIndex + index] - means[place]
                            sum += distance * distance * precisions[place]
                        }
                        return model.constants[constant + density] - 0.5 * sum
                    }
                }
            }
        }
    }
}
