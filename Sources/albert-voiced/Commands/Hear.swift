import AlbertVoice

/// `hear FILE…`: recognises recordings and does what they say.
struct Hear: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        guard !options.arguments.isEmpty else {
            throw Failure.usage("hear needs a recording.", "Es fehlt eine Aufnahme.")
        }
        let moment = try options.moment()
        let surroundings = Surroundings(options: options)
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
        output.show(reply, at: moment, leading: fields(of: hypothesis, path))
        Surroundings(options: options).note(reply, to: hypothesis.text, in: assistant.family, at: moment)
        return reply.status
    }

    private func fields(of hypothesis: Hypothesis, _ path: String) -> [(key: String, json: String)] {
        let measures = hypothesis.measures
        return [
            ("file", path.jsonQuoted), ("hypothesis", hypothesis.text.jsonQuoted),
            ("confidence", Self.number(hypothesis.confidence)), ("seconds", Self.number(measures?.seconds)),
            ("realTimeFactor", Self.number(measures?.realTimeFactor)),
        ] + fields(of: measures?.levels)
    }

    private func fields(of levels: Levels?) -> [(key: String, json: String)] {
        [
            ("level", Self.number(levels?.speech)), ("noise", Self.number(levels?.noise)),
            ("snr", Self.number(levels?.signalToNoise)), ("peak", Self.number(levels?.peak)),
        ]
    }

    private static func number(_ value: Double?) -> String {
        value.map { String(($0 * 1000).rounded() / 1000) } ?? "null"
    }

    private func refuse(_ path: String, _ levels: Levels?, _ german: String, _ english: String) {
        guard options.isJSON else { return output.show(Failure(status: .refused, german: german, english: english)) }
        output.line(
            UnderstandingReport(unheard: german).json(
                leading: [
                    ("file", path.jsonQuoted), ("hypothesis", "null"), ("confidence", "0"), ("seconds", "null"),
                    ("realTimeFactor", "null"),
                ] + fields(of: levels) + [("error", english.jsonQuoted)]))
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
