import AlbertVoice
import Foundation

/// `adapt NAME`: learns a voice from sentences read aloud; `--list` and `--remove`.
struct Adapt: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let surroundings = Surroundings(options: options)
        if options.flags.contains("--list") { return list(surroundings) }
        guard let given = options.arguments.first else { throw Failure.usage("Whose voice?", "Wessen Stimme?") }
        if options.flags.contains("--remove") { return try remove(given, surroundings) }
        let name = try surroundings.member(given, in: surroundings.household().family).name
        let model = try surroundings.model()
        let lexicon = try surroundings.lexicon(of: model)
        do {
            var adapter = try SpeakerAdapter(model: model, lexicon: lexicon)
            let texts = try options.values["--from"].map(Self.texts) ?? []
            let check = try ReadingCheck(
                of: (ReadingSentences.all + texts.map(\.text)).map(ReadingSentences.words), model: model,
                lexicon: lexicon)
            let readings = texts.isEmpty ? try await readAloud(check) : try await read(texts, check)
            for reading in readings { try adapter.add(reading.samples, words: reading.words) }
            return try finish(adapter, readings.count, name, model, surroundings)
        } catch let error as RecognitionError {
            throw Failure(error)
        } catch let fault as ModelFault {
            throw Failure(fault, .environment)
        }
    }

    private typealias Reading = (samples: [Int16], words: [String])

    private func finish(
        _ adapter: borrowing SpeakerAdapter, _ count: Int, _ name: String, _ model: ModelFolder,
        _ surroundings: Surroundings
    ) throws -> Status {
        guard let (transform, frames) = try adapter.transform(), frames >= SpeakerAdapter.leastFrames else {
            throw Failure(
                status: .refused, german: "Das war zu wenig: Ich brauche mindestens fünf Sekunden Sprache.",
                english: "Too little speech for a transform: five seconds are needed.")
        }
        try surroundings.speakers.save(transform, of: name, for: model)
        let seconds = Double(frames) / 100
        output.line(
            options.isJSON
                ? "{\"name\":\(name.jsonQuoted),\"sentences\":\(count),\"seconds\":\(seconds)}"
                : "Die Stimme von \(name) ist gelernt, aus \(count) Sätzen, \(Int(seconds)) Sekunden. „adapt --remove \(name)“ vergisst sie."
        )
        return .done
    }

    private func list(_ surroundings: Surroundings) -> Status {
        if surroundings.speakers.names.isEmpty, !options.isJSON {
            output.line("Es ist keine Stimme gelernt. „albert-voiced adapt NAME“ lernt eine.")
        }
        for name in surroundings.speakers.names {
            output.line(options.isJSON ? "{\"name\":\(name.jsonQuoted)}" : name)
        }
        return .done
    }

    private func remove(_ name: String, _ surroundings: Surroundings) throws -> Status {
        guard surroundings.speakers.remove(name) else {
            throw Failure(
                status: .refused, german: "Von \(name) kenne ich keine Stimme.",
                english: "No voice of \(name) is known.")
        }
        output.line(
            options.isJSON ? "{\"name\":\(name.jsonQuoted),\"removed\":true}" : "Die Stimme von \(name) ist vergessen.")
        return .done
    }
}

extension Adapt {
    private func isRead(_ samples: [Int16], _ words: [String], _ check: ReadingCheck) async throws -> Bool {
        do {
            return try await check.isRead(words, in: samples)
        } catch .silence, .cutOff, .notUnderstood {
            return false
        }
    }

    /// `transcripts.tsv` of a folder: file, a tab, perhaps a speaker and a tab, text.
    private static func texts(in folder: String) throws -> [(path: String, text: String)] {
        let list = (try? String(contentsOfFile: folder + "/transcripts.tsv", encoding: .utf8)) ?? ""
        let texts = list.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        let found = texts.filter { (2...3).contains($0.count) }.map { (folder + "/" + $0[0], $0[$0.count - 1]) }
        guard !found.isEmpty else {
            throw Failure.environment(
                "In „\(folder)“ ist keine transcripts.tsv mit Dateien und Texten.",
                "\(folder)/transcripts.tsv has no lines of file, tab, text.")
        }
        return found
    }

    /// Recordings with their texts, those left out that cannot be heard or say something else.
    private func read(_ texts: [(path: String, text: String)], _ check: ReadingCheck) async throws -> [Reading] {
        var readings: [Reading] = []
        for (path, text) in texts {
            let words = ReadingSentences.words(of: text)
            do {
                let samples = try AudioFile(path: path).samples
                if try await isRead(samples, words, check) {
                    readings.append((samples, words))
                } else {
                    output.warn("\(path) does not say \(text); it is left out.")
                }
            } catch let error as AudioFileError {
                output.warn("\(path) is left out. \(error.englishSentence)")
            }
        }
        return readings
    }

    /// One sentence after the other from the screen; what does not fit is asked for once more.
    private func readAloud(_ check: ReadingCheck) async throws -> [Reading] {
        output.line("Lies vor, was da steht. Enter: beginnen und enden. Esc: Satz auslassen. q: Schluss.")
        let recorder = Recorder(device: options.values["--device"] ?? "default")
        try recorder.check()
        let keys = Keys()
        defer { keys.restore() }
        var presses = keys.stream().makeAsyncIterator()
        var (readings, attempts, next): ([Reading], Int, Int) = ([], 0, 0)
        while next < ReadingSentences.all.count {
            let sentence = ReadingSentences.all[next]
            output.line("\n\(next + 1)/\(ReadingSentences.all.count)  \(sentence)")
            guard let key = await presses.next(), key != .quit else { break }
            guard key == .enter else {
                (next, attempts) = (next + 1, 0)
                continue
            }
            let samples = try await recorder.record { _ = await presses.next() }
            let words = ReadingSentences.words(of: sentence)
            attempts += 1
            if try await isRead(samples, words, check) {
                readings.append((samples, words))
                (next, attempts) = (next + 1, 0)
            } else if attempts < 3 {
                output.line("Das passte nicht zum Satz. Bitte noch einmal.")
            } else {
                output.line("Wir lassen ihn aus.")
                (next, attempts) = (next + 1, 0)
            }
        }
        return readings
    }
}
