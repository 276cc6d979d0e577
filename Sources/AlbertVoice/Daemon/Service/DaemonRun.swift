/// One run of a daemon, from ready to the end.
struct DaemonRun: Sendable {
    let daemon: Daemon
    let server: SocketServer
    let hub: Hub
    let ears: (any Ears)?

    /// Serves; returns when the last client is gone.
    func untilEnd() async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let serving = Task { await serve(end) }
        let hearing = Task { await followEars() }
        let others = [
            Task { await followSignals(end) },
            Task { for await _ in daemon.minutes { await hub.tick(at: daemon.clock()) } },
            Task { await feedWatchdog() },
        ]
        for await _ in ends { break }
        daemon.manager.tell(.stopping)
        await finish(hearing)
        others.forEach { $0.cancel() }
        await hub.save()
        server.order(.stop("Ich höre auf."))
        await serving.value
        daemon.log("It has ended.")
    }

    /// Gives the sentence in hand its time, but no more than there is.
    private func finish(_ hearing: Task<Void, Never>) async {
        await hub.end()
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let orderly = Task {
            await ears?.stop()
            if ears != nil { await hearing.value }
            await hub.rest()
            end.yield()
        }
        let impatient = Task {
            await daemon.patience()
            end.yield()
        }
        for await _ in ends { break }
        [orderly, impatient, hearing].forEach { $0.cancel() }
    }

    private func serve(_ end: AsyncStream<Void>.Continuation) async {
        for await event in server.events {
            switch event {
            case .opened(let id, let peer): server.order(.push(id, await hub.greet(peer).line))
            case .closed(let id): await hub.part(id)
            case .line(let id, let peer, let line, let descriptor):
                // A recording takes long; others are answered meanwhile.
                Task {
                    let answer = await hub.answer(line, from: peer, on: id, descriptor, at: daemon.clock())
                    if await hub.hasSubscribed(id) { server.order(.subscribe(id)) }
                    server.order(.answer(id, answer.line))
                    if await hub.isEnding { end.yield() }
                }
            }
        }
    }

    private func followEars() async {
        guard let ears else { return }
        for await event in ears.events { await hub.handle(event, at: daemon.clock()) }
    }

    private func followSignals(_ end: AsyncStream<Void>.Continuation) async {
        for await signal in daemon.signals {
            switch signal {
            case .stop: end.yield()
            case .reload:
                daemon.manager.tell(.reloading(microseconds: daemon.monotonic()))
                let answer = await hub.reload(0)
                daemon.manager.tell(.ready)
                daemon.log(answer.error ?? "Family, words and device file were read again.")
            }
        }
    }

    private func feedWatchdog() async {
        var watchdog = Watchdog()
        for await _ in daemon.looks {
            guard watchdog.look(await hub.progress()) else {
                daemon.log("Nothing has moved since the last look; the watchdog is not fed.")
                continue
            }
            daemon.manager.tell(.alive)
        }
    }
}

extension Hub {
    /// Takes no requests any more.
    func end() { isEnding = true }

    /// Whether somebody gets events.
    func hasSubscribed(_ id: Connection.ID) -> Bool { subscribers[id] != nil }

    /// Returns when no request is in hand, or when the task is cancelled.
    func rest() async {
        guard inHand > 0 else { return }
        let (rests, rest) = AsyncStream.makeStream(of: Void.self)
        resting = rest
        for await _ in rests { break }
    }

    /// What has moved, for the watchdog; that it comes at all shows that the hub does.
    func progress() async -> Watchdog.Progress {
        let hearing = await parts.hearing.progress
        return Watchdog.Progress(
            ears: await parts.ears?.progress(), begun: hearing.begun, finished: hearing.finished)
    }
}
