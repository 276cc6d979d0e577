import Foundation

/// The ears of the daemon: microphone, wake word, end of speech, recognition, answer.
///
/// Time is the position in the microphone's stream, so a script that is played faster than it sounds is heard the same.
///
///     let listener = try await Listener(parts, household, settings)
///     try await listener.unmute()
///     for await event in listener.events { … }
public actor Listener: Ears {
    /// What the listener is made of.
    public struct Parts: Sendable {
        /// Where sound comes from.
        public var microphone: Microphone
        /// What answers aloud.
        public var voice: any Voice
        /// Makes what recognises sentences of a household.
        public var recogniser: @Sendable (Household) async throws -> SphinxRecogniser
        /// Makes what hears the wake words of a set-up.
        public var detector: @Sendable (SphinxRecogniser, DeviceSettings) throws -> WakeDetector
        /// How loud the room was, dBFS; nil where that is not known.
        public var floor: Double?
        /// Is given what was learnt about the room, now and then and at the end.
        public var remember: @Sendable (_ floor: Double?, _ recogniser: SphinxRecogniser) async -> Void

        /// Parts of a listener.
        public init(
            microphone: Microphone, voice: any Voice = SilentVoice(), floor: Double? = nil,
            recogniser: @escaping @Sendable (Household) async throws -> SphinxRecogniser,
            detector: @escaping @Sendable (SphinxRecogniser, DeviceSettings) throws -> WakeDetector,
            remember: @escaping @Sendable (Double?, SphinxRecogniser) async -> Void = { _, _ in }
        ) {
            self.microphone = microphone
            self.voice = voice
            self.floor = floor
            self.recogniser = recogniser
            self.detector = detector
            self.remember = remember
        }
    }

    /// What happens in the room, in order.
    public nonisolated let events: AsyncStream<EarsEvent>
    /// Sound that is kept for the beginning of a sentence, seconds.
    static let kept = 8.0

    let parts: Parts
    let told: AsyncStream<EarsEvent>.Continuation
    var settings: DeviceSettings
    var recogniser: SphinxRecogniser
    /// Takes the recogniser's place once nobody speaks.
    var next: SphinxRecogniser?
    var detector: WakeDetector
    var ring = RingBuffer(seconds: kept)
    var tracker: SpeechTracker
    var utterance: Utterance
    var attention = Attention.asleep
    /// Frames before this position are its own voice, or an echo of it.
    var deafUntil = 0
    var (begun, finished) = (0, 0)
    /// Goes on with the microphone's frames once what was heard is answered.
    var waiting: CheckedContinuation<Void, Never>?
    private var frames = 0
    private var lastPartial: [String] = []
    private var loop: Task<Void, Never>?
    /// Whether the last sentence was told and nothing more is.
    private var isEnding = false

    private let executor = QueueExecutor(label: "albert.ears")
    /// Where the actor's work runs: the second look at a wake word takes long for the common pool.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// A listener for a household; the microphone stays closed until `unmute`.
    ///
    /// - Throws: What making the recogniser or the detector throws.
    public init(_ parts: Parts, _ household: Household, _ settings: DeviceSettings) async throws {
        self.parts = parts
        self.settings = settings
        (events, told) = AsyncStream.makeStream(of: EarsEvent.self)
        let recogniser = try await parts.recogniser(household)
        self.recogniser = recogniser
        detector = try parts.detector(recogniser, settings)
        tracker = SpeechTracker(floor: parts.floor)
        utterance = Utterance(recogniser)
        parts.microphone.pause()
    }

    /// Where in the stream it is, in samples.
    var position: Int { ring.range.upperBound }

    /// Goes over to something else, and tells so.
    func turn(to new: Attention) {
        let old = attention
        attention = new
        if new.state != old.state { told.yield(.state(new.state)) }
        guard case .asleep = new else { return }
        lastPartial = []
        if let next { (recogniser, self.next) = (next, nil) }
    }

    /// Tells the words so far, where they are others.
    func tell(_ words: [String]) {
        guard words != lastPartial else { return }
        lastPartial = words
        told.yield(.partial(words.joined(separator: " ")))
    }

    /// Ends the wait for an answer.
    func goOn() {
        waiting?.resume()
        waiting = nil
    }

    private func listen() {
        guard loop == nil else { return }
        loop = Task {
            for await event in parts.microphone.events() {
                switch event {
                case .frame(let frame): await take(frame)
                case .lost(let error): await lose(error)
                case .back: told.yield(.trouble(nil))
                }
                if Task.isCancelled { break }
            }
        }
    }

    /// Tells what was heard, and takes no frame until it is answered: what is said meanwhile waits in the microphone.
    func deliver(_ heard: Hypothesis) async {
        guard !isEnding else { return _ = told.yield(.heard(heard)) }
        await withCheckedContinuation { continuation in
            goOn()
            waiting = continuation
            told.yield(.heard(heard))
        }
    }

    private func take(_ frame: AudioFrame) async {
        frames += 1
        if frame.position != position { await skip(to: frame.position) }
        ring.append(frame)
        guard frame.position >= deafUntil else { return tracker.drop() }
        await hear(frame)
    }

    /// Goes on behind a gap: what was being said has a hole.
    private func skip(to position: Int) async {
        detector.forget(next: position)
        switch attention {
        case .following:
            await utterance.drop()
            told.yield(.unheard(.cutOff))
            turn(to: .asleep)
        case .awake: turn(to: .asleep)
        default: break
        }
    }

    private func lose(_ error: AlsaError) async {
        await skip(to: position)
        told.yield(
            .trouble(
                .device(
                    german: error.sentence,
                    english: "The microphone failed: \(error.operation), error \(error.code).")))
    }
}

extension Listener {
    /// Closes the microphone and forgets what was heard.
    public func mute() async {
        parts.microphone.pause()
        await recogniser.drop()
        ring.wipe()
        detector.forget(next: position)
        turn(to: .asleep)
        goOn()
        listen()
    }

    /// Opens the microphone.
    ///
    /// - Throws: `EarsFault.device` where that fails now; it is tried again until it works.
    public func unmute() async throws(EarsFault) {
        let wasOpen = loop != nil && !parts.microphone.isPaused
        defer {
            parts.microphone.resume()
            listen()
        }
        guard !wasOpen else { return }
        do throws(AlsaError) {
            try parts.microphone.check()
        } catch {
            throw .device(
                german: error.sentence, english: "The microphone failed: \(error.operation), error \(error.code).")
        }
    }

    /// Takes over names, words and set-up between two sentences.
    public func reload(_ household: Household, _ settings: DeviceSettings) async throws(EarsFault) {
        do {
            let fresh = try await parts.recogniser(household)
            let isOther = settings.wakeWords != self.settings.wakeWords
            if isOther { detector = try parts.detector(fresh, settings) }
            if isOther { detector.forget(next: position) }
            detector.sensitivity = settings.sensitivity
            self.settings = settings
            if case .asleep = attention { recogniser = fresh } else { next = fresh }
        } catch let error as RecognitionError {
            throw .recognition(error)
        } catch let fault as WakeWordFault {
            throw .device(german: fault.sentence, english: fault.englishSentence)
        } catch {
            throw .device(german: "Das ging nicht: \(error).", english: "The ears cannot be set up anew: \(error).")
        }
    }

    /// Ends with the sentence in hand.
    public func stop() async {
        isEnding = true
        if case .following(let speech) = attention { await finish(speech, at: position) }
        goOn()
        loop?.cancel()
        parts.microphone.pause()
        await parts.remember(tracker.floor, recogniser)
        ring.wipe()
        told.finish()
    }

    /// What was done so far.
    public func progress() async -> EarsProgress {
        let counts = parts.microphone.counts
        return EarsProgress(
            isOpen: !parts.microphone.isPaused, frames: frames, dropped: counts.dropped, attempts: counts.attempts,
            begun: begun, finished: finished)
    }
}
