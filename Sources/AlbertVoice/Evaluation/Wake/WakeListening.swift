import Foundation

/// Feeds folders to a detector as one long stream each and notes what it says.
public struct WakeListening: Sendable {
    private let model: ModelFolder
    private let lexicon: Lexicon
    private let words: [WakeWord]
    private let sensitivity: Double

    /// How the detector is made.
    public init(model: ModelFolder, lexicon: Lexicon, words: [WakeWord] = WakeWord.standard, sensitivity: Double = 0.5)
    {
        self.model = model
        self.lexicon = lexicon
        self.words = words
        self.sensitivity = sensitivity
    }

    /// Hears a folder in which nobody calls: all sound files below it, by name.
    ///
    /// - Throws: `CorpusError`; `RecognitionError` where the detector cannot be made.
    public func negatives(_ folder: String, step: @Sendable () -> Void = {}) throws -> WakeTrack {
        let files = SoundFolder.files(below: folder)
        guard !files.isEmpty else { throw CorpusError.empty(folder) }
        return try track(folder, files.map { ($0, nil) }, step)
    }

    /// Hears a folder of calls as `make_wake.py` makes them: `transcripts.tsv` has file, voice, text, begin and end in seconds.
    ///
    /// - Throws: as `negatives`.
    public func positives(_ folder: String, step: @Sendable () -> Void = {}) throws -> WakeTrack {
        guard let text = try? String(contentsOfFile: folder + "/transcripts.tsv", encoding: .utf8) else {
            throw CorpusError.noTranscripts(folder)
        }
        let files = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
            line -> (String, WakeTrack.Call?)? in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 5, let begin = Double(fields[3]), let end = Double(fields[4]), begin <= end else {
                return nil
            }
            return (fields[0], WakeTrack.Call(seconds: begin...end, text: fields[2]))
        }
        guard !files.isEmpty else { throw CorpusError.empty(folder) }
        return try track(folder, files, step)
    }

    private func track(
        _ folder: String, _ files: [(String, WakeTrack.Call?)], _ step: @Sendable () -> Void
    ) throws -> WakeTrack {
        var detector = try WakeDetector(model: model, lexicon: lexicon, words: words, sensitivity: sensitivity)
        var track = WakeTrack(name: folder)
        for (name, call) in files {
            step()
            let samples: [Int16]
            do {
                samples = try AudioFile(path: folder + "/" + name, longest: 3_600).samples
            } catch {
                track.faults.append(Corpus.Fault(place: folder + "/" + name, sentence: error.englishSentence))
                continue
            }
            if let call { track.calls.append(call.moved(by: track.seconds)) }
            let begin = ProcessUse.threadSeconds()
            Self.feed(samples, to: &detector, into: &track)
            track.decodingSeconds += ProcessUse.threadSeconds() - begin
            track.seconds += Double(samples.count) / Double(AudioFrame.rate)
        }
        // What was said at the very end is looked at half a second later.
        Self.feed([Int16](repeating: 0, count: AudioFrame.rate / 2), to: &detector, into: &track)
        return track
    }

    /// In frames of 30 ms, as a microphone gives them.
    private static func feed(_ samples: [Int16], to detector: inout WakeDetector, into track: inout WakeTrack) {
        for first in stride(from: 0, to: samples.count, by: 480) {
            guard let event = detector.feed(Array(samples[first..<min(first + 480, samples.count)])) else { continue }
            var hasWoken = false
            if case .woke = event { hasWoken = true }
            track.events.append(
                WakeTrack.Event(
                    end: Double(event.call.samples.upperBound) / Double(AudioFrame.rate),
                    confidence: event.call.confidence, spotted: event.call.spotted, hasWoken: hasWoken,
                    evidence: detector.latest?.evidence.values ?? []))
        }
    }
}

extension WakeTrack.Call {
    /// The call in a track that its recording begins at a time.
    fileprivate func moved(by offset: Double) -> WakeTrack.Call {
        WakeTrack.Call(seconds: (seconds.lowerBound + offset)...(seconds.upperBound + offset), text: text)
    }
}
