/// Finds where somebody speaks in a microphone's frames, whatever their size; positions are samples of its stream.
///
///     var tracker = SpeechTracker(floor: kept)
///     for event in tracker.take(frame, canEnd: hypothesis.isWhole) {
///         switch event {
///         case .began(let sample): begin(ring.samples(in: sample - 3200..<frame.position))
///         case .ended(let sample, let reason): finish(at: sample)
///         }
///     }
public struct SpeechTracker: Sendable {
    /// What changed.
    public enum Event: Hashable, Sendable {
        /// Speech began, at this sample.
        case began(at: Int)
        /// Speech ended, before this sample.
        case ended(at: Int, because: Endpointer.Reason)
    }

    private var endpointer: Endpointer
    private var rest: [Int16] = []
    private var next: Int?
    /// The sample at which the endpointer's first frame would begin.
    private var origin = 0
    private var taken = 0

    /// A tracker before the first frame; the floor may be known from before, dBFS.
    public init(_ settings: Endpointer.Settings = .init(), floor: Double? = nil) {
        endpointer = Endpointer(settings, floor: floor)
    }

    /// How loud the room is when nobody speaks, dBFS; keep it for the next start.
    public var floor: Double? { endpointer.floor }

    /// Whether somebody speaks.
    public var isSpeech: Bool { endpointer.isSpeech }

    /// How many frames of 10 ms were quiet since somebody spoke last, though it may go on; 0 where nobody speaks.
    public var quiet: Int { endpointer.quiet }

    /// How many frames of 10 ms in a row were far softer than who speaks; 0 where nobody does.
    public var distant: Int { endpointer.distant }

    /// Takes the next frame; one that does not follow the one before ends what is being said.
    ///
    /// - Parameters:
    ///   - frame: Samples with their position.
    ///   - canEnd: Whether the words so far are a whole sentence.
    /// - Returns: What changed in it, mostly nothing.
    public mutating func take(_ frame: AudioFrame, canEnd: Bool = true) -> [Event] {
        var events: [Event] = []
        if frame.position != next { skip(to: frame.position, telling: &events) }
        next = frame.position + frame.samples.count
        rest += frame.samples
        var start = 0
        while start + Endpointer.frame <= rest.count {
            let event = endpointer.take(rest[start..<(start + Endpointer.frame)], canEnd: canEnd)
            taken += 1
            append(event, to: &events)
            start += Endpointer.frame
        }
        rest.removeFirst(start)
        return events
    }

    /// Forgets that somebody speaks, and keeps the floor.
    public mutating func drop() { endpointer.drop() }

    /// Takes what goes on for speech that begins now: somebody called while others were talking.
    public mutating func followAnew() { endpointer.followAnew() }

    /// Frames count on; the gap and what did not fill a frame before it move their origin.
    private mutating func skip(to position: Int, telling events: inout [Event]) {
        append(endpointer.skip(0), to: &events)
        rest = []
        origin = position - taken * Endpointer.frame
    }

    private func append(_ event: Endpointer.Event, to events: inout [Event]) {
        switch event {
        case .began(let frame): events.append(.began(at: origin + frame * Endpointer.frame))
        case .ended(let frame, let reason):
            events.append(.ended(at: origin + frame * Endpointer.frame, because: reason))
        case .silence, .speech: break
        }
    }
}
