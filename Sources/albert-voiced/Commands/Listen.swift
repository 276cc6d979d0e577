import AlbertVoice
import Foundation

/// `listen`: the daemon, until SIGTERM, Ctrl-C or `stop`.
struct Listen: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        DescriptorLimit.raise()
        let privacy = try Protection.install()
        let surroundings = Surroundings(options: options)
        let setup = try setup(surroundings)
        let settings = ListenSettings(options: options, surroundings: surroundings)
        let place = try settings.place()
        let parts = try await settings.parts(setup)
        let output = output
        let daemon = try settings.daemon(at: place) { output.warn($0) }
        do throws(SocketError) {
            try await daemon.run(parts, setup) { announce(place.path, privacy) }
        } catch {
            throw Failure.environment(error.german, error.english)
        }
        return .done
    }

    private func setup(_ surroundings: Surroundings) throws -> Setup {
        do {
            return try Setup(configuration: surroundings.configuration)
        } catch {
            let fault = SetupFault(error)
            throw Failure.environment(fault.german, fault.english)
        }
    }

    private func announce(_ path: String, _ privacy: SocketProbe) {
        let refused = privacy.trials.filter { $0.outcome != .opened }.map(\.family.rawValue)
        if options.isJSON {
            let list = refused.map(\.jsonQuoted).joined(separator: ",")
            output.line("{\"toast\":\"Ich bin da.\",\"socket\":\(path.jsonQuoted),\"refused\":[\(list)]}")
        } else {
            output.line("Ich bin da: \(path). Ins Netz kann ich nicht (\(refused.joined(separator: ", "))).")
        }
        fflush(nil)
    }
}
