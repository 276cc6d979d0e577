import AlbertVoice
import Foundation

/// `bench --peers`: the same sentences through ours and other parsers, in one run.
struct PeerBench {
    let options: Options
    let output: Output

    /// One parser's figures.
    private struct Row: Decodable {
        /// Seconds for all sentences of a kind, and in how many something was found.
        struct Part: Decodable {
            let seconds: Double
            let found: Int
        }

        let name: String
        let version: String
        let times: Part
        let commands: Part
    }

    /// Measures all and prints a line each, then how many times faster we are.
    func run() throws -> Status {
        let count = try options.number("--count", 300...100_000) ?? 400
        let seed = UInt64(try options.number("--seed", 0...Int.max) ?? 1)
        let household = try Surroundings(options: options).household()
        let (speaker, moment) = (household.family.members[0], try options.moment())
        let samples = CommandSamples(household.understander, from: speaker, at: moment)
        let sentences = PeerSentences(samples, count: count, seed: seed)
        let environment = try PeerEnvironment()
        let time = TimeOptions(offset: moment.offset)
        let parse = Self.row("parse", sentences) {
            !GermanTime.find(in: $0, at: moment.local, options: time).results.isEmpty
        }
        let understand = Self.row("understand", sentences) {
            household.understander.understand($0, from: speaker, at: moment).refusal == nil
        }
        let peers = try Self.peers(environment, sentences, moment)
        show([parse, understand] + peers, sentences, ours: ["dateparser": parse, "hassil": understand])
        return .done
    }

    private static func peers(
        _ environment: PeerEnvironment, _ sentences: PeerSentences, _ moment: Moment
    ) throws -> [Row] {
        let task: [String: Any] = [
            "now": "\(moment.local)", "times": sentences.times, "commands": sentences.commands,
        ]
        let path = NSTemporaryDirectory() + "albert-peers-\(getpid()).json"
        try JSONSerialization.data(withJSONObject: task).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try environment.lines(of: ShippedFile.path("peers.py"), [path]).map {
            try JSONDecoder().decode(Row.self, from: Data($0.utf8))
        }
    }

    private static func row(_ name: String, _ sentences: PeerSentences, _ read: (String) -> Bool) -> Row {
        Row(name: name, version: "", times: part(sentences.times, read), commands: part(sentences.commands, read))
    }

    /// As the peers are measured: one round that does not count, then processor time.
    private static func part(_ sentences: [String], _ read: (String) -> Bool) -> Row.Part {
        let found = sentences.count { read($0) }
        let start = clock()
        for sentence in sentences { _ = read(sentence) }
        return Row.Part(seconds: max(1e-6, Double(clock() - start) / Double(CLOCKS_PER_SEC)), found: found)
    }

    private func show(_ rows: [Row], _ sentences: PeerSentences, ours: [String: Row]) {
        for row in rows {
            let (times, commands) = (sentences.times.count, sentences.commands.count)
            let rates = (Double(times) / row.times.seconds, Double(commands) / row.commands.seconds)
            let other = ours[row.name]
            let ratios = other.map {
                (row.times.seconds / $0.times.seconds, row.commands.seconds / $0.commands.seconds)
            }
            output.line(options.isJSON ? json(row, rates, ratios) : text(row, rates, ratios, other, sentences))
        }
    }

    private func json(_ row: Row, _ rates: (Double, Double), _ ratios: (Double, Double)?) -> String {
        "{\"name\":\(row.name.jsonQuoted),\"version\":\(row.version.jsonQuoted),\"timesPerSecond\":\(Int(rates.0)),"
            + "\"commandsPerSecond\":\(Int(rates.1)),\"timesFound\":\(row.times.found),\"commandsFound\":\(row.commands.found),"
            + "\"timesRatio\":\(ratios.map { "\(Int($0.0))" } ?? "null"),"
            + "\"commandsRatio\":\(ratios.map { "\(Int($0.1))" } ?? "null")}"
    }

    private func text(
        _ row: Row, _ rates: (Double, Double), _ ratios: (Double, Double)?, _ other: Row?, _ sentences: PeerSentences
    ) -> String {
        let name = row.version.isEmpty ? row.name : "\(row.name) \(row.version)"
        let figures = String(
            format: ": %.0f Zeitangaben in der Sekunde (%d von %d gefunden), %.0f Befehle (%d von %d)", rates.0,
            row.times.found, sentences.times.count, rates.1, row.commands.found, sentences.commands.count)
        guard let ratios, let other else { return name + figures }
        return name + figures + String(format: "; %@ ist %.0f- und %.0f-mal so schnell", other.name, ratios.0, ratios.1)
    }
}
