import AlbertVoice
import Foundation

/// What the command line of `evaluate` asks for.
struct EvaluateOptions {
    /// The folders.
    let folders: [String]
    /// The grammars, in the order given.
    let grammars: [EvaluationGrammar]
    /// Signal to noise in dB for each condition; nil is without noise.
    let ratios: [Double?]
    /// File or folder of noise; nil where there is none.
    let noise: String?
    /// How many voices babble; nil where the noise is taken as it is.
    let babble: Int?
    /// Seconds left out at the beginning of every noise.
    let noiseFrom: Double
    /// At most so many recordings a folder.
    let limit: Int
    /// How many recordings at a time.
    let jobs: Int
    /// Seed of everything random.
    let seed: UInt64
    /// What is put around recordings.
    let padding: Padding
    /// How `closed` and `loop` search.
    let search: SearchSettings
    /// Where the HTML report goes.
    let report: String?

    init(_ options: Options) throws {
        guard !options.arguments.isEmpty else {
            throw Failure.usage("evaluate needs a folder of recordings.", "Es fehlt ein Ordner mit Aufnahmen.")
        }
        folders = options.arguments
        grammars = try Self.grammars(options.values["--grammar"] ?? "closed,loop")
        noise = options.values["--noise"]
        ratios = try Self.ratios(options.values["--snr"], hasNoise: noise != nil)
        babble = try options.number("--babble", 1...100)
        noiseFrom = try options.decimal("--noise-from", 0...600) ?? 0
        limit = try options.number("--limit", 1...Int.max) ?? .max
        jobs = try options.number("--jobs", 1...64) ?? 1
        seed = UInt64(try options.number("--seed", 0...Int.max) ?? 1)
        padding = Padding(seconds: try options.decimal("--pad", 0...10) ?? 0.3)
        search = SearchSettings(
            wordInsertion: try options.decimal("--wip", 1e-300...1e300),
            languageWeight: try options.decimal("--lw", 1e-6...1e6))
        report = options.values["--report"]
        if noise == nil, babble != nil || options.values["--noise-from"] != nil {
            throw Failure.usage("--babble and --noise-from need --noise.", "Es fehlt --noise DATEI oder ORDNER.")
        }
    }

    private static func grammars(_ names: String) throws -> [EvaluationGrammar] {
        try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let grammar = EvaluationGrammar(rawValue: String(name)) else {
                throw Failure.usage(
                    "--grammar is closed, loop or commands, not \(name).",
                    "--grammar ist closed, loop oder commands, nicht „\(name)“.")
            }
            return grammar
        }
    }

    /// „clean,12,6“; with noise 6 dB unless something is said.
    private static func ratios(_ text: String?, hasNoise: Bool) throws -> [Double?] {
        guard let text else { return hasNoise ? [6] : [nil] }
        let ratios = try text.split(separator: ",", omittingEmptySubsequences: false).map { part -> Double? in
            if part == "clean" { return nil }
            guard let ratio = Double(part), (-60...100).contains(ratio) else {
                throw Failure.usage(
                    "--snr takes decibels and „clean“ with commas between, such as clean,12,6, not \(part).",
                    "--snr sind Dezibel und „clean“ mit Kommas dazwischen, etwa clean,12,6, nicht „\(part)“.")
            }
            return ratio
        }
        guard hasNoise || ratios.allSatisfy({ $0 == nil }) else {
            throw Failure.usage("--snr needs --noise.", "Zu --snr fehlt --noise DATEI oder ORDNER.")
        }
        return ratios
    }
}

extension Options {
    /// The number of an option, with a point; nil where it was not given.
    func decimal(_ name: String, _ range: ClosedRange<Double>) throws -> Double? {
        guard let text = values[name] else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw Failure.usage(
                "\(name) takes a number within bounds, not \(text).", "\(name) ist eine Zahl, nicht \(text).")
        }
        return number
    }
}
