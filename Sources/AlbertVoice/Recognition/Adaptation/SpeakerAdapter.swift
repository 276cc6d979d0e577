/// Makes a transform of sentences that somebody read aloud.
public struct SpeakerAdapter: ~Copyable {
    private let model: ModelFolder
    private let lexicon: Lexicon
    private let decoder: SphinxDecoder
    private var read: [(features: [Float], width: Int, words: [[[String]]])] = []

    /// Frames of 10 ms below which a voice is not known well enough: five seconds.
    public static let leastFrames = 500

    /// For a model and how words are said.
    public init(model: ModelFolder, lexicon: Lexicon) throws(RecognitionError) {
        self.model = model
        self.lexicon = lexicon
        decoder = try SphinxDecoder(model: model, dictionary: [])
    }

    /// Takes in a sentence that was read; its sound is not kept, only its features until the transform is made.
    ///
    /// - Throws: `RecognitionError.silence` or `.wordsWithoutPhones`.
    public mutating func add(_ samples: [Int16], words: [String]) throws(RecognitionError) {
        guard let span = SpeechSpan.find(in: samples) else { throw .silence }
        let (features, width) = decoder.features(of: Dither.add(to: span.cut(from: samples)))
        let ways = try lexicon.pronunciations(of: words).map { model.translation.translate($0).variants }
        read.append((features, width, ways))
    }

    /// The transform and how many frames of speech it rests on; nil where the sentences fit no sound.
    ///
    /// Twice: the second time the frames are assigned with the means that the first transform moved.
    public func transform() throws(ModelFault) -> (transform: SpeakerTransform, frames: Int)? {
        let model = try AcousticParameters(model)
        var (moved, found): (AcousticParameters, (SpeakerTransform, Int)?) = (model, nil)
        for _ in 0..<2 {
            var estimator = TransformEstimator(model)
            for sentence in read { Self.add(sentence, aligned: moved, to: &estimator) }
            guard estimator.frames > 0 else { return nil }
            found = (estimator.transform(), estimator.frames)
            if let found { moved = model.moved(by: found.0) }
        }
        return found
    }

    private static func add(
        _ sentence: (features: [Float], width: Int, words: [[[String]]]), aligned model: AcousticParameters,
        to estimator: inout TransformEstimator
    ) {
        guard let graph = ForcedAlignment(sentence.words, states: model.states), sentence.width > 0 else { return }
        let frames = (0..<(sentence.features.count / sentence.width)).map {
            sentence.features[($0 * sentence.width)..<(($0 + 1) * sentence.width)]
        }
        let found = graph.best(frames: frames.count) { frame, nodes in
            var scorer = FrameScorer(model, frame: frames[frame])
            var known: [Int: Float] = [:]
            return nodes.map { node in
                let senone = graph.nodes[node].senone
                let score = known[senone] ?? scorer.score(senone)
                known[senone] = score
                return score
            }
        }
        for (frame, node) in (found?.path ?? []).enumerated() where !graph.nodes[node].isSilence {
            estimator.add(frames[frame], senone: graph.nodes[node].senone)
        }
    }
}

extension AcousticParameters {
    /// The model with all means moved.
    func moved(by transform: SpeakerTransform) -> AcousticParameters {
        var moved = self
        let books = means.count / (densities * lengths.reduce(0, +))
        for book in 0..<books {
            for (stream, length) in lengths.enumerated() {
                for density in 0..<densities {
                    let first = offset(book: book, stream: stream, density: density)
                    let range = first..<(first + length)
                    moved.means.replaceSubrange(range, with: transform.streams[stream].apply(means[range]))
                }
            }
        }
        return moved
    }
}
