import AlbertVoice
import Foundation

/// `bench [FILE…]`: starts the program anew for each recording and measures time and memory; nothing is kept.
struct Bench: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        if options.values["--fuzz"] != nil { return try FuzzBench(options: options, output: output).run() }
        if options.flags.contains("--peers") { return try PeerBench(options: options, output: output).run() }
        if options.values["--wake"] != nil { return try await WakeBench(options: options, output: output).run() }
        if options.values["--answers"] != nil {
            return try await AnswerBench(options: options, output: output).run()
        }
        let files = options.arguments.isEmpty ? [try synthesised()] : options.arguments
        defer { if options.arguments.isEmpty { try? FileManager.default.removeItem(atPath: files[0]) } }
        for path in files {
            do {
                let seconds = try AudioFile(path: path).seconds
                let runs = try (0..<3).map { _ in try ColdRun(hearing: path, options) }
                guard let best = runs.min(by: { $0.seconds < $1.seconds }) else { continue }
                show(path, seconds, best)
            } catch let error as AudioFileError {
                throw Failure.environment(error.sentence, "\(path) cannot be heard.")
            }
        }
        try understanding()
        return .done
    }

    /// A sentence by espeak-ng of about three seconds, in a file that is removed again.
    private func synthesised() throws -> String {
        let sentence = "Mathe Seite zweiundvierzig Nummer drei bis Donnerstag"
        guard let samples = SpeechSynthesis().samples(of: sentence) else {
            throw Failure.environment(
                "espeak-ng fehlt. Nenne eine Aufnahme.", "espeak-ng is not there: name a recording.")
        }
        let path = NSTemporaryDirectory() + "albert-bench-\(getpid()).wav"
        try WaveFile(samples).data.write(to: URL(fileURLWithPath: path))
        return path
    }

    private func show(_ path: String, _ seconds: Double, _ run: ColdRun) {
        let factor = run.seconds / max(seconds, 0.001)
        if options.isJSON {
            output.line(
                "{\"file\":\(path.jsonQuoted),\"audioSeconds\":\(seconds),\"coldSeconds\":\(run.seconds),"
                    + "\"coldRealTimeFactor\":\(factor),\"peakMegabytes\":\(run.peakMegabytes),\"exit\":\(run.status)}")
        } else {
            output.line(
                String(
                    format: "%@: %.2f s Ton, kalt %.3f s, Echtzeitfaktor %.3f, höchstens %.1f MB", path, seconds,
                    run.seconds,
                    factor, run.peakMegabytes))
        }
    }

    /// How many typed sentences are understood in a second.
    private func understanding() throws {
        let household = try Surroundings(options: options).household()
        let automaton = household.understander.german.automaton
        if !options.isJSON {
            output.line(
                "Grammatik: \(automaton.vocabulary.count) Wörter, \(automaton.stateCount) Zustände, \(automaton.arcCount) Kanten"
            )
        }
        var random = SeededRandom(seed: 1)
        let sentences = (0..<2000).map { _ in
            household.understander.german.automaton.sample(using: &random).joined(separator: " ")
        }
        let moment = try options.moment()
        let clock = ContinuousClock()
        let time = clock.measure {
            for sentence in sentences {
                _ = household.understander.understand(sentence, from: household.family.members[0], at: moment)
            }
        }
        let rate =
            Double(sentences.count) / (Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
        output.line(
            options.isJSON
                ? "{\"understandPerSecond\":\(Int(rate))}" : "understand: \(Int(rate)) Sätze in der Sekunde")
    }
}

/// One start of the program from nothing.
private struct ColdRun {
    let seconds: Double
    let peakMegabytes: Double
    let status: Int32

    init(hearing path: String, _ options: Options) throws {
        var words = [Surroundings.executable, "hear", "--json", "--dry-run", path]
        for (name, value) in options.values { words += [name, value] }
        let begin = ContinuousClock.now
        var child: pid_t = 0
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        guard posix_spawn(&child, words[0], &actions, nil, &arguments, environ) == 0 else {
            throw Failure.environment("Ich kann mich nicht selbst starten.", "posix_spawn failed.")
        }
        var status: Int32 = 0
        var usage = rusage()
        wait4(child, &status, 0, &usage)
        let passed = begin.duration(to: .now).components
        seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
        peakMegabytes = Double(usage.ru_maxrss) / 1024
        self.status = status >> 8 & 0xff
    }
}
