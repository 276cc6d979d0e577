import AlbertVoice
import Foundation

/// Records from the microphone between two key presses.
struct Recorder {
    let device: String

    /// Takes the network away, then opens the microphone for a moment, so that a missing one is told before anybody speaks.
    func check() throws(Failure) {
        try Protection.install()
        do throws(AlsaError) {
            try Microphone(device: device).check()
        } catch {
            throw Failure(error)
        }
    }

    /// The samples from now until `end` returns.
    ///
    /// - Throws: `Failure` where the microphone does.
    func record(until end: () async -> Void) async throws -> [Int16] {
        let listening = Task { [device] in
            var samples: [Int16] = []
            for try await frame in Microphone(device: device).frames() {
                if Task.isCancelled || samples.count > 60 * AudioFrame.rate { break }
                samples += frame.samples
            }
            return samples
        }
        await end()
        listening.cancel()
        do {
            return try await listening.value
        } catch let error as AlsaError {
            throw Failure(error)
        }
    }
}

extension Failure {
    /// A microphone that fails.
    init(_ error: AlsaError) {
        self = .environment(error.sentence, "The microphone failed: \(error.operation), error \(error.code).")
    }
}
