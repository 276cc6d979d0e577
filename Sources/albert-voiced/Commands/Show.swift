import AlbertVoice

/// `show today|week|homework`: what is on.
struct Show: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let words: [String]? =
            switch options.arguments.first ?? "today" {
            case "today", "heute": ["heute"]
            case "tomorrow", "morgen": ["morgen"]
            case "week", "woche": ["diese", "woche"]
            case "homework", "hausaufgaben": nil
            case let other:
                throw Failure.usage(
                    "show takes today, week or homework, not \(other).", "\(other) kann ich nicht zeigen.")
            }
        let (moment, speaker, assistant) = try Surroundings(options: options).scene()
        let reply = assistant.show(words, for: speaker, at: moment)
        output.show(reply, at: moment)
        return reply.status
    }
}
