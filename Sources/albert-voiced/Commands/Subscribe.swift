import AlbertVoice
import Foundation

/// `subscribe`: shows what the daemon hears and answers, until it ends or Ctrl-C.
struct Subscribe: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let daemon = try Surroundings(options: options).runningDaemon()
        let response = try options.ask(daemon, .subscribe)
        guard response.status == .done else {
            output.show(response)
            return response.status
        }
        do {
            while true {
                let (event, line) = try daemon.event()
                if options.isJSON { output.line(line) } else { show(event) }
                fflush(nil)
                if case .goodbye = event { return .done }
            }
        } catch {
            throw Failure.environment(error.german, error.english)
        }
    }

    private func show(_ event: Event) {
        switch event {
        case .toast(let toast, let person):
            output.line("\(person):")
            output.box(toast)
        case .reminder(let toast): output.box(toast)
        case .partial(let words): output.line("… \(words)")
        case .state(let state): output.line("(\(state.german))")
        case .muted(let isMuted): output.line(isMuted ? "(Das Mikrofon ist aus.)" : "(Das Mikrofon ist an.)")
        case .trouble(let text), .goodbye(let text): output.line(text)
        }
    }
}

extension EarsState {
    /// As a terminal shows it.
    fileprivate var german: String {
        switch self {
        case .asleep: "wartet"
        case .listening: "hört zu"
        case .thinking: "überlegt"
        case .answering: "antwortet"
        }
    }
}
