import Foundation

/// One folder being heard under one condition.
struct Session: Sendable {
    let evaluation: Evaluation
    let corpus: Corpus
    let condition: Condition
    let progress: @Sendable () -> Void

    /// Why a recording gives no trial.
    struct Silence: Error, Hashable {
        let sentence: String
    }

    /// What was said, what was heard, what became of it.
    typealias Judgement = (said: [String], heard: [String], verdict: Verdict?)
    /// Judges what was heard in the recording of an index.
    typealias Judge =
        @Sendable (_ index: Int, _ heard: Heard) -> Result<
            Judgement, Silence
        >

    /// Hears all recordings, as many at a time as there are ears.
    ///
    /// - Throws: `RecognitionError.model` and `.wordsWithoutPhones`; what a single recording cannot do becomes a fault.
    func run(
        _ grammar: EvaluationGrammar, _ ears: [any Ear], startSeconds: Double, judge: @escaping Judge
    ) async throws -> Score {
        let before = ProcessUse.now().seconds
        let shares = try await withThrowingTaskGroup(of: Share.self) { group in
            for (number, ear) in ears.enumerated() {
                group.addTask { try await share(number, of: ears.count, ear, judge) }
            }
            return try await group.reduce(into: [Share]()) { $0.append($1) }
        }
        let used = ProcessUse.now().seconds - before - shares.reduce(0) { $0 + $1.readingSeconds }
        let results = shares.flatMap(\.results).sorted { $0.index < $1.index }
        return Score(
            corpus: corpus.name, grammar: grammar, condition: condition,
            trials: results.compactMap { try? $0.result.get() },
            faults: corpus.faults + results.compactMap(fault), decodingSeconds: max(0, used), startSeconds: startSeconds
        )
    }

    /// What one ear heard.
    private struct Share: Sendable {
        var results: [(index: Int, result: Result<Trial, Silence>)] = []
        var readingSeconds = 0.0
    }

    private func share(_ number: Int, of count: Int, _ ear: any Ear, _ judge: Judge) async throws -> Share {
        var share = Share()
        for index in stride(from: number, to: corpus.recordings.count, by: count) {
            let begin = ProcessUse.threadSeconds()
            let samples = Result { () throws(AudioFileError) in try sound(index) }
            share.readingSeconds += ProcessUse.threadSeconds() - begin
            switch samples {
            case .failure(let error):
                share.results.append((index, .failure(Silence(sentence: error.englishSentence))))
            case .success(let samples):
                share.results.append((index, try await trial(index, samples, ear, judge)))
            }
            progress()
        }
        return share
    }

    private func sound(_ index: Int) throws(AudioFileError) -> [Int16] {
        let recording = corpus.recordings[index]
        let samples = try AudioFile(path: recording.path).samples
        return condition.sound(
            of: samples, index: index, file: recording.file, padding: evaluation.padding, seed: evaluation.seed)
    }

    private func trial(
        _ index: Int, _ samples: [Int16], _ ear: any Ear, _ judge: Judge
    ) async throws -> Result<Trial, Silence> {
        var heard: Heard = ([], 0, nil)
        var unheard: RecognitionError?
        do {
            heard = try await ear.listen(to: samples)
        } catch {
            // Nothing was heard: that is a result. A model that cannot be used is none.
            guard [.silence, .notUnderstood, .cutOff].contains(error) else { throw error }
            unheard = error
        }
        let recording = corpus.recordings[index]
        return judge(index, heard).map { [unheard] judgement in
            Trial(
                file: recording.file, speaker: recording.speaker, said: judgement.said, heard: judgement.heard,
                seconds: Double(samples.count) / Double(AudioFrame.rate), unheard: unheard, verdict: judgement.verdict)
        }
    }

    private func fault(_ one: (index: Int, result: Result<Trial, Silence>)) -> Corpus.Fault? {
        guard case .failure(let silence) = one.result else { return nil }
        return Corpus.Fault(place: corpus.recordings[one.index].path, sentence: silence.sentence)
    }
}
