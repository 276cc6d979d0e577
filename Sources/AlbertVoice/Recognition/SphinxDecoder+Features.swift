import CSphinx
import Foundation

extension SphinxDecoder {
    /// The mean of the cepstra of an utterance; nil where it has none.
    ///
    /// Frames of digital silence (a zeroth coefficient below zero) are left out, as PocketSphinx' running mean does.
    func cepstralMean(of samples: [Int16]) -> CepstralMean? {
        let (cepstra, width) = cepstra(of: samples)
        return CepstralMean(cepstra: cepstra, width: width)
    }

    /// What Gaussians are compared with: frame after frame, all streams, `width` values each.
    ///
    /// The mean of these samples alone is taken from them, whatever is kept.
    func features(of samples: [Int16]) -> (values: [Float], width: Int) {
        let (cepstra, width) = cepstra(of: samples)
        let step = Int(albert_feature_width(handle))
        guard let mean = CepstralMean(cepstra: cepstra, width: width) else { return ([], step) }
        use(mean.values)
        let frames = cepstra.count / width
        var features = [Float](repeating: 0, count: frames * step)
        let made = Int(albert_features(handle, cepstra, CInt(frames), &features))
        return (Array(features.prefix(max(0, made) * step)), step)
    }

    /// Subtracts this mean from the next utterance.
    func use(_ mean: [Float]) {
        ps_start_stream(handle)
        albert_use_mean(handle, mean, CInt(mean.count))
    }

    /// Moves the model's means towards a voice.
    ///
    /// The corresponding C function is `ps_update_mllr`.
    ///
    /// - Throws: `RecognitionError.model` where the transform cannot be handed over.
    func adapt(by transform: SpeakerTransform) throws(RecognitionError) {
        let file = try PrivateFile(transform.text)
        guard albert_adapt(handle, file.path) == 0 else {
            throw .model("Die Spracherkennung nimmt die Anpassung an die Stimme nicht an.")
        }
    }

    /// Cepstra of an utterance, frame after frame, without any mean taken from them, and how many values a frame has.
    func cepstra(of samples: [Int16]) -> (values: [Float], width: Int) {
        let width = Int(albert_cepstra_width(handle))
        // Steps of 10 ms, and a few frames at the end.
        let room = samples.count / 160 + 4
        var cepstra = [Float](repeating: 0, count: room * width)
        let found = Int(albert_cepstra(handle, samples, samples.count, &cepstra, CInt(room)))
        return (Array(cepstra.prefix(max(0, found) * width)), width)
    }
}
