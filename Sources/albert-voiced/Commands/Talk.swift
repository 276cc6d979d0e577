import AlbertVoice
import Foundation

/// `talk`: push-to-talk. Enter begins and ends, Esc drops, q or the end of input leaves.
struct Talk: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let surroundings = Surroundings(options: options)
        if let word = options.arguments.first { return try talk(word, by: surroundings) }
        let household = try surroundings.household()
        let speaker = try surroundings.speaker(in: household.family)
        let recogniser = try await surroundings.recogniser(for: household)
        let assistant = try surroundings.assistant(for: household)
        let device = options.values["--device"] ?? "default"
        try Recorder(device: device).check()
        var conversation = Conversation()
        var status = Status.done
        output.line("Enter: sprechen und enden. Esc: verwerfen. q: Schluss.")
        let keys = Keys()
        defer { keys.restore() }
        var presses = keys.stream().makeAsyncIterator()
        while let key = await presses.next(), key != .quit {
            guard key == .enter else { continue }
            let recording = Recording(device: device, recogniser: recogniser, isQuiet: options.isJSON)
            let listening = Task { try await recording.run() }
            let end = await presses.next() ?? .quit
            await recording.stop()
            let failure = await listening.result.failure
            if let failure { throw failure }
            if end == .escape || end == .quit {
                await recogniser.drop()
                output.line("Verworfen.")
                if end == .quit { break }
                continue
            }
            status = await answer(recogniser, assistant, speaker, &conversation)
            await surroundings.keep(recogniser)
        }
        return status
    }

    /// `talk start`, `talk stop`, `talk drop`: at the daemon's microphone.
    private func talk(_ word: String, by surroundings: Surroundings) throws -> Status {
        let demands: [String: Demand] = ["start": .talkStart, "stop": .talkStop, "drop": .talkDrop]
        guard let demand = demands[word] else {
            throw Failure.usage("talk takes start, stop or drop, not \(word).", "„talk \(word)“ gibt es nicht.")
        }
        let response = try options.ask(try surroundings.runningDaemon(), demand)
        if !options.isJSON, let heard = response.heard { output.line("„\(heard)“") }
        output.show(response)
        return response.status
    }

    private func answer(
        _ recogniser: SphinxRecogniser, _ assistant: Assistant, _ speaker: Member, _ conversation: inout Conversation
    ) async -> Status {
        do {
            let moment = try options.moment()
            let hypothesis = try await recogniser.finish()
            if !options.isJSON { output.line("„\(hypothesis.text)“") }
            let reply = try assistant.respond(
                to: hypothesis, strictness: options.strictness(), from: speaker, at: moment, in: &conversation)
            output.show(reply, at: moment)
            Surroundings(options: options).note(reply, to: hypothesis.text, in: assistant.family, at: moment)
            return reply.status
        } catch let error as RecognitionError {
            output.box(Toast(error.germanSentence))
            if let moment = try? options.moment() {
                Surroundings(options: options).note(error, in: assistant.family, at: moment)
            }
        } catch {
            output.box(Toast("Das ging nicht: \(error)."))
        }
        return .refused
    }
}

/// Listens to the microphone until it is stopped, with a meter and the words so far.
private actor Recording {
    private let microphone: Microphone
    private let recogniser: SphinxRecogniser
    private let isQuiet: Bool
    private var isStopped = false

    init(device: String, recogniser: SphinxRecogniser, isQuiet: Bool) {
        microphone = Microphone(device: device)
        self.recogniser = recogniser
        self.isQuiet = isQuiet
    }

    func stop() { isStopped = true }

    func run() async throws {
        await recogniser.begin()
        do {
            for try await frame in microphone.frames() {
                if isStopped { break }
                let words = await recogniser.feed(frame.samples)
                if !isQuiet { show(Levels(frame.samples).rms, words) }
            }
        } catch let error as AlsaError {
            throw Failure(error)
        }
        if !isQuiet { print("\r\u{1B}[K", terminator: "") }
    }

    /// One line that is drawn again and again: level from -60 dB to 0 dB, then partial words.
    private func show(_ level: Double, _ words: [String]) {
        guard isatty(STDOUT_FILENO) == 1 else { return }
        let bars = max(0, min(20, Int((level + 60) / 3)))
        let meter = String(repeating: "▮", count: bars) + String(repeating: "▯", count: 20 - bars)
        print("\r\u{1B}[K\(meter) \(words.joined(separator: " ").suffix(56))", terminator: "")
        fflush(nil)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
