import AlbertVoice

/// `undo [TOKEN] [--yes]`: takes back the last change, or the one with a token.
struct UndoCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let (moment, speaker, assistant) = try Surroundings(options: options).scene()
        let reply = assistant.undo(
            step: options.arguments.first, confirmed: options.flags.contains("--yes"), from: speaker, at: moment)
        output.show(reply, at: moment)
        if reply.outcome == .asked, !output.isJSON {
            let token = options.arguments.first.map { " \($0)" } ?? ""
            output.line("Ja heißt: albert-voiced undo\(token) --yes")
        }
        return reply.status
    }
}

/// `redo`: makes good what was taken back last.
struct RedoCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let (moment, speaker, assistant) = try Surroundings(options: options).scene()
        let reply = assistant.redo(from: speaker, at: moment)
        output.show(reply, at: moment)
        return reply.status
    }
}
