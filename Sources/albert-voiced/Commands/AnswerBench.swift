import AlbertVoice
import Foundation

/// `bench --answers N FILE… [--noise PATH --snr DB]`: calls Albert N times through a simulated microphone in real time, says the
/// recordings in turn, over a noise where one is named, and measures from the end of speech to the toast. With `--json --verbose` a
/// line for each answer, too.
struct AnswerBench: Command {
    let options: Options
    let output: Output

    /// Seconds from the end of speech.
    private struct Times {
        var endpoint: [Double] = []
        var toast: [Double] = []
        var afterEndpoint: [Double] = []
        var unheard = 0
    }

    func run() async throws -> Status {
        let count = try options.number("--answers", 1...10_000) ?? 20
        let surroundings = Surroundings(options: options)
        let household = try surroundings.household()
        let (script, ends) = try script(count)
        let room = SimulatedRoom(script: script, pace: .real(SteadyClock()))
        let settings = DeviceSettings(earcon: false)
        let parts = Listener.Parts(
            microphone: Microphone(name: "room", clock: room) { () throws(AlsaError) in try room.open() },
            recogniser: { try await surroundings.recogniser(for: $0) },
            detector: { try surroundings.detector(for: $1, model: $0.model) })
        let listener = try await Listener(parts, household, settings)
        let assistant = Assistant(
            understander: household.understander, journal: try Journal(MemoryStore()), device: "bench")
        let following = Task { try await measure(listener, assistant, household.family.members[0], room, ends) }
        try await listener.unmute()
        while room.position < room.length { try await Task.sleep(for: .milliseconds(200)) }
        await listener.stop()
        show(try await following.value, of: count)
        return .done
    }

    /// What goes on all the time behind call and sentence, so many dB below them.
    private func background() throws -> (noise: Noise, ratio: Double)? {
        guard let path = options.values["--noise"] else { return nil }
        guard let ratio = Double(options.values["--snr"] ?? "10") else {
            throw Failure.usage("--snr takes one number of dB here.", "--snr nimmt hier eine Zahl, in dB.")
        }
        do throws(CorpusError) { return (try Noise(path: path), ratio) } catch {
            throw Failure.environment(error.sentence, error.englishSentence)
        }
    }

    /// The script, and where each sentence ends in it, in samples.
    private func script(_ count: Int) throws -> ([SimulatedRoom.Part], [Int]) {
        guard !options.arguments.isEmpty else {
            throw Failure.usage("bench --answers needs recordings.", "Es fehlen Aufnahmen.")
        }
        let call = SpeechSynthesis(voice: "de+f2").samples(of: "Hey Albert") ?? []
        let files = try options.arguments.map { path in
            do throws(AudioFileError) { return try AudioFile(path: path).samples } catch {
                throw Failure.environment(error.sentence, "\(path) cannot be heard.")
            }
        }
        let background = try background()
        // Who is heard over a noise is waited for longer.
        let pause = background == nil ? 2.5 : 6
        var random = SeededRandom(seed: try options.number("--seed", 0...Int.max).map(UInt64.init) ?? 1)
        var (script, ends, position): ([SimulatedRoom.Part], [Int], Int) = ([], [], 0)
        for index in 0..<count {
            let samples = files[index % files.count]
            var parts: [SimulatedRoom.Part] = [
                .silence(1.5), .sound(call), .silence(1), .sound(samples), .silence(pause),
            ]
            let before = position + AudioFrame.rate * 5 / 2 + call.count
            let end = SpeechSpan.find(in: samples)?.end ?? Double(samples.count) / Double(AudioFrame.rate)
            ends.append(before + Int(end * Double(AudioFrame.rate)))
            if let (noise, ratio) = background {
                parts = [.sound(noise.under(parts.flatMap(\.samples), ratio: ratio, index: index, using: &random))]
            }
            script += parts
            position = before + samples.count + Int(pause * Double(AudioFrame.rate))
        }
        return (script, ends)
    }

    private func measure(
        _ listener: Listener, _ assistant: Assistant, _ speaker: Member, _ room: SimulatedRoom, _ ends: [Int]
    ) async throws -> Times {
        var (times, conversation) = (Times(), Conversation())
        var endpoint = 0.0
        func since(_ ends: [Int]) -> Double? {
            let now = room.position
            return ends.last { $0 <= now }.map { Double(now - $0) / Double(AudioFrame.rate) }
        }
        for await event in listener.events {
            switch event {
            case .state(.thinking): endpoint = since(ends) ?? 0
            case .heard(let heard):
                let reply = assistant.respond(
                    to: heard, strictness: .normal, from: speaker, at: try options.moment(), in: &conversation)
                if options.isJSON, options.flags.contains("--verbose") { tell(heard, reply, since: since(ends)) }
                guard let toast = since(ends) else { continue }
                times.toast.append(toast)
                times.endpoint.append(endpoint)
                times.afterEndpoint.append(toast - endpoint)
                // A question would wait for an answer instead of the next call.
                await listener.answer(Reply(unasked: reply), to: speaker)
            case .unheard: times.unheard += 1
            default: break
            }
        }
        return times
    }

    private func tell(_ heard: Hypothesis, _ reply: Reply, since end: Double?) {
        let seconds = end.map { String(format: "%.2f", $0) } ?? "null"
        output.line(
            "{\"heard\":\(heard.text.jsonQuoted),\"toast\":\(reply.toast.sentence.jsonQuoted),\"seconds\":\(seconds)}")
    }

    private func show(_ times: Times, of count: Int) {
        func part(_ values: [Double], _ share: Double) -> Double {
            let sorted = values.sorted()
            return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
        }
        let rows = [("toast", times.toast), ("endpoint", times.endpoint), ("afterEndpoint", times.afterEndpoint)]
        if options.isJSON {
            let fields = rows.map { "\"\($0)\":{\"p50\":\(part($1, 0.5)),\"p95\":\(part($1, 0.95))}" }
            output.line(
                "{\"calls\":\(count),\"answered\":\(times.toast.count),\"unheard\":\(times.unheard),"
                    + fields.joined(separator: ",") + "}")
        } else {
            output.line("\(count) Rufe, \(times.toast.count) beantwortet, \(times.unheard) nicht verstanden.")
            for (name, values) in zip(["Toast", "Ende erkannt", "danach"], rows.map(\.1)) {
                output.line(
                    String(
                        format: "%@: Median %.0f ms, p95 %.0f ms", name, part(values, 0.5) * 1000,
                        part(values, 0.95) * 1000))
            }
        }
    }
}

extension SimulatedRoom.Part {
    /// The samples of silence and sounds, none of others.
    fileprivate var samples: [Int16] {
        switch self {
        case .silence(let seconds): [Int16](repeating: 0, count: Int(seconds * Double(AudioFrame.rate)))
        case .sound(let samples): samples
        default: []
        }
    }
}
