import AlbertVoice
import Foundation

/// `evaluate --wake CALLS NEGATIVES…`: how many calls are missed and how often something else wakes.
struct WakeEvaluation: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let calls = options.values["--wake"]?.split(separator: ",").map(String.init) ?? []
        guard !calls.isEmpty, !options.arguments.isEmpty else {
            throw Failure.usage(
                "evaluate --wake needs folders of calls with commas between, and folders without calls behind it.",
                "Es fehlen Ordner: evaluate --wake RUFE,RUFE ANDERES ANDERES …")
        }
        let surroundings = Surroundings(options: options)
        let model = try surroundings.model()
        let lexicon = try surroundings.lexicon(of: model)
        let words = try wakeWords(in: lexicon)
        let listening = WakeListening(
            model: model, lexicon: lexicon, words: words,
            sensitivity: try options.decimal("--sensitivity", 0...1) ?? 0.5)
        let positives = try await tracks(calls) { try listening.positives($0) }
        let negatives = try await tracks(options.arguments) { try listening.negatives($0) }
        return try tell(WakeReport(positives: positives, negatives: negatives))
    }

    private func wakeWords(in lexicon: Lexicon) throws -> [WakeWord] {
        guard let text = options.values["--words"] else { return WakeWord.standard }
        do throws(WakeWordFault) {
            var words: [WakeWord] = []
            for part in text.split(separator: ",") {
                let word = try WakeWord(String(part))
                try word.check(in: lexicon)
                words.append(word)
            }
            return words
        } catch {
            throw Failure.usage(error.englishSentence, error.sentence)
        }
    }

    /// As many folders at a time as `--jobs` says; their order stays.
    private func tracks(
        _ folders: [String], _ hear: @escaping @Sendable (String) throws -> WakeTrack
    ) async throws -> [WakeTrack] {
        let jobs = try options.number("--jobs", 1...64) ?? 1
        do {
            return try await withThrowingTaskGroup(of: (Int, WakeTrack).self) { group in
                var found: [(Int, WakeTrack)] = []
                for (index, folder) in folders.enumerated() {
                    if index >= jobs, let done = try await group.next() { found.append(done) }
                    group.addTask { (index, try hear(folder)) }
                }
                for try await done in group { found.append(done) }
                return found.sorted { $0.0 < $1.0 }.map(\.1)
            }
        } catch let error as CorpusError {
            throw Failure(error)
        } catch let error as RecognitionError {
            throw Failure(error)
        }
    }

    private func tell(_ report: WakeReport) throws -> Status {
        let faults = (report.positives + report.negatives).flatMap(\.faults)
        for fault in faults { output.warn("\(fault.place): \(fault.sentence)") }
        if options.isJSON {
            if options.flags.contains("--looks") { report.looks.forEach(output.line) }
            report.lines.forEach(output.line)
        } else {
            output.line(report.text)
        }
        if let path = options.values["--report"] {
            let words = ["albert-voiced"] + CommandLine.arguments.dropFirst()
            do {
                try report.html(heading: words.joined(separator: " "))
                    .write(toFile: path, atomically: true, encoding: .utf8)
            } catch {
                throw Failure.environment("„\(path)“ kann ich nicht schreiben.", "\(path) cannot be written: \(error)")
            }
        }
        return faults.isEmpty ? .done : .refused
    }
}
