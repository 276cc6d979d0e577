import CSphinx

extension SphinxDecoder {
    /// A keyphrase that the search thinks it heard.
    struct Detection: Hashable {
        /// The words with the numbers of their variants, „hey(2) albert“.
        var phrase: String
        /// Frames of 10 ms, from the start of the utterance.
        var frames: Range<Int>
        /// Logarithm of how much likelier the phrase is than a loop of phones, in log units.
        var score: Int
    }

    /// Adds the search for keyphrases and chooses it.
    ///
    /// The corresponding C function is `ps_set_kws`.
    ///
    /// - Parameters:
    ///   - phrases: Words of the dictionary with single spaces, each with the least score that counts.
    ///   - exponent: A phrase counts whose likelihood beside the loop of phones is at least 10 to the power of this.
    /// - Throws: `RecognitionError.model`.
    func spot(_ phrases: [String], exponent: Int) throws(RecognitionError) {
        let lines = phrases.map { "\($0) /1e\(exponent)/\n" }
        let file = try PrivateFile(lines.joined())
        guard ps_set_kws(handle, Search.keyphrases.rawValue, file.path) == 0 else {
            throw .model("Die Spracherkennung kann auf das Weckwort nicht warten.")
        }
        try use(.keyphrases)
    }

    /// Begins an utterance with the mean of the last one.
    ///
    /// The corresponding C functions are `ps_start_stream`, without which frames would be counted on, and `ps_start_utt`.
    func resume() {
        ps_start_stream(handle)
        ps_start_utt(handle)
    }

    /// Ends an utterance whose words nobody asks for.
    ///
    /// The corresponding C function is `ps_end_utt`.
    func abandon() {
        ps_end_utt(handle)
    }

    /// Keyphrases found since the utterance began that end behind a frame, the newest first.
    func detections(after frame: Int) -> [Detection] {
        var found: [Detection] = []
        var next = ps_seg_iter(handle)
        while let segment = next {
            var (first, last): (CInt, CInt) = (0, 0)
            ps_seg_frames(segment, &first, &last)
            let score = Int(ps_seg_prob(segment, nil, nil, nil)) + Self.keyphraseOffset
            let phrase = ps_seg_word(segment).map { String(cString: $0) } ?? ""
            if last >= frame, last >= first {
                found.append(Detection(phrase: phrase, frames: Int(first)..<Int(last) + 1, score: score))
            }
            next = ps_seg_next(segment)
        }
        return found
    }

    /// The library takes this from the scores it tells (KWS_MAX in its kws_search.c).
    private static let keyphraseOffset = 1_500
    /// The library's scores for each power of ten.
    static let scorePerPower = 22.49
}
