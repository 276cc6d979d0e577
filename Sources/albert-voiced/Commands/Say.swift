import AlbertVoice

/// `say TEXT`: understands a typed sentence and does what it says.
struct Say: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let sentence = try options.sentence()
        let moment = try options.moment()
        let surroundings = Surroundings(options: options)
        let household = try surroundings.household()
        let speaker = try surroundings.speaker(in: household.family)
        let assistant = try surroundings.assistant(for: household)
        var conversation = Conversation()
        let reply = assistant.respond(to: sentence, from: speaker, at: moment, in: &conversation)
        output.show(reply, at: moment)
        return reply.status
    }
}
