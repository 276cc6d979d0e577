import AlbertVoice

/// `say TEXT`: understands a typed sentence and does what it says.
struct Say: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let sentence = try options.sentence()
        let (moment, speaker, assistant) = try Surroundings(options: options).scene()
        var conversation = Conversation()
        let reply = assistant.respond(to: sentence, from: speaker, at: moment, in: &conversation)
        output.show(reply, at: moment)
        return reply.status
    }
}
