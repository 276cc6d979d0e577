import Foundation
import Synchronization

/// The microphone as a stream of frames, read on a thread of its own.
///
/// Frames that the listener does not take within a second are dropped, the oldest first, and counted; `position` of the
/// next frame shows the gap.
public final class Microphone: Sendable {
    /// What happened so far.
    public struct Counts: Hashable, Sendable {
        /// Frames read from the card.
        public var frames = 0
        /// Frames nobody took in time.
        public var dropped = 0
        /// Overruns and suspends of the card.
        public var gaps = 0
    }

    /// The ALSA name, „default“ or „plughw:CARD=PCH“.
    public let device: String
    private typealias Frames = AsyncThrowingStream<AudioFrame, any Error>
    private let counted = Mutex(Counts())

    /// A microphone of this ALSA name; nothing is opened yet.
    public init(device: String = "default") {
        self.device = device
    }

    /// What happened since it was made.
    public var counts: Counts { counted.withLock { $0 } }

    /// Opens the device and lets it go again.
    ///
    /// - Throws: `AlsaError` where it is missing, busy or unfit.
    public func check() throws(AlsaError) {
        _ = try AlsaCapture(device: device)
    }

    /// Opens the device and reads until the stream is let go; ends with an `AlsaError` where the device fails.
    public func frames() -> AsyncThrowingStream<AudioFrame, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(50)) { continuation in
            let stopped = Flag()
            continuation.onTermination = { _ in stopped.raise() }
            let thread = Thread { [self] in capture(into: continuation, until: stopped) }
            thread.name = "albert.capture"
            thread.start()
        }
    }

    private func capture(into continuation: Frames.Continuation, until stopped: Flag) {
        do throws(AlsaError) {
            var card = try AlsaCapture(device: device)
            var position = 0
            while !stopped.isRaised {
                let samples = try card.read()
                let result = continuation.yield(AudioFrame(samples: samples, position: position))
                position += samples.count
                count(result, gaps: card.gaps)
            }
            continuation.finish()
        } catch {
            continuation.finish(throwing: error)
        }
    }

    private func count(_ result: Frames.Continuation.YieldResult, gaps: Int) {
        counted.withLock { counts in
            counts.frames += 1
            counts.gaps = gaps
            if case .dropped = result { counts.dropped += 1 }
        }
    }
}

/// Tells the capture thread to leave.
private final class Flag: Sendable {
    private let raised = Atomic(false)

    var isRaised: Bool { raised.load(ordering: .relaxed) }

    func raise() { raised.store(true, ordering: .relaxed) }
}
