import AlbertVoice
import Foundation

/// `evaluate DIR…`: how well folders of recordings are heard.
struct EvaluateCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        if options.values["--wake"] != nil { return try await WakeEvaluation(options: options, output: output).run() }
        let asked = try EvaluateOptions(options)
        let moment = try options.moment()
        let strictness = try options.strictness()
        let corpora = try asked.folders.map { try corpus($0, asked) }
        let conditions = try conditions(asked)
        try checkReport(asked.report)
        let model = try Surroundings(options: options).model()
        let evaluation = try evaluation(asked, of: model)
        let people = asked.grammars.contains(.commands) ? try people(for: evaluation) : nil
        let steps = corpora.reduce(0) { $0 + $1.recordings.count } * conditions.count * asked.grammars.count
        let bar = ProgressBar(total: steps)
        var measurements: [Score] = []
        var named: Set<Corpus.Fault> = []
        for corpus in corpora {
            for grammar in asked.grammars {
                for condition in conditions {
                    let one = try await measured {
                        guard grammar == .commands, let people else {
                            return try await evaluation.measure(
                                corpus, grammar: grammar, condition: condition, progress: { bar.step() })
                        }
                        return try await evaluation.measureCommands(
                            corpus, with: people.ears, speaker: people.speaker, moment: moment, condition: condition,
                            progress: { bar.step() })
                    }
                    bar.clear()
                    for fault in one.faults where named.insert(fault).inserted {
                        FileHandle.standardError.write(Data("albert-voiced: \(fault.place): \(fault.sentence)\n".utf8))
                    }
                    if options.isJSON { show(one, strictness) }
                    measurements.append(one)
                }
            }
        }
        return try finish(measurements, strictness, asked, model)
    }

    private func evaluation(_ asked: EvaluateOptions, of model: ModelFolder) throws -> Evaluation {
        var evaluation = Evaluation(model: model, lexicon: try Surroundings(options: options).lexicon(of: model))
        (evaluation.padding, evaluation.seed) = (asked.padding, asked.seed)
        (evaluation.jobs, evaluation.search) = (asked.jobs, asked.search)
        return evaluation
    }

    /// Who listens to commands and who speaks them.
    private func people(for evaluation: Evaluation) throws -> (ears: CommandEars, speaker: Member) {
        let surroundings = Surroundings(options: options)
        let household = try surroundings.household()
        let speaker = try surroundings.speaker(in: household.family)
        do throws(RecognitionError) {
            return (try CommandEars(evaluation, household: household), speaker)
        } catch {
            throw Failure(error)
        }
    }

    private func corpus(_ folder: String, _ asked: EvaluateOptions) throws -> Corpus {
        do {
            return try Corpus(folder: folder, needsText: asked.grammars.contains { $0 != .commands })
                .prefix(asked.limit)
        } catch {
            throw Failure(error)
        }
    }

    /// Clean and noisy conditions in the order of `--snr`.
    private func conditions(_ asked: EvaluateOptions) throws -> [Condition] {
        guard let path = asked.noise else { return [.clean] }
        do throws(CorpusError) {
            var noise = try Noise(path: path, from: asked.noiseFrom)
            if let voices = asked.babble {
                var random = SeededRandom(seed: asked.seed)
                noise = noise.babble(voices: voices, using: &random)
            }
            return asked.ratios.map { ratio in ratio.map { .noise(noise, ratio: $0) } ?? .clean }
        } catch {
            throw Failure(error)
        }
    }

    private func measured(_ body: () async throws -> Score) async throws -> Score {
        do {
            return try await body()
        } catch let error as RecognitionError {
            throw Failure(error)
        }
    }

    /// The JSON lines of one measurement.
    private func show(_ one: Score, _ strictness: Strictness) {
        let lines = EvaluationLines(limits: strictness.limits)
        if options.flags.contains("--verbose") { lines.recordings(of: one).forEach(output.line) }
        output.line(lines.line(one))
        fflush(nil)
    }

    private func finish(
        _ measurements: [Score], _ strictness: Strictness, _ asked: EvaluateOptions, _ model: ModelFolder
    ) throws -> Status {
        let peak = ProcessUse.now().peakMegabytes
        if options.isJSON {
            let lines = EvaluationLines(limits: strictness.limits)
            output.line(lines.summary(of: measurements, peakMegabytes: peak))
        } else {
            output.line(EvaluationTables(measurements, limits: strictness.limits).text)
            output.line(
                String(format: "\nModell %@, höchstens %.0f MB. In Klammern: 95-%%-Bereich.", model.path, peak))
        }
        if let path = asked.report { try write(measurements, strictness, peak, to: path) }
        return measurements.allSatisfy(\.faults.isEmpty) ? .done : .refused
    }
}

extension EvaluateCommand {
    /// Says before the long work, not after it, that the page has no place.
    private func checkReport(_ path: String?) throws {
        guard let path else { return }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard !FileManager.default.isWritableFile(atPath: folder) || path.hasSuffix("/") else { return }
        throw Failure.environment("„\(path)“ kann ich nicht schreiben.", "\(path) cannot be written.")
    }

    /// Writes the HTML page; its heading is the command line.
    private func write(_ measurements: [Score], _ strictness: Strictness, _ peak: Double, to path: String) throws {
        let words = ["albert-voiced"] + CommandLine.arguments.dropFirst()
        let page = EvaluationPage(
            measurements, limits: strictness.limits, heading: words.joined(separator: " "),
            peakMegabytes: peak)
        do {
            try page.html.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw Failure.environment("„\(path)“ kann ich nicht schreiben.", "\(path) cannot be written: \(error)")
        }
    }
}

extension Failure {
    /// A folder that cannot be measured.
    init(_ error: CorpusError) {
        self = .environment(error.sentence, error.englishSentence)
    }
}
