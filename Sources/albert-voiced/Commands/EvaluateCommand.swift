import AlbertVoice
import Foundation

/// `evaluate DIR…`: how well folders of recordings are heard.
struct EvaluateCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let asked = try EvaluateOptions(options)
        let moment = try options.moment()
        let strictness = try options.strictness()
        let corpora = try asked.folders.map { try corpus($0, asked) }
        let conditions = try conditions(asked)
        let surroundings = Surroundings(options: options)
        let model = try surroundings.model()
        var evaluation = Evaluation(model: model, lexicon: try surroundings.lexicon(of: model))
        (evaluation.padding, evaluation.seed) = (asked.padding, asked.seed)
        (evaluation.jobs, evaluation.search) = (asked.jobs, asked.search)
        let steps = corpora.reduce(0) { $0 + $1.recordings.count } * conditions.count * asked.grammars.count
        let bar = ProgressBar(total: steps)
        var measurements: [Score] = []
        for corpus in corpora {
            for grammar in asked.grammars {
                for condition in conditions {
                    let one = try await measure(corpus, grammar, condition, evaluation, moment, bar)
                    bar.clear()
                    show(one, strictness)
                    measurements.append(one)
                }
            }
        }
        return try finish(measurements, strictness, asked, model)
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

    private func measure(
        _ corpus: Corpus, _ grammar: EvaluationGrammar, _ condition: Condition, _ evaluation: Evaluation,
        _ moment: Moment, _ bar: ProgressBar
    ) async throws -> Score {
        do {
            guard grammar == .commands else {
                return try await evaluation.measure(
                    corpus, grammar: grammar, condition: condition, progress: { bar.step() })
            }
            let surroundings = Surroundings(options: options)
            let household = try surroundings.household()
            return try await evaluation.measureCommands(
                corpus, household: household, speaker: try surroundings.speaker(in: household.family), moment: moment,
                condition: condition, progress: { bar.step() })
        } catch let error as RecognitionError {
            bar.clear()
            throw Failure(error)
        }
    }

    /// What there is to say of one measurement at once: faults, and with `--json` its line.
    private func show(_ one: Score, _ strictness: Strictness) {
        for fault in one.faults {
            FileHandle.standardError.write(Data("albert-voiced: \(fault.place): \(fault.sentence)\n".utf8))
        }
        guard options.isJSON else { return }
        let lines = EvaluationLines(leastConfidence: strictness.leastConfidence)
        if options.flags.contains("--verbose") { lines.recordings(of: one).forEach(output.line) }
        output.line(lines.line(one))
        fflush(nil)
    }

    private func finish(
        _ measurements: [Score], _ strictness: Strictness, _ asked: EvaluateOptions, _ model: ModelFolder
    ) throws -> Status {
        let peak = ProcessUse.now().peakMegabytes
        if options.isJSON {
            let lines = EvaluationLines(leastConfidence: strictness.leastConfidence)
            output.line(lines.summary(of: measurements, peakMegabytes: peak))
        } else {
            output.line(EvaluationTables(measurements, leastConfidence: strictness.leastConfidence).text)
            output.line(
                String(format: "\nModell %@, höchstens %.0f MB. In Klammern: 95-%%-Bereich.", model.path, peak))
        }
        if let path = asked.report { try write(measurements, strictness, peak, to: path) }
        return measurements.allSatisfy(\.faults.isEmpty) ? .done : .refused
    }
}

extension EvaluateCommand {
    /// Writes the HTML page; its heading is the command line.
    private func write(_ measurements: [Score], _ strictness: Strictness, _ peak: Double, to path: String) throws {
        let words = ["albert-voiced"] + CommandLine.arguments.dropFirst()
        let page = EvaluationPage(
            measurements, leastConfidence: strictness.leastConfidence, heading: words.joined(separator: " "),
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
