import AlbertVoice
import Foundation

/// Lets the user choose how new words are said: shows proposals, plays them, compares them with a recording.
struct WordChoice {
    let options: Options
    let output: Output

    /// A spoken word and what was offered for it.
    struct Word {
        var spoken: String
        var proposals: [PronunciationProposal]
        /// The phones that were chosen; nil where nobody chose, and the lexicon decides.
        var chosen: [String]?

        var json: String {
            let best = PronunciationProposal.best(of: proposals)
            let list = proposals.map { proposal in
                "{\"phones\":\(proposal.phones.joined(separator: " ").jsonQuoted),"
                    + "\"source\":\"\(proposal.source.rawValue)\",\"fit\":\(proposal.fit.map { String($0) } ?? "null"),"
                    + "\"best\":\(proposal == best)}"
            }
            let chosen = chosen?.joined(separator: " ").jsonQuoted ?? "null"
            return "{\"word\":\(spoken.jsonQuoted),\"proposals\":[\(list.joined(separator: ","))],\"chosen\":\(chosen)}"
        }
    }

    /// The words of a spoken form that the lexicon does not simply know, each with proposals and the choice.
    func words(written: String, spoken: String) async throws -> [Word] {
        let surroundings = Surroundings(options: options)
        let model = try surroundings.model()
        let lexicon = try surroundings.lexicon(of: model)
        let parts = Self.parts(written, spoken)
        // Who brings a recording or a choice means the word even where the lexicon has it.
        let isMeant = parts.count == 1 && (options.flags.contains("--record") || hasValues)
        var words = parts.filter { isMeant || Self.isNew($0, in: lexicon) }.map {
            Word(spoken: $0.lowercased(), proposals: lexicon.proposals(for: $0))
        }
        try await compare(&words, with: model)
        let numbers = try numbers(for: words)
        for index in words.indices {
            show(words[index])
            try play(words[index])
            guard let number = numbers?[index] ?? ask(words[index]) else { continue }
            guard words[index].proposals.indices.contains(number - 1) else {
                throw Failure.usage(
                    "\(words[index].spoken) has no proposal \(number).",
                    "Für „\(words[index].spoken)“ gibt es keinen Vorschlag \(number).")
            }
            words[index].chosen = words[index].proposals[number - 1].phones
        }
        return words
    }

    /// The parts as they are written where they are spoken so, as capitals tell abbreviations.
    private static func parts(_ written: String, _ spoken: String) -> [String] {
        let parts = written.split(whereSeparator: { " -‐‑–".contains($0) }).map(String.init)
        let words = spoken.split(separator: " ").map(String.init)
        return parts.map { $0.lowercased() } == words ? parts : words
    }

    private var hasValues: Bool { options.values["--recording"] != nil || options.values["--choose"] != nil }

    /// Whether lists do not simply say it; an abbreviation is new, too, where they say it as a word.
    private static func isNew(_ word: String, in lexicon: Lexicon) -> Bool {
        let known = lexicon.pronunciation(of: word)
        let first = lexicon.proposals(for: word).first
        if let first, first.source == .letters, known?.variants.first != first.phones { return true }
        return ![.lexicon, .own].contains(known?.source)
    }

    /// `--recording FILE` or `--record`: the word, said once.
    private func compare(_ words: inout [Word], with model: ModelFolder) async throws {
        guard let samples = try await recording() else { return }
        guard words.count == 1 else {
            throw Failure.usage(
                "A recording can tell how one new word is said, not \(words.count).",
                "Eine Aufnahme hilft bei einem neuen Wort; hier sind es \(words.count).")
        }
        do {
            words[0].proposals = try PronunciationTrial(model: model).fit(words[0].proposals, to: samples)
        } catch {
            throw Failure(
                status: .refused, german: error.germanSentence,
                english: "The recording cannot be used. \(error.englishSentence)")
        }
        if PronunciationProposal.saysMore(than: words[0].proposals) {
            throw Failure(
                status: .refused, german: "Die Aufnahme sagt mehr als „\(words[0].spoken)“. Sag bitte nur das Wort.",
                english: "The recording says more than the word.")
        }
    }

    private func recording() async throws -> [Int16]? {
        if let path = options.values["--recording"] {
            do {
                return try AudioFile(path: path).samples
            } catch {
                throw Failure(status: .refused, german: error.sentence, english: "\(path): \(error.englishSentence)")
            }
        }
        guard options.flags.contains("--record") else { return nil }
        let recorder = Recorder(device: options.values["--device"] ?? "default")
        try recorder.check()
        output.line("Sag das Wort. Enter: beginnen und enden.")
        let keys = Keys()
        defer { keys.restore() }
        var presses = keys.stream().makeAsyncIterator()
        _ = await presses.next()
        return try await recorder.record { _ = await presses.next() }
    }

    /// `--choose 2` or, for two new words, `--choose 2,1`.
    private func numbers(for words: [Word]) throws -> [Int]? {
        guard let text = options.values["--choose"] else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == words.count else {
            let names = words.map(\.spoken).joined(separator: ", ")
            throw Failure.usage(
                "--choose needs \(words.count) numbers, for: \(names).",
                "--choose braucht \(words.count) Zahlen, für: \(names).")
        }
        return numbers
    }

    private func show(_ word: Word) {
        guard !options.isJSON else { return }
        let best = PronunciationProposal.best(of: word.proposals)
        output.line("„\(word.spoken)“:")
        for (index, proposal) in word.proposals.enumerated() {
            let mark = proposal == best ? "  ← passt am besten" : ""
            output.line(
                "  \(index + 1)  \(proposal.phones.joined(separator: " "))  (\(proposal.source.rawValue))\(mark)")
        }
    }

    /// `--play`: says each proposal; where nothing can sound, a line says so.
    private func play(_ word: Word) throws {
        guard options.flags.contains("--play") else { return }
        do throws(AlsaError) {
            let device = try AlsaPlayback(device: options.values["--device"] ?? "default")
            for (index, proposal) in word.proposals.enumerated() {
                if !options.isJSON { output.line("  ▶ \(index + 1)") }
                if let samples = SpeechSynthesis(rate: 130).samples(ofPhones: proposal.phones) {
                    try device.play(samples)
                }
            }
        } catch {
            if !options.isJSON { output.line("  Vorspielen geht hier nicht: kein Gerät, das Ton ausgibt.") }
            output.warn("Nothing can be played: \(error.operation) on \(error.device), error \(error.code).")
        }
    }

    /// Asks on a terminal; Enter alone leaves it to the lexicon.
    private func ask(_ word: Word) -> Int? {
        guard !options.isJSON, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !word.proposals.isEmpty else {
            return nil
        }
        print("Welcher Vorschlag (1 bis \(word.proposals.count), Enter: lass so)? ", terminator: "")
        fflush(nil)
        return readLine().flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    }
}
