/// Compares ways to say a word with a recording of it.
public struct PronunciationTrial {
    private let model: ModelFolder

    /// With the sounds of a model.
    public init(model: ModelFolder) {
        self.model = model
    }

    /// The proposals with how well each fits, and one more: the phones that were heard.
    ///
    /// - Parameters:
    ///   - proposals: Ways to say the word.
    ///   - samples: The word, said once (16 kHz, mono).
    /// - Returns: The proposals in their order, the one from the sound last; that is missing where nothing but noise was
    ///   heard, and for models with other phones than ours.
    /// - Throws: `RecognitionError.silence` or `.model`.
    public func fit(
        _ proposals: [PronunciationProposal], to samples: [Int16]
    ) throws(RecognitionError) -> [PronunciationProposal] {
        guard let span = SpeechSpan.find(in: samples) else { throw .silence }
        let speech = Dither.add(to: span.cut(from: samples))
        var all = proposals
        if let heard = try heard(in: speech), !all.contains(where: { $0.phones == heard }) {
            all.append(PronunciationProposal(heard, .sound))
        }
        let ways = all.enumerated().map { Pronunciation("way\($0)", [$1.phones], .own) }
        let decoder = try SphinxDecoder(model: model, dictionary: ways.map(model.translation.translate))
        for index in all.indices {
            try decoder.install(Automaton([("way", .word(ways[index].word))]), variants: [1])
            let segments = decoder.decode(speech)
            let frames = segments.reduce(0) { $0 + $1.frames.count }
            guard frames > 0 else { continue }
            all[index].fit = Double(segments.reduce(0) { $0 + $1.score }) / Double(frames)
        }
        return all
    }

    private func heard(in speech: [Int16]) throws(RecognitionError) -> [String]? {
        let decoder = try SphinxDecoder(model: model, dictionary: [])
        try decoder.addPhoneLoop()
        try decoder.use(.phoneLoop)
        let phones = decoder.decode(speech).filter { !$0.isSilence }.map(\.word)
        return phones.isEmpty || !phones.allSatisfy(model.phones.contains) ? nil : phones
    }
}
