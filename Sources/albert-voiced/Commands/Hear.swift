import AlbertVoice

/// `hear FILE…`: recognises recordings and does what they say.
struct Hear: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        guard !options.arguments.isEmpty else {
            throw Failure.usage("hear needs a recording.", "Es fehlt eine Aufnahme.")
        }
        let surroundings = Surroundings(options: options)
        if let daemon = try surroundings.daemon() { return try hear(by: daemon) }
        let moment = try options.moment()
        let household = try surroundings.household()
        let speaker = try surroundings.speaker(in: household.family)
        let recogniser = try await surroundings.recogniser(for: household)
        // Never released: the program ends right after, and freeing the grammar arc by arc takes longer than its words.
        _ = Unmanaged.passRetained(recogniser)
        let assistant = try surroundings.assistant(for: household)
        var status = Status.done
        for path in options.arguments {
            if options.arguments.count > 1, !options.isJSON { output.line("\n\(path)") }
            let one = try await hear(path, recogniser, assistant, speaker, moment)
            if one != .done { status = one }
        }
        await surroundings.keep(recogniser)
        return status
    }

    /// Lets the daemon hear; files are read here, so that it needs no rights to them.
    private func hear(by daemon: DaemonClient) throws -> Status {
        var status = Status.done
        for path in options.arguments {
            if options.arguments.count > 1, !options.isJSON { output.line("\n\(path)") }
            do {
                let samples = try AudioFile(path: path).samples
                if options.flags.contains("--verbose"), !options.isJSON { output.line(Levels(samples).line) }
                let response = try options.ask(daemon, .hear(path: path), samples: samples)
                if !options.isJSON, let heard = response.heard { output.line("„\(heard)“") }
                output.show(response)
                if response.status != .done { status = response.status }
            } catch let error as AudioFileError {
                refuse(path, nil, error.sentence, "\(path): \(error.englishSentence)")
                status = .refused
            }
        }
        return status
    }

    private func hear(
        _ path: String, _ recogniser: SphinxRecogniser, _ assistant: Assistant, _ speaker: Member, _ moment: Moment
    ) async throws -> Status {
        let hypothesis: Hypothesis
        var levels: Levels?
        do {
            let file = try AudioFile(path: path)
            levels = Levels(file.samples)
            if options.flags.contains("--verbose"), !options.isJSON { output.line(levels?.line ?? "") }
            hypothesis = try await recogniser.recognise(file.samples)
        } catch let error as AudioFileError {
            refuse(path, levels, error.sentence, "\(path): \(error.englishSentence)")
            return .refused
        } catch let error as RecognitionError {
            refuse(path, levels, error.germanSentence, "\(path): \(error.englishSentence)")
            Surroundings(options: options).note(error, in: assistant.family, at: moment)
            return .refused
        }
        if !options.isJSON { output.line("„\(hypothesis.text)“") }
        var conversation = Conversation()
        let reply = try assistant.respond(
            to: hypothesis, strictness: options.strictness(), from: speaker, at: moment, in: &conversation)
        output.show(reply, at: moment, leading: HearingReport.fields(hypothesis, file: path))
        Surroundings(options: options).note(reply, to: hypothesis.text, in: assistant.family, at: moment)
        return reply.status
    }

    private func refuse(_ path: String, _ levels: Levels?, _ german: String, _ english: String) {
        guard options.isJSON else { return output.show(Failure(status: .refused, german: german, english: english)) }
        let fields = HearingReport.fields(nil, file: path, levels: levels)
        output.line(UnderstandingReport(unheard: german).json(leading: fields + [("error", english.jsonQuoted)]))
    }
}

extension Levels {
    /// One line for people.
    fileprivate var line: String {
        func decibels(_ value: Double) -> String { String(Int(value.rounded())) }
        return "Sprache \(decibels(speech)) dBFS, Raum \(decibels(noise)) dBFS, Abstand \(decibels(signalToNoise)) dB, "
            + "Spitze \(decibels(peak)) dBFS"
    }
}
