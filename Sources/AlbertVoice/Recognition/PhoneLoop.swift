/// Decodes with any sequence of phones, beside the grammar and on a queue of its own, so that both searches run at once.
actor PhoneLoop {
    private let executor = QueueExecutor(label: "albert.phones")
    private let model: ModelFolder
    private var decoder: SphinxDecoder?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// A loop over the model's phones; the decoder is made at the first use.
    init(model: ModelFolder) {
        self.model = model
    }

    /// The best sequence of phones for the samples.
    func decode(_ samples: [Int16]) throws(RecognitionError) -> [SphinxDecoder.Segment] {
        try prepare()
        return decoder?.decode(samples) ?? []
    }

    /// Makes the decoder, unless it is there.
    func prepare() throws(RecognitionError) {
        guard decoder == nil else { return }
        let decoder = try SphinxDecoder(model: model, dictionary: [])
        try decoder.addPhoneLoop()
        try decoder.use(.phoneLoop)
        self.decoder = consume decoder
    }
}
