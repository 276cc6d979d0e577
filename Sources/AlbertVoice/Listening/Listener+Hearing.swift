extension Listener {
    /// Does with a frame what the moment asks for.
    func hear(_ frame: AudioFrame) async {
        let changes = tracker.take(frame, canEnd: await utterance.canEnd)
        switch attention {
        case .asleep: await watch(frame)
        case .awake(let window): await wait(window, changes)
        case .following(let speech): await follow(speech, frame, changes)
        case .talking(let end): await talk(frame, until: end)
        case .thinking, .answering: break
        }
    }

    /// Looks for the wake word.
    private func watch(_ frame: AudioFrame) async {
        // It hears nothing while somebody is awaited or talks, and its places in the stream must be ours.
        if detector.position != frame.position { detector.forget(next: frame.position) }
        guard case .woke(let call) = detector.feed(frame.samples) else { return }
        told.yield(.woke)
        if tracker.isSpeech {
            await begin(Attention.Speech(begin: call.samples.lowerBound, callEnd: call.samples.upperBound))
        } else {
            await wake(until: position + Attention.calledPatience, isCalled: true)
        }
    }

    /// Waits for somebody to begin.
    private func wait(_ window: Attention.Window, _ changes: [SpeechTracker.Event]) async {
        for case .began(let begin) in changes {
            return await self.begin(Attention.Speech(begin: begin, callEnd: nil, isRetry: window.isRetry))
        }
        guard position > window.until, !tracker.isSpeech else { return }
        if window.isCalled { told.yield(.unheard(.silence)) }
        turn(to: .asleep)
    }

    /// Follows what is being said to its end.
    private func follow(_ speech: Attention.Speech, _ frame: AudioFrame, _ changes: [SpeechTracker.Event]) async {
        for case .ended(let end, let reason) in changes {
            guard reason != .gap else { continue }
            return await finish(speech, at: end)
        }
        let before = await utterance.conclusions
        await utterance.take(frame.samples, quiet: tracker.quiet, distant: tracker.distant)
        count(await utterance.conclusions - before)
        if case .following = attention { tell(await utterance.partial) }
    }

    /// Begins to follow speech, with what was said already.
    private func begin(_ speech: Attention.Speech) async {
        turn(to: .following(speech))
        utterance = Utterance(recogniser)
        // Without the wake word: „Hey Albert, Mathe“ decoded as a whole is taken for „hey albert am mappe“.
        let first = speech.callEnd.map { $0 + Attention.callTail } ?? speech.begin - Attention.preRoll
        await utterance.begin(with: ring.samples(in: min(first, position)..<position))
        // A television may have been on for longer than a command may take.
        if speech.callEnd != nil { tracker.followAnew() }
    }

    /// Tells what was said.
    func finish(_ speech: Attention.Speech, at end: Int) async {
        guard speech.isMoreThanCall(until: end) else {
            await utterance.drop()
            return await wake(until: position + Attention.calledPatience, isCalled: true)
        }
        turn(to: .thinking)
        let before = await utterance.conclusions
        let result = await utterance.end()
        count(await utterance.conclusions - before)
        await utterance.drop()
        ring.wipe()
        detector.forget(next: position)
        switch result {
        case .success(let heard) where heard.confidence >= recogniserLimit: await deliver(heard)
        case .success: await notUnderstood(.notUnderstood, speech)
        case .failure(let error): await notUnderstood(error, speech)
        }
    }

    private var recogniserLimit: Double { Strictness.normal.limits.refusedBelow }

    private func notUnderstood(_ error: RecognitionError, _ speech: Attention.Speech) async {
        told.yield(.unheard(error))
        if settings.earcon { await aloud { await $0.play(.unclear) } }
        guard !speech.isRetry else { return turn(to: .asleep) }
        turn(
            to: .awake(.init(until: position + Attention.retryPatience, isCalled: false, isRetry: true)))
    }

    private func count(_ conclusions: Int) {
        begun += conclusions
        finished += conclusions
    }

    /// Waits for somebody to begin, after a tone.
    private func wake(until end: Int, isCalled: Bool) async {
        turn(to: .awake(.init(until: end, isCalled: isCalled)))
        guard settings.earcon else { return }
        await aloud { await $0.play(.listening) }
        if case .awake = attention { turn(to: .awake(.init(until: end, isCalled: isCalled))) }
    }

    /// Makes itself heard, and does not listen meanwhile.
    func aloud(_ sound: (any Voice) async -> Void) async {
        detector.voiceBegan()
        deafUntil = .max
        // Frames are taken, and passed over, while it speaks.
        goOn()
        await sound(parts.voice)
        tracker.drop()
        detector.voiceEnded()
        deafUntil = position + Self.echo
    }

    /// Its own voice goes on echoing for so many samples: 0.25 s.
    static let echo = AudioFrame.rate / 4
}

extension Listener {
    /// Listens without a wake word until `endTalk`.
    public func beginTalk(as person: String?) async throws(EarsFault) {
        switch attention {
        case .asleep, .awake: break
        default: throw .busy
        }
        guard !parts.microphone.isPaused else {
            throw .device(
                german: "Das Mikrofon ist aus. „albert-voiced unmute“ schaltet es ein.",
                english: "The microphone is muted.")
        }
        turn(to: .talking(until: position + Attention.longestTalk))
        await recogniser.begin()
    }

    /// Takes what is said while the key is held; whoever never lets it go would leave everybody else unheard.
    private func talk(_ frame: AudioFrame, until end: Int) async {
        guard position > end else { return tell(await recogniser.feed(frame.samples)) }
        await dropTalk()
        told.yield(.unheard(.cutOff))
    }

    /// Ends what `beginTalk` began; after 60 s there is nothing to end.
    public func endTalk() async throws(EarsFault) -> Hypothesis {
        guard case .talking = attention else { throw .notTalking }
        turn(to: .thinking)
        begun += 1
        defer { finished += 1 }
        do throws(RecognitionError) {
            let heard = try await recogniser.finish()
            return heard
        } catch {
            turn(to: .asleep)
            throw .recognition(error)
        }
    }

    /// Forgets what was said since `beginTalk`.
    public func dropTalk() async {
        guard case .talking = attention else { return }
        await recogniser.drop()
        turn(to: .asleep)
    }

    /// Says the answer aloud where that is wished, and listens on where it is a question.
    public func answer(_ reply: Reply, to speaker: Member) async {
        if reply.outcome != .refused {
            await recogniser.learn()
            await parts.remember(tracker.floor, recogniser)
        }
        turn(to: .answering)
        defer { goOn() }
        if settings.speak.isAloud(to: speaker) {
            let sentences = [reply.toast.sentence] + reply.list
            await aloud { await $0.say(sentences.joined(separator: " ")) }
        } else if settings.earcon {
            await aloud { await $0.play(reply.outcome == .refused ? .unclear : .heard) }
        }
        guard case .answering = attention else { return }
        guard reply.outcome == .asked else { return turn(to: .asleep) }
        turn(to: .awake(.init(until: position + Attention.questionPatience, isCalled: false)))
    }
}

extension SpeakWhen {
    /// Whether somebody is answered aloud.
    func isAloud(to speaker: Member) -> Bool {
        switch self {
        case .never: false
        case .children: speaker.role == .small
        case .always: true
        }
    }
}
