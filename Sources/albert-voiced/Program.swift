import AlbertVoice

/// All commands of the program, by name.
enum Program {
    private static let commands: [String: any (Command & Sendable).Type] = [
        "hear": Hear.self, "say": Say.self, "understand": Understand.self, "parse": Parse.self, "talk": Talk.self,
        "transcript": TranscriptCommand.self, "undo": UndoCommand.self, "redo": RedoCommand.self, "show": Show.self,
        "words": Words.self, "bench": Bench.self, "doctor": Doctor.self,
        "model": ModelCommand.self, "adapt": Adapt.self, "evaluate": EvaluateCommand.self,
        "export": Export.self, "import": Import.self, "missed": Missed.self,
        "listen": Listen.self, "status": DaemonCommand.self, "mute": DaemonCommand.self, "unmute": DaemonCommand.self,
        "reload": DaemonCommand.self, "stop": DaemonCommand.self, "subscribe": Subscribe.self,
    ]

    /// Does what the command line says.
    static func run(_ words: [String]) async -> Status {
        let output = Output(isJSON: words.contains("--json"), isDryRun: words.contains("--dry-run"))
        do {
            // `parse` reads its own options: a batch of times has nothing to do with a family.
            if words.first == "parse", !words.contains("--help") { return try Parse.run(Array(words.dropFirst())) }
            let options = try Options(words)
            // Whether or not the command hears anything, a wrong value is told.
            _ = try options.strictness()
            if options.flags.contains("--version") {
                output.line("albert-voiced 0.1")
                return .done
            }
            guard let name = options.command else {
                output.line(Help.all)
                return options.flags.contains("--help") ? .done : .usage
            }
            guard let command = commands[name] else {
                throw Failure.usage("There is no command \(name). Try --help.", "Den Befehl \(name) gibt es nicht.")
            }
            if options.flags.contains("--help") {
                output.line(Help.text(for: name))
                return .done
            }
            return try await command.init(options: options, output: output).run()
        } catch let failure as Failure {
            output.show(failure)
            return failure.status
        } catch {
            output.show(.environment("Das ging nicht: \(error)", "\(error)"))
            return .environment
        }
    }
}

/// One command of the program.
protocol Command {
    init(options: Options, output: Output)
    /// Does it.
    func run() async throws -> Status
}

extension Reply {
    /// How the program ends after this reply.
    var status: Status { outcome == .done ? .done : .refused }
}
