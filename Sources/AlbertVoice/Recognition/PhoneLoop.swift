/// Decodes with any sequence of phones, beside the grammar and on a queue of its own, so that both searches run at once.
actor PhoneLoop {
    private let executor = QueueExecutor(label: "albert.phones")
    private let model: ModelFolder
    private let transform: SpeakerTransform?
    private var decoder: SphinxDecoder?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// A loop over the model's phones; the decoder is made at the first use.
    init(model: ModelFolder, transform: SpeakerTransform? = nil) {
        self.model = model
        self.transform = transform
    }

    /// The best sequence of phones for the samples.
    func decode(
        _ samples: [Int16], subtracting mean: [Float]? = nil
    ) throws(RecognitionError) -> [SphinxDecoder.Segment] {
        try prepare()
        return decoder?.decode(samples, subtracting: mean) ?? []
    }

    /// Makes the decoder, unless it is there.
    func prepare() throws(RecognitionError) {
        guard decoder == nil else { return }
        let decoder = try SphinxDecoder(model: model, dictionary: [])
        if let transform { try decoder.adapt(by: transform) }
        try decoder.addPhoneLoop()
        try decoder.use(.phoneLoop)
        self.decoder = consume decoder
    }
}
