import Foundation
import Synchronization

@testable import AlbertVoice

/// A daemon in this process, whose clock and signals a test holds in its hands.
final class TestDaemon: Sendable {
    /// Something that closures and tests share.
    final class Shared<Value: Sendable>: Sendable {
        private let value: Mutex<Value>
        init(_ value: Value) { self.value = Mutex(value) }
        var now: Value { value.withLock { $0 } }
        func change(_ act: @Sendable (inout Value) -> Void) { value.withLock { act(&$0) } }
    }

    /// Recognises every recording as the same words.
    private struct OneTrack: Recogniser {
        let text: String
        func recognise(_ samples: [Int16]) async throws(RecognitionError) -> Hypothesis {
            guard samples.count > 100 else { throw .silence }
            return FakeEars.hypothesis(text)
        }
    }

    let path: String
    let data: String
    let configuration: String
    let clock = Shared(Sample.moment)
    /// What systemd was told.
    let told = Shared<[String]>([])
    /// Comes when systemd is told something.
    let telling: AsyncStream<String>
    private let minute = AsyncStream.makeStream(of: Void.self)
    private let look = AsyncStream.makeStream(of: Void.self)
    private let signals = AsyncStream.makeStream(of: ServiceSignal.self)
    private let task: Task<Void, any Error>

    /// Starts it and waits until it can be reached.
    init(
        _ scratch: Scratch, ears: FakeEars? = nil, heard: String = "mathe seite zwölf bis donnerstag",
        outOfPatience: AsyncStream<Void> = AsyncStream.makeStream(of: Void.self).stream
    ) async throws {
        let folder = scratch.folder.path
        (path, data, configuration) = (folder + "/run/socket", folder + "/data", folder + "/config")
        let (configuration, clock, told) = (configuration, clock, told)
        let (telling, tell) = AsyncStream.makeStream(of: String.self)
        self.telling = telling
        let daemon = Daemon(
            socket: path, clock: { clock.now }, minutes: minute.stream, looks: look.stream, signals: signals.stream,
            manager: ServiceManager { text in
                told.change { $0.append(text) }
                tell.yield(text)
            }, monotonic: { 7 }, patience: { for await _ in outOfPatience { break } }, log: { _ in })
        let setup = try Setup(configuration: configuration)
        let store = try SQLiteStore(folder: data)
        let parts = Hub.Parts(
            journal: try Journal(store), missed: MissedLog(store), data: data, device: "test", owner: getuid(),
            ears: ears, hearing: Hearing(setup) { _, _ in OneTrack(text: heard) }
        ) { try Setup(configuration: configuration) }
        let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
        task = Task {
            defer { isReady.finish() }
            try await daemon.run(parts, setup) { isReady.finish() }
        }
        for await _ in ready {}
    }

    /// Lets time pass and a minute strike.
    func pass(seconds: Int) {
        clock.change { $0.epoch += seconds }
        minute.continuation.yield()
    }

    /// Lets the watchdog look.
    func lookAfter() { look.continuation.yield() }
    func send(_ signal: ServiceSignal) { signals.continuation.yield(signal) }
    /// Waits for its end.
    func end() async throws { try await task.value }

    /// Ends it as systemd does.
    func stop() async throws {
        send(.stop)
        try await end()
    }

    /// What a client of this user gets for its demands, one after the other.
    func ask(_ demands: Demand..., as person: String? = nil, samples: [Int16]? = nil) async throws -> [Response] {
        try await blocking { [path] in
            let client = try DaemonClient(path: path, patience: 600)
            return try demands.map { try client.ask($0, as: person, samples: samples) }
        }
    }

    /// The first sentence a client of this user gets.
    func sentence(_ demand: Demand, as person: String? = nil) async throws -> String {
        try await ask(demand, as: person)[0].toast.sentence
    }
}
