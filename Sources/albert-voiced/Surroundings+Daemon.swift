import AlbertVoice
import Foundation

extension Surroundings {
    /// What asks for this program's own store, clock or words, which a daemon does not take from a client.
    private static let own = ["--data", "--config", "--now", "--zone", "--model", "--strictness"]

    /// The daemon that runs; nil where none does, or where the command line asks for the store directly.
    func daemon() throws -> DaemonClient? {
        let isDirect = options.isDryRun || options.flags.contains("--no-daemon")
        guard !isDirect, Self.own.allSatisfy({ options.values[$0] == nil }) else { return nil }
        for path in SocketPath.candidates(options.values["--socket"], environment) {
            do throws(SocketError) {
                return try DaemonClient(path: path)
            } catch  where [.nobody, .forbidden].contains(error.reason) && options.values["--socket"] == nil {
                continue
            } catch {
                throw Failure.environment(error.german, error.english)
            }
        }
        return nil
    }

    /// The daemon that runs, for commands that make no sense without.
    func runningDaemon() throws -> DaemonClient {
        var faults: [SocketError] = []
        for path in SocketPath.candidates(options.values["--socket"], environment) {
            do throws(SocketError) {
                return try DaemonClient(path: path)
            } catch {
                faults.append(error)
            }
        }
        // Where `listen` would serve, unless another place says more than that nobody is there.
        let fault =
            faults.first { $0.reason != .nobody } ?? faults.first
            ?? SocketError(.nobody, path: "$XDG_RUNTIME_DIR/albert/socket")
        throw Failure.environment(fault.german, fault.english)
    }
}

extension Options {
    /// Asks the daemon in the name of `--as`.
    func ask(_ daemon: DaemonClient, _ demand: Demand, samples: [Int16]? = nil) throws -> Response {
        do {
            return try daemon.ask(demand, as: values["--as"], samples: samples)
        } catch {
            throw Failure.environment(error.german, error.english)
        }
    }
}

extension Response {
    /// How the program ends after this response.
    var status: Status {
        switch fault {
        case .usage: .usage
        case .environment: .environment
        case .refused, nil: outcome == .done ? .done : .refused
        }
    }
}
