import AlbertVoice

/// `missed [--clear]`: how many sentences were not understood, and which where the family keeps them.
struct Missed: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        do {
            let log = try Surroundings(options: options).missed()
            if options.flags.contains("--clear") {
                try log.clear()
                output.line(options.isJSON ? "{\"toast\":\"Ist vergessen.\"}" : "Ist vergessen.")
                return .done
            }
            let all = try log.all()
            for line in options.isJSON ? [all.json] : all.lines { output.line(line) }
            return .done
        } catch {
            throw Failure.environment(error.germanSentence, "\(error.path): \(error.detail)")
        }
    }
}
