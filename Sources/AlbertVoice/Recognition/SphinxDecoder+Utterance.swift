import CSphinx

extension SphinxDecoder {
    /// A word or phone and where it was found.
    struct Segment: Hashable {
        /// As in the dictionary, without the number of its variant; „<sil>“ for silence.
        var word: String
        /// Frames of 10 ms, from the start of the utterance.
        var frames: Range<Int>
        /// How well it explains its sound, in log units.
        var score: Int
    }

    /// Decodes a whole utterance with the current search; none where the grammar has no sentence for it.
    ///
    /// The cepstral mean is that of these samples, so equal samples give equal results, unless another is to be subtracted.
    func decode(_ samples: [Int16], subtracting mean: [Float]? = nil) -> [Segment] {
        begin(subtracting: mean)
        ps_process_raw(handle, samples, samples.count, 0, 1)
        return end()
    }

    /// Begins an utterance from which a known mean is subtracted; without one, as `begin(kept:)`.
    func begin(subtracting mean: [Float]?) {
        guard let mean else { return begin() }
        use(mean)
        ps_start_utt(handle)
    }

    /// Begins an utterance whose samples come piece by piece.
    ///
    /// The corresponding C function is `ps_start_utt`.
    ///
    /// - Parameter kept: Where the running mean starts, as the mean of all samples is not known yet.
    func begin(kept: CepstralMean? = nil) {
        // The noise statistics and the running mean would carry over from the last utterance.
        ps_start_stream(handle)
        let start = kept?.values ?? Self.startMean
        albert_reset_mean(handle, start, CInt(start.count))
        ps_start_utt(handle)
    }

    /// Takes the next samples.
    ///
    /// The corresponding C function is `ps_process_raw`, a second at a time: of more than 2.5 s it leaves a rest in its ring of
    /// cepstra, of which `ps_end_utt` loses what is too much, and behind whose end it reads where the ring begins anew.
    func feed(_ samples: [Int16]) {
        for first in stride(from: 0, to: samples.count, by: AudioFrame.rate) {
            let count = min(AudioFrame.rate, samples.count - first)
            samples.withUnsafeBufferPointer { all in
                _ = ps_process_raw(handle, all.baseAddress.map { $0 + first }, count, 0, 0)
            }
        }
    }

    /// The words so far.
    ///
    /// The corresponding C function is `ps_get_hyp`.
    var partial: [String] {
        guard let text = ps_get_hyp(handle, nil) else { return [] }
        return String(cString: text).split(separator: " ").map(String.init)
    }

    /// Ends the utterance.
    ///
    /// The corresponding C function is `ps_end_utt`.
    func end() -> [Segment] {
        ps_end_utt(handle)
        // Without a hypothesis the scores keep their old values and must not be read.
        guard ps_get_hyp(handle, nil) != nil else { return isGrammar ? [] : segments() }
        return segments()
    }

    private var isGrammar: Bool { chosen.search == .grammar || chosen.search == .rivals }

    private func segments() -> [Segment] {
        var found: [Segment] = []
        var next = ps_seg_iter(handle)
        while let segment = next {
            var (first, last, score): (CInt, CInt, Int32) = (0, 0, 0)
            ps_seg_frames(segment, &first, &last)
            ps_seg_prob(segment, &score, nil, nil)
            let word = ps_seg_word(segment).map { String(cString: $0) } ?? ""
            if word != "(NULL)", last >= first {
                found.append(Segment(word: Self.base(of: word), frames: Int(first)..<Int(last) + 1, score: Int(score)))
            }
            next = ps_seg_next(segment)
        }
        return found
    }

    /// „morgen“ from „morgen(2)“.
    static func base(of word: String) -> String {
        word.hasSuffix(")") ? String(word[..<(word.lastIndex(of: "(") ?? word.endIndex)]) : word
    }

    /// Where the running mean starts: PocketSphinx' own default (`-cmninit`).
    private static let startMean: [Float] = [40, 3, -1]
}
