import AlbertVoice

/// `say TEXT`: understands a typed sentence and does what it says.
struct Say: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let sentence = try options.sentence()
        let surroundings = Surroundings(options: options)
        if let daemon = try surroundings.daemon() {
            let response = try options.ask(daemon, .say(sentence))
            output.show(response)
            return response.status
        }
        let (moment, speaker, assistant) = try surroundings.scene()
        var conversation = Conversation()
        let reply = assistant.respond(to: sentence, from: speaker, at: moment, in: &conversation)
        output.show(reply, at: moment)
        surroundings.note(reply, to: sentence, in: assistant.family, at: moment)
        return reply.status
    }
}
