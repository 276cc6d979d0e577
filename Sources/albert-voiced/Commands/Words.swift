import AlbertVoice
import Foundation

/// `words list|add|remove|check|grammar|sample`: the user's own words and how all words are said.
struct Words: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        switch options.arguments.first ?? "list" {
        case "list": return try list()
        case "add": return try await add()
        case "remove": return try remove()
        case "check": return try check()
        case "grammar":
            // The automaton as PocketSphinx' own text format, for people and for pocketsphinx_batch.
            output.line(try surroundings.household().understander.german.automaton.fsgText(name: "albert"))
            return .done
        case "sample": return try sample()
        case let other:
            throw Failure.usage(
                "words takes list, add, remove, check, grammar or sample, not \(other).",
                "words \(other) gibt es nicht.")
        }
    }

    private var surroundings: Surroundings { Surroundings(options: options) }

    /// The list a new word goes to, by `--kind`.
    private func name() throws -> WordList.Name {
        let wanted = options.values["--kind"] ?? WordList.Name.titles.kind
        guard let name = WordList.Name.allCases.first(where: { $0.kind == wanted }) else {
            let kinds = WordList.Name.allCases.map(\.kind).joined(separator: ", ")
            throw Failure.usage(
                "--kind is one of \(kinds), not \(wanted).", "--kind ist eins von \(kinds), nicht \(wanted).")
        }
        return name
    }

    private func list() throws -> Status {
        let vocabulary = try surroundings.household().understander.german.vocabulary
        for kind in WordList.Name.allCases.map(\.kind) {
            for term in vocabulary.terms(ofKind: kind) {
                let spoken = term.spoken.joined(separator: " | ")
                output.line(
                    options.isJSON
                        ? "{\"kind\":\"\(kind)\",\"written\":\(term.written.jsonQuoted),\"spoken\":\(spoken.jsonQuoted)}"
                        : "\(kind)\t\(term.written)\t\(spoken)")
            }
        }
        return .done
    }

    private func word() throws -> String {
        guard options.arguments.count > 1 else { throw Failure.usage("Which word?", "Welches Wort?") }
        return options.arguments.dropFirst().joined(separator: " ")
    }

    /// Adds a word, and what was chosen of how to say it.
    private func add() async throws -> Status {
        let written = try word()
        let spoken = options.values["--spoken"] ?? SpokenForm.words(of: written)
        let file = OwnWordFile(folder: surroundings.configuration, name: try name().rawValue)
        let term = Vocabulary.Term(written, spoken: [spoken])
        do throws(WordListError) {
            _ = try WordList(parsing: WordList.line(for: term), file: file.name)
        } catch {
            throw Failure(status: .refused, german: error.sentence, english: error.englishSentence)
        }
        let choice = WordChoice(options: options, output: output)
        let words = try await choice.words(written: written, spoken: spoken)
        try file.change { lines in
            lines.filter { !$0.hasPrefix(written + "\t") } + [WordList.line(for: term)]
        }
        let own = OwnWordFile(folder: surroundings.configuration, name: "aussprache.tsv")
        for word in words {
            guard let phones = word.chosen else { continue }
            try own.change { lines in
                lines.filter { !$0.lowercased().hasPrefix(word.spoken + "\t") }
                    + [word.spoken + "\t" + phones.joined(separator: " ")]
            }
        }
        guard !options.isJSON else {
            output.line(
                "{\"word\":\(written.jsonQuoted),\"spoken\":\(spoken.jsonQuoted),\"words\":[\(words.map(\.json).joined(separator: ","))]}"
            )
            return .done
        }
        output.line("„\(written)“ ist gelernt, gesprochen „\(spoken)“.")
        try pronunciations(of: spoken.split(separator: " ").map(String.init))
        return .done
    }

    private func remove() throws -> Status {
        let written = try word()
        let file = OwnWordFile(folder: surroundings.configuration, name: try name().rawValue)
        var found = false
        try file.change { lines in
            let kept = lines.filter { !$0.hasPrefix(written + "\t") }
            found = kept.count < lines.count
            return kept
        }
        guard found else {
            throw Failure(
                status: .refused, german: "„\(written)“ ist keins deiner eigenen Wörter.",
                english: "\(written) is not one of your own words.")
        }
        output.line(
            options.isJSON ? "{\"word\":\(written.jsonQuoted),\"removed\":true}" : "„\(written)“ ist vergessen.")
        return .done
    }

    /// Every word of the grammar, or those named, with how it is said and where that comes from.
    private func check() throws -> Status {
        let named = options.arguments.dropFirst().map { $0.lowercased() }
        let words = named.isEmpty ? try surroundings.household().understander.german.automaton.vocabulary : Array(named)
        return try pronunciations(of: words.sorted(), onlyGuessed: named.isEmpty)
    }

    /// `--count` sentences of the grammar, one a line, drawn with `--seed`.
    private func sample() throws -> Status {
        let (count, seed) = (
            try options.number("--count", 1...100_000) ?? 20, try options.number("--seed", 0...Int.max)
        )
        let household = try surroundings.household()
        let speaker = try surroundings.speaker(in: household.family)
        let samples = CommandSamples(household.understander, from: speaker, at: try options.moment())
            .draw(count, seed: UInt64(seed ?? 1))
        for sample in samples {
            output.line(
                options.isJSON
                    ? "{\"sentence\":\(sample.sentence.jsonQuoted),\"intent\":\(sample.intent.jsonQuoted)}"
                    : sample.sentence)
        }
        guard samples.count == count else {
            throw Failure(
                status: .refused, german: "Mehr als \(samples.count) Sätze fallen mir nicht ein.",
                english: "Only \(samples.count) of \(count) different sentences were found.")
        }
        return .done
    }

    @discardableResult
    private func pronunciations(of words: [String], onlyGuessed: Bool = false) throws -> Status {
        let lexicon = try surroundings.lexicon(of: try surroundings.model())
        var missing = 0
        for word in words {
            let found = lexicon.pronunciation(of: word)
            missing += found == nil ? 1 : 0
            if onlyGuessed, let found, found.source == .lexicon || found.source == .own { continue }
            let ways = found?.variants.map { $0.joined(separator: " ") } ?? []
            output.line(
                options.isJSON
                    ? "{\"word\":\(word.jsonQuoted),\"phones\":[\(ways.map(\.jsonQuoted).joined(separator: ","))],"
                        + "\"source\":\(found?.source.rawValue.jsonQuoted ?? "null")}"
                    : "\(word)\t\(found == nil ? "?" : ways.joined(separator: " | "))\t\(found?.source.rawValue ?? "fehlt")"
            )
        }
        let noun = words.count == 1 ? "Wort" : "Wörter"
        if !options.isJSON { output.line("\(words.count) \(noun), \(missing) ohne Aussprache.") }
        return missing == 0 ? .done : .refused
    }
}
