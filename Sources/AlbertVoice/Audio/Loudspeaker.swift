import Foundation

/// Plays answers on a thread of its own, and opens the device anew for each, so that one plugged in later will do.
///
///     let loudspeaker = Loudspeaker(device: "default")
///     let stop = StopFlag()                        // raise it where somebody says „Stopp“
///     try await loudspeaker.play(Earcon.listening.samples, until: stop)
public struct Loudspeaker: Hashable, Sendable {
    /// The ALSA name, „default“.
    public let device: String

    /// A loudspeaker of this name; nothing is opened yet.
    public init(device: String = "default") {
        self.device = device
    }

    /// Plays 16 kHz mono and waits until it has sounded, the flag is raised or the device fails.
    ///
    /// - Returns: Whether all of it sounded.
    @discardableResult
    public func play(_ samples: [Int16], until stop: StopFlag = StopFlag()) async throws(AlsaError) -> Bool {
        let result: Result<Bool, AlsaError> = await withCheckedContinuation { continuation in
            let thread = Thread { [device] in
                continuation.resume(
                    returning: Result { () throws(AlsaError) in
                        try AlsaPlayback(device: device).play(samples, until: stop)
                    })
            }
            thread.name = "albert.playback"
            thread.start()
        }
        return try result.get()
    }
}
