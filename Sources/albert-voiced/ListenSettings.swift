import AlbertVoice
import Foundation

/// Makes of the command line and the surroundings what a daemon needs.
struct ListenSettings {
    let options: Options
    let surroundings: Surroundings

    /// Where the daemon is reached, and who may connect: for a system's service also its group.
    func place() throws -> (path: String, mode: UInt32) {
        let isRoot = getuid() == 0
        guard let path = SocketPath.serving(options.values["--socket"], surroundings.environment, isRoot: isRoot) else {
            throw Failure.environment(
                "Ich weiß nicht, wo mein Socket liegen soll. Mit --socket PFAD sagst du es mir.",
                "Neither --socket, $ALBERT_SOCKET nor $XDG_RUNTIME_DIR is set.")
        }
        let isService = surroundings.environment["RUNTIME_DIRECTORY"] != nil
        return (path, isService ? 0o660 : 0o600)
    }

    /// What the hub is made of.
    func parts(_ setup: Setup) async throws -> Hub.Parts {
        let (options, surroundings) = (options, surroundings)
        let speakers = surroundings.speakers
        let hearing = Hearing(setup, knows: { speakers.names.contains($0) }) { setup, person in
            try await surroundings.recogniser(for: setup.household, voice: person)
        }
        let store = try surroundings.store()
        return Hub.Parts(
            journal: try surroundings.journal(in: store), missed: MissedLog(store), data: surroundings.data,
            device: ProcessInfo.processInfo.hostName, owner: getuid(), ears: try await ears(setup), hearing: hearing,
            strictness: try options.strictness(), pid: getpid()
        ) { try Setup(configuration: surroundings.configuration) }
    }

    /// What listens; nil with `--no-microphone`.
    private func ears(_ setup: Setup) async throws -> (any Ears)? {
        guard !options.flags.contains("--no-microphone") else { return nil }
        let (surroundings, settings) = (surroundings, setup.settings)
        let output = Output(isJSON: options.isJSON)
        let room = RoomFile(data: surroundings.data)
        let parts = Listener.Parts(
            microphone: Microphone(device: options.values["--device"] ?? settings.microphone) { output.warn($0) },
            voice: SpokenVoice(), floor: room.floor,
            recogniser: { try await surroundings.recogniser(for: $0) },
            detector: { try surroundings.detector(for: $1, model: $0.model) },
            remember: { floor, recogniser in
                await surroundings.keep(recogniser)
                if let floor { room.save(floor: floor) }
            })
        return try await Listener(parts, setup.household, settings)
    }

    /// The daemon with the clocks and signals of this computer.
    func daemon(at place: (path: String, mode: UInt32), log: @escaping @Sendable (String) -> Void) throws -> Daemon {
        let zone = try options.zone()
        return Daemon(
            socket: place.path, mode: place.mode,
            clock: { Moment(epoch: Int(Date().timeIntervalSince1970), zone: zone) }, minutes: Self.ticks(.seconds(60)),
            // Twice as often as systemd waits, as its manual asks for.
            looks: ServiceManager.watchdog.map { Self.ticks(.microseconds(Int64($0 / 2))) }
                ?? AsyncStream { $0.finish() },
            signals: ServiceSignal.all(), manager: .systemd,
            monotonic: { DispatchTime.now().uptimeNanoseconds / 1_000 },
            patience: { try? await Task.sleep(for: .seconds(2)) }, log: log)
    }

    /// Something that comes again and again; nothing piles up while nobody takes it.
    private static func ticks(_ pause: Duration) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: pause)
                    continuation.yield()
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
