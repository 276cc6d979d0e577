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
        let recogniser = try surroundings.recogniser(for: household)
        // Never released: the program ends right after, and freeing the grammar arc by arc takes longer than its words.
        _ = Unmanaged.passRetained(recogniser)
        let assistant = try surroundings.assistant(for: household)
        var status = Status.done
        for path in options.arguments {
            if options.arguments.count > 1, !options.isJSON { output.line("\n\(path)") }
            let one = try await hear(path, recogniser, assistant, speaker, moment)
            if one != .done { status = one }
        }
        return status
    }

    private func hear(
        _ path: String, _ recogniser: SphinxRecogniser, _ assistant: Assistant, _ speaker: Member, _ moment: Moment
    ) async throws -> Status {
        let hypothesis: Hypothesis
        do {
            let file = try AudioFile(path: path)
            hypothesis = try await recogniser.recognise(file.samples)
        } catch let error as AudioFileError {
            refuse(path, error.sentence, "\(path) is no recording that can be heard: \(error).")
            return .refused
        } catch let error as RecognitionError {
            refuse(path, error.germanSentence, "\(path): \(error).")
            return .refused
        }
        if !options.isJSON { output.line("„\(hypothesis.text)“") }
        var conversation = Conversation()
        let reply = try assistant.respond(
            to: hypothesis, strictness: options.strictness(), from: speaker, at: moment, in: &conversation)
        output.show(reply, at: moment, leading: fields(of: hypothesis, path))
        return reply.status
    }

    private func fields(of hypothesis: Hypothesis, _ path: String) -> [(key: String, json: String)] {
        let measures = hypothesis.measures
        func number(_ value: Double?) -> String { value.map { String(($0 * 1000).rounded() / 1000) } ?? "null" }
        return [
            ("file", path.jsonQuoted), ("hypothesis", hypothesis.text.jsonQuoted),
            ("confidence", number(hypothesis.confidence)), ("seconds", number(measures?.seconds)),
            ("realTimeFactor", number(measures?.realTimeFactor)), ("level", number(measures?.levels.speech)),
            ("noise", number(measures?.levels.noise)),
        ]
    }

    private func refuse(_ path: String, _ german: String, _ english: String) {
        guard options.isJSON else { return output.show(Failure(status: .refused, german: german, english: english)) }
        output.line(
            UnderstandingReport(unheard: german).json(leading: [
                ("file", path.jsonQuoted), ("hypothesis", "null"), ("confidence", "0"), ("seconds", "null"),
                ("realTimeFactor", "null"), ("error", english.jsonQuoted),
            ]))
    }
}
