import Foundation
import Synchronization

/// The microphone, read on a thread of its own; for one listener at a time.
///
/// `events()` never ends by itself: whatever happens to the card, it is let go and opened again until it gives sound.
///
///     let microphone = Microphone(device: "plughw:CARD=PCH", log: { line in … })
///     for await event in microphone.events() {
///         switch event {
///         case .frame(let frame): ring.append(frame); …          // a jump of frame.position is a gap
///         case .lost(let error): show(error.sentence)            // told once, however long it lasts
///         case .back: show("Ich höre wieder.")
///         }
///     }
///
/// `frames()` ends where the card fails, for a recording that somebody waits for.
public final class Microphone: Sendable {
    /// What the listener is told.
    public enum Event: Hashable, Sendable {
        /// The next samples.
        case frame(AudioFrame)
        /// No more sound comes; it is tried again until it does.
        case lost(AlsaError)
        /// Sound comes again; the next frame's position tells how much was missed.
        case back
    }

    /// What happened so far.
    public struct Counts: Hashable, Sendable {
        /// Frames read from the card.
        public var frames = 0
        /// Frames nobody took in time.
        public var dropped = 0
        /// Overruns and sleeps of the card.
        public var gaps = 0
        /// How often the card was lost.
        public var losses = 0
        /// How often it came back.
        public var reopened = 0
        /// How often it was tried to open it; while they go on, the thread is alive.
        public var attempts = 0
    }

    /// Whether sound comes, and if not, why.
    public enum State: Hashable, Sendable {
        /// Nothing was heard yet.
        case opening
        /// Sound comes.
        case hearing
        /// The card is gone, with what it said last.
        case lost(AlsaError)
        /// The card was let go on demand.
        case paused
    }

    /// What happens to a frame that the listener does not take within four seconds.
    public enum Overflow: Sendable {
        /// It is left out and counted: a card does not wait.
        case drop
        /// The source waits: a script need not go faster than it is heard.
        case wait
    }

    /// The ALSA name, „default“ or „plughw:CARD=PCH“.
    public let device: String
    private let control = CaptureControl()
    private let overflow: Overflow
    private let trial: @Sendable () throws(AlsaError) -> Void
    private let run: @Sendable (Audience) -> Void

    /// A microphone of this ALSA name; nothing is opened yet.
    ///
    /// - Parameters:
    ///   - device: A name, best with the card's (`arecord -L` shows them); a number changes with the order of plugging in.
    ///   - log: Is given a few lines about losses and returns, on the microphone's thread.
    public convenience init(device: String = "default", log: @escaping @Sendable (String) -> Void = { _ in }) {
        self.init(name: device, clock: SteadyClock(), log: log) { () throws(AlsaError) in
            try AlsaCapture(device: device)
        }
    }

    /// A microphone of any source, which is opened and read on the microphone's thread.
    public init<Source: CaptureSource & ~Copyable>(
        name: String, clock: some WaitingClock, overflow: Overflow = .drop,
        log: @escaping @Sendable (String) -> Void = { _ in },
        open: @escaping @Sendable () throws(AlsaError) -> Source
    ) {
        device = name
        self.overflow = overflow
        trial = { () throws(AlsaError) in _ = try open() }
        run = { [control] listener in
            var loop = CaptureLoop(name: name, clock: clock, open: open)
            var notes = CaptureNotes(log: log)
            while !listener.waiting.isLeft {
                for event in loop.step(isPaused: control.isPaused) {
                    notes.note(event, at: clock.now)
                    listener.tell(event)
                }
                control.set(loop.counts, loop.state, dropped: listener.dropped)
                // The card is free now; on a clock by script this would go round and round.
                if loop.state == .paused { listener.waiting.waitWhileShut() }
            }
        }
    }

    /// What happened since the listener began.
    public var counts: Counts { control.counts }

    /// Whether sound comes.
    public var state: State { control.state }

    /// Whether the card was let go on demand.
    public var isPaused: Bool { control.isPaused }

    /// Lets the card go within a tenth of a second, until `resume()`, and wipes what was heard and not yet taken.
    ///
    /// It may come before `events()`; what was lost, and that it came back, is told nevertheless.
    public func pause() { control.isPaused = true }

    /// Opens the card again, at once where it was let go.
    public func resume() { control.isPaused = false }

    /// Opens the device and lets it go again.
    ///
    /// - Throws: `AlsaError` where it is missing, busy or unfit.
    public func check() throws(AlsaError) { try trial() }

    /// What is heard from now on, until the iterator is let go or its task is cancelled.
    public func events() -> MicrophoneEvents {
        let (bell, ring) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let listener = Audience(ring, overflow)
        control.begin(listener.waiting)
        ring.onTermination = { [waiting = listener.waiting] _ in waiting.leave() }
        let thread = Thread { [run] in run(listener) }
        thread.name = "albert.capture"
        thread.start()
        return MicrophoneEvents(listener.waiting, bell: bell)
    }

    /// The frames alone; ends with the first `AlsaError`.
    public func frames() -> some AsyncSequence<AudioFrame, any Error> & Sendable {
        events().compactMap { event throws -> AudioFrame? in
            switch event {
            case .frame(let frame): return frame
            case .lost(let error): throw error
            case .back: return nil
            }
        }
    }
}

/// The listener's end of the capture thread.
private final class Audience: Sendable {
    let waiting = WaitingSound()
    private let bell: AsyncStream<Void>.Continuation
    private let overflow: Microphone.Overflow
    private let missed = Atomic(0)

    init(_ bell: AsyncStream<Void>.Continuation, _ overflow: Microphone.Overflow) {
        self.bell = bell
        self.overflow = overflow
    }

    var dropped: Int { missed.load(ordering: .relaxed) }

    func tell(_ event: Microphone.Event) {
        if waiting.put(event, waits: overflow == .wait) {
            bell.yield()
        } else {
            missed.add(1, ordering: .relaxed)
        }
    }
}
