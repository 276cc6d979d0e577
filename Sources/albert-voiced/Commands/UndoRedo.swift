import AlbertVoice

/// `undo [TOKEN] [--yes]`: takes back the last change, or the one with a token.
struct UndoCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let surroundings = Surroundings(options: options)
        let (step, isConfirmed) = (options.arguments.first, options.flags.contains("--yes"))
        if let daemon = try surroundings.daemon() {
            let response = try options.ask(daemon, .undo(step: step, confirmed: isConfirmed))
            output.show(response)
            if response.outcome == .asked { sayHowToConfirm() }
            return response.status
        }
        let (moment, speaker, assistant) = try surroundings.scene()
        let reply = assistant.undo(step: step, confirmed: isConfirmed, from: speaker, at: moment)
        output.show(reply, at: moment)
        if reply.outcome == .asked { sayHowToConfirm() }
        return reply.status
    }

    private func sayHowToConfirm() {
        guard !output.isJSON else { return }
        let token = options.arguments.first.map { " \($0)" } ?? ""
        output.line("Ja heißt: albert-voiced undo\(token) --yes")
    }
}

/// `redo`: makes good what was taken back last.
struct RedoCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let surroundings = Surroundings(options: options)
        if let daemon = try surroundings.daemon() {
            let response = try options.ask(daemon, .redo)
            output.show(response)
            return response.status
        }
        let (moment, speaker, assistant) = try surroundings.scene()
        let reply = assistant.redo(from: speaker, at: moment)
        output.show(reply, at: moment)
        return reply.status
    }
}
