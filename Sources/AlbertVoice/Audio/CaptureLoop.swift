import Foundation

/// Keeps a source open whatever happens to it: opens, reads, closes, backs off and opens again, a step at a time.
///
/// A pure machine but for the source and the clock it is given; `Microphone` steps it on a thread.
struct CaptureLoop<Source: CaptureSource & ~Copyable>: ~Copyable {
    /// How patient it is with a source.
    struct Patience: Sendable {
        /// From opening to the first sound; wireless headsets take a second.
        var first: Duration = .milliseconds(1500)
        /// From one sound to the next.
        var next: Duration = .milliseconds(600)
        /// From a loss to the first attempt to open it again; doubles with every failure.
        var shortest: Duration = .milliseconds(100)
        /// The longest between two attempts.
        var longest: Duration = .seconds(1)
    }

    /// What happened so far.
    private(set) var counts = Microphone.Counts()
    /// Whether sound comes, and if not, why.
    private(set) var state = Microphone.State.opening

    private let name: String
    private let clock: any WaitingClock
    private let patience: Patience
    private let open: @Sendable () throws(AlsaError) -> Source
    private var source: Source?
    private var isOpen = false
    private var gapsOfSource = 0
    private var openedAt: Duration = .zero
    private var heardAt: Duration?
    private var empties = 0
    private var position = 0
    private var isGap = false
    private var retryAt: Duration = .zero
    private var backOff: Duration

    /// A loop before its first step; nothing is opened yet.
    init(
        name: String, clock: any WaitingClock, patience: Patience = Patience(),
        open: @escaping @Sendable () throws(AlsaError) -> Source
    ) {
        self.name = name
        self.clock = clock
        self.patience = patience
        self.open = open
        backOff = patience.shortest
    }

    /// One step, which takes a tenth of a second or so at most; gives what there is to tell.
    mutating func step(isPaused: Bool) -> [Microphone.Event] {
        if isPaused {
            if state != .paused { rest() }
            clock.wait(for: .milliseconds(100))
            return []
        }
        if state == .paused { state = .opening }
        guard isOpen else { return reopen() }
        let began = clock.now
        do throws(AlsaError) {
            let samples = try read()
            return samples.isEmpty ? miss(since: began) : take(samples)
        } catch {
            return lose(error)
        }
    }

    private mutating func read() throws(AlsaError) -> [Int16] {
        let samples = try source?.read() ?? []
        let gaps = source?.gaps ?? 0
        if gaps > gapsOfSource {
            counts.gaps += gaps - gapsOfSource
            gapsOfSource = gaps
            isGap = true
        }
        return samples
    }

    private mutating func take(_ samples: [Int16]) -> [Microphone.Event] {
        let (now, last) = (clock.now, heardAt)
        if isGap { position += lost(until: now, since: last, heard: samples.count) }
        isGap = false
        let frame = AudioFrame(samples: samples, position: position)
        position += samples.count
        counts.frames += 1
        (heardAt, empties) = (now, 0)
        // A card that fails at once each time it is opened is not hurried.
        if now - openedAt >= patience.longest { backOff = patience.shortest }
        defer { state = .hearing }
        guard case .lost = state else { return [.frame(frame)] }
        counts.reopened += 1
        return [.back, .frame(frame)]
    }

    /// How many samples went by unheard before these.
    private func lost(until now: Duration, since last: Duration?, heard: Int) -> Int {
        guard let last else { return 0 }
        return max(1, Int((now - last) / .seconds(1) * Double(AudioFrame.rate)) - heard)
    }

    /// Nothing came; too long without sound is a loss, even where the card says that all is well.
    private mutating func miss(since began: Duration) -> [Microphone.Event] {
        empties += 1
        // A card that neither gives nor waits must not cost all of the processor.
        if clock.now - began < .milliseconds(10) { clock.wait(for: .milliseconds(20)) }
        let heardSinceOpening = heardAt.map { $0 >= openedAt } ?? false
        let since = heardSinceOpening ? heardAt ?? openedAt : openedAt
        let limit = heardSinceOpening ? patience.next : patience.first
        guard empties >= 5, clock.now - since >= limit else { return [] }
        // The wait was long enough already.
        backOff = patience.shortest
        return lose(AlsaError(operation: "snd_pcm_wait", device: name, code: -ETIMEDOUT))
    }

    private mutating func reopen() -> [Microphone.Event] {
        let now = clock.now
        guard now >= retryAt else {
            clock.wait(for: min(retryAt - now, .milliseconds(100)))
            return []
        }
        counts.attempts += 1
        do throws(AlsaError) {
            source = try open()
        } catch {
            return lose(error)
        }
        (isOpen, gapsOfSource, empties) = (true, 0, 0)
        openedAt = clock.now
        isGap = heardAt != nil
        return []
    }

    private mutating func lose(_ error: AlsaError) -> [Microphone.Event] {
        close()
        retryAt = clock.now + backOff
        backOff = min(backOff * 2, patience.longest)
        if case .lost = state {
            state = .lost(error)
            return []
        }
        counts.losses += 1
        state = .lost(error)
        return [.lost(error)]
    }

    /// Lets the card go because nobody may listen.
    private mutating func rest() {
        close()
        (state, retryAt, backOff) = (.paused, clock.now, patience.shortest)
    }

    private mutating func close() {
        source = nil
        isOpen = false
    }
}
