import AlbertVoice

/// `show [today|tomorrow|week|homework]`: what is on.
struct Show: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        guard options.arguments.count < 2 else {
            throw Failure.usage("show takes one thing at a time.", "Ich zeige eins nach dem anderen: show week.")
        }
        let shown: Demand.Shown =
            switch options.arguments.first ?? "today" {
            case "today", "heute": .today
            case "tomorrow", "morgen": .tomorrow
            case "week", "woche": .week
            case "homework", "hausaufgaben": .homework
            case let other:
                throw Failure.usage(
                    "show takes today, tomorrow, week or homework, not \(other).", "\(other) kann ich nicht zeigen.")
            }
        let surroundings = Surroundings(options: options)
        if let daemon = try surroundings.daemon() {
            let response = try options.ask(daemon, .show(shown))
            output.show(response)
            return response.status
        }
        let (moment, speaker, assistant) = try surroundings.scene()
        let reply = assistant.show(shown.words, for: speaker, at: moment)
        output.show(reply, at: moment)
        return reply.status
    }
}
