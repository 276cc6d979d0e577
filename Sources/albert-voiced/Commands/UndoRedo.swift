import AlbertVoice

/// `undo [TOKEN] [--yes]`: takes back the last change, or the one with a token.
struct UndoCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let moment = try options.moment()
        let surroundings = Surroundings(options: options)
        let household = try surroundings.household()
        let reply = try surroundings.assistant(for: household).undo(
            step: options.arguments.first, confirmed: options.flags.contains("--yes"),
            from: surroundings.speaker(in: household.family), at: moment)
        output.show(reply, at: moment)
        if reply.outcome == .asked, !output.isJSON { output.line("Ja heißt: albert-voiced undo --yes") }
        return reply.status
    }
}

/// `redo`: makes good what was taken back last.
struct RedoCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let moment = try options.moment()
        let surroundings = Surroundings(options: options)
        let household = try surroundings.household()
        let reply = try surroundings.assistant(for: household).redo(
            from: surroundings.speaker(in: household.family), at: moment)
        output.show(reply, at: moment)
        return reply.status
    }
}
