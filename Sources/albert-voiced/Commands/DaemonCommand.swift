import AlbertVoice

/// `status`, `mute`, `unmute`, `reload`, `stop`: what only a daemon can do.
struct DaemonCommand: Command {
    let options: Options
    let output: Output

    private static let demands: [String: Demand] = [
        "status": .status, "mute": .mute, "unmute": .unmute, "reload": .reload, "stop": .stop,
    ]

    func run() async throws -> Status {
        guard let demand = Self.demands[options.command ?? ""] else {
            throw Failure.usage("There is no such command.", "Den Befehl gibt es nicht.")
        }
        let response = try options.ask(try Surroundings(options: options).runningDaemon(), demand)
        output.show(response)
        return response.status
    }
}
