import AlbertVoice
import Foundation

/// `transcript FILE…`: plays conversations and compares the answers.
struct TranscriptCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        guard !options.arguments.isEmpty else {
            throw Failure.usage("transcript needs a file.", "Es fehlt eine Datei.")
        }
        let household = try Surroundings(options: options).household()
        var exchanges = 0
        var failures = 0
        for path in options.arguments {
            let run = try play(path, with: household)
            exchanges += run.results.count
            failures += run.failures.count
            for result in run.results where options.isJSON || !result.holds { show(result, of: path) }
        }
        if !options.isJSON {
            output.line(
                "\(options.arguments.count) Gespräche, \(exchanges) Wortwechsel, \(failures) anders als erwartet.")
        }
        return failures == 0 ? .done : .refused
    }

    private func play(_ path: String, with household: Household) throws -> TranscriptRun {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw Failure.environment("„\(path)“ kann ich nicht lesen.", "\(path) cannot be read.")
        }
        do {
            return try TranscriptRun(Transcript(parsing: text), with: household.understander)
        } catch let error as TranscriptError {
            throw Failure.environment("\(path), \(error.sentence)", "\(path) is no transcript: line \(error.line).")
        }
    }

    private func show(_ result: TranscriptRun.Result, of path: String) {
        if options.isJSON {
            let fields = [
                "\"file\":\(path.jsonQuoted)", "\"line\":\(result.line)", "\"said\":\(result.said.jsonQuoted)",
                "\"expected\":\(result.expected.jsonQuoted)", "\"answered\":\(result.answered.jsonQuoted)",
                "\"holds\":\(result.holds)",
            ]
            return output.line("{" + fields.joined(separator: ",") + "}")
        }
        output.line(
            "\(path):\(result.line): „\(result.said)“\n  erwartet: \(result.expected)\n  gesagt:   \(result.answered)")
    }
}
