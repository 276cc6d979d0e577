import AlbertVoice
import Foundation

/// The command line, read.
struct Options {
    /// The command, „say“; nil where none was given.
    var command: String?
    /// What follows the command and is no option.
    var arguments: [String] = []
    /// Options that are just there, „--json“.
    var flags: Set<String> = []
    /// Options with a value, „--as Lena“.
    var values: [String: String] = [:]

    private static let known: Set = [
        "--json", "--batch", "--dry-run", "--yes", "--help", "--explain", "--version", "--verbose",
        "--default", "--list", "--remove", "--reset", "--play", "--record", "--clear", "--peers",
        "--no-daemon", "--no-microphone", "--privacy", "--looks",
    ]
    private static let valued: Set = [
        "--now", "--zone", "--as", "--data", "--config", "--model", "--device", "--dimension", "--strictness", "--kind",
        "--spoken", "--count", "--seed", "--grammar", "--noise", "--snr", "--babble", "--noise-from", "--pad",
        "--limit", "--from", "--choose", "--recording", "--fuzz",
        "--jobs", "--wip", "--lw", "--report", "--ics", "--person", "--socket", "--wake", "--answers", "--words",
        "--sensitivity",
    ]

    /// Reads the words of the command line.
    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments += rest
                rest = []
            } else if Self.valued.contains(word) {
                guard let value = rest.popFirst() else {
                    throw Failure.usage("\(word) needs a value.", "Nach \(word) fehlt etwas.")
                }
                values[word] = value
            } else if Self.known.contains(word) || word == "-h" {
                flags.insert(word == "-h" ? "--help" : word)
            } else if word.hasPrefix("--") {
                throw Failure.usage("There is no option \(word).", "Die Option \(word) gibt es nicht.")
            } else if command == nil {
                command = word
            } else {
                arguments.append(word)
            }
        }
    }

    var isJSON: Bool { flags.contains("--json") }
    var isDryRun: Bool { flags.contains("--dry-run") }
    var isBatch: Bool { flags.contains("--batch") }

    /// All arguments as one sentence.
    func sentence() throws -> String {
        guard !arguments.isEmpty else {
            throw Failure.usage("\(command ?? "") needs a sentence.", "Es fehlt ein Satz.")
        }
        return arguments.joined(separator: " ")
    }

    /// The whole number of an option; nil where it was not given.
    func number(_ name: String, _ range: ClosedRange<Int>) throws -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let upTo = range.upperBound == .max ? "" : " bis \(range.upperBound)"
            throw Failure.usage(
                "\(name) takes a whole number from \(range.lowerBound) on, within bounds, not \(text).",
                "\(name) ist eine ganze Zahl ab \(range.lowerBound)\(upTo), nicht \(text).")
        }
        return number
    }

    /// The zone of `--zone`, else the device's.
    func zone() throws -> TimeZone {
        guard let name = values["--zone"] else { return .current }
        guard let zone = TimeZone(identifier: name) else {
            throw Failure.usage("There is no time zone \(name).", "Die Zeitzone \(name) gibt es nicht.")
        }
        return zone
    }

    /// The moment of `--now` in `--zone`, else now.
    func moment() throws -> Moment {
        let zone = try zone()
        guard let text = values["--now"] else { return Moment(epoch: Int(Date().timeIntervalSince1970), zone: zone) }
        guard let local = LocalDateTime(text) else {
            throw Failure.usage(
                "--now takes a time such as 2026-03-10T09:15, not \(text).",
                "--now will eine Zeit wie 2026-03-10T09:15, nicht \(text).")
        }
        return Moment(local, zone: zone)
    }

    /// How sure the recogniser must be.
    func strictness() throws -> Strictness {
        guard let name = values["--strictness"] else { return .normal }
        guard let strictness = Strictness(rawValue: name) else {
            throw Failure.usage(
                "--strictness is streng, normal or locker.", "--strictness ist streng, normal oder locker.")
        }
        return strictness
    }
}
