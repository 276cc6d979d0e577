import CLinux
import Glibc

/// The server's thread: waits for clients and orders, and serves each ready one a bite at a time.
struct ServerLoop {
    private let socket: ListeningSocket
    private let limits: ServerLimits
    private let waker: Waker
    private let tell: (ServerEvent) -> Void
    private var connections: [Connection.ID: Connection] = [:]
    private var places: Places
    private var last = 0
    /// When the loop ends at the latest; nil while it takes clients in.
    private var end: Int?

    init(
        _ socket: ListeningSocket, _ limits: ServerLimits, _ waker: Waker, _ tell: @escaping (ServerEvent) -> Void
    ) {
        self.socket = socket
        self.limits = limits
        places = Places(limits)
        self.waker = waker
        self.tell = tell
    }

    /// Carries out orders, waits, and serves whoever is ready; false at the end.
    mutating func turn(_ orders: [ServerOrder]) -> Bool {
        for order in orders { carryOut(order) }
        sweep()
        if let end, connections.isEmpty || Self.now >= end {
            for id in connections.keys { remove(id) }
            socket.close()
            return false
        }
        wait()
        return true
    }

    private mutating func carryOut(_ order: ServerOrder) {
        switch order {
        case .answer(let id, let line):
            connections[id]?.isBusy = false
            push(line, to: id)
            serve(id)
        case .push(let id, let line): push(line, to: id)
        case .subscribe(let id):
            // Whoever is gone would stay for ever.
            guard let connection = connections[id], !connection.isGone else { return }
            connections[id]?.isSubscribed = true
        case .stop(let reason):
            guard end == nil else { return }
            end = Self.now + limits.linger
            for id in connections.keys { leave(id, reason) }
        }
    }

    private mutating func push(_ line: String, to id: Connection.ID) {
        guard let connection = connections[id], !connection.isGone else { return }
        if case .leaving = connection.phase { return }
        if connections[id]?.outbox.append(line) == false {
            leave(id, "Du liest zu langsam.")
        } else {
            connections[id]?.isGreeted = true
            connections[id]?.write()
        }
    }

    private mutating func leave(_ id: Connection.ID, _ reason: String) {
        connections[id]?.leave(reason, until: Self.now + limits.linger)
        connections[id]?.write()
    }

    /// Hands on the next line, unless a request is in hand.
    private mutating func serve(_ id: Connection.ID) {
        guard var connection = connections[id], !connection.isBusy else { return }
        if case .leaving = connection.phase { return }
        var line = connection.inbox.next()
        if line == nil, connection.phase == .ended { line = connection.inbox.last() }
        let isOverlong = connection.inbox.isOverlong
        let descriptor = line == nil ? nil : connection.descriptor
        if line != nil { (connection.isBusy, connection.descriptor) = (true, nil) }
        connections[id] = connection
        if isOverlong { return leave(id, "Eine Zeile darf höchstens \(limits.line) Bytes haben.") }
        if let line { tell(.line(id, connection.peer, line, descriptor)) }
    }

    private mutating func wait() {
        let ids = Array(connections.keys)
        var waiting = [albert_waiting(descriptor: waker.reader, wanted: Int16(POLLIN), ready: 0)]
        waiting.append(albert_waiting(descriptor: end == nil ? socket.descriptor : -1, wanted: Int16(POLLIN), ready: 0))
        for id in ids {
            guard let connection = connections[id] else { continue }
            let interest = connection.interest
            waiting.append(
                albert_waiting(descriptor: interest == nil ? -1 : connection.socket, wanted: interest ?? 0, ready: 0))
        }
        guard albert_wait(&waiting, UInt(waiting.count), patience) > 0 else { return }
        if waiting[0].ready != 0 { waker.clear() }
        for (id, ready) in zip(ids, waiting.dropFirst(2)) where ready.ready != 0 { handle(id, ready.ready) }
        if waiting[1].ready != 0 { takeIn() }
    }

    private mutating func handle(_ id: Connection.ID, _ events: Int16) {
        guard var connection = connections[id] else { return }
        if events & Int16(POLLOUT) != 0 { connection.write() }
        let isHung = events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
        // What was sent before the client went is still there to be read.
        if connection.phase == .open, !connection.isBusy, events & Int16(POLLIN) != 0 {
            connection.read(atMost: limits.bite)
        } else if isHung {
            connection.leaveAtOnce()
        }
        connections[id] = connection
        serve(id)
    }

    /// Lets go of all that are finished or took too long to leave.
    private mutating func sweep() {
        let now = Self.now
        for (id, connection) in connections {
            if connection.isFinished {
                remove(id)
            } else if case .leaving(let until) = connection.phase, now >= until {
                remove(id)
            }
        }
    }

    private mutating func remove(_ id: Connection.ID) {
        guard let connection = connections.removeValue(forKey: id) else { return }
        close(connection.socket)
        places.free(connection.peer)
        tell(.closed(id))
    }

    /// Takes in whoever waits at the door.
    private mutating func takeIn() {
        while let client = socket.accept() {
            guard let peer = Peer(of: client) else {
                close(client)
                continue
            }
            if let refusal = places.take(peer) {
                let line = Event.goodbye(refusal.rawValue).line + "\n"
                _ = line.withCString { send(client, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
                close(client)
                continue
            }
            last += 1
            let id = Connection.ID(number: last)
            connections[id] = Connection(id: id, socket: client, peer: peer, limits: limits)
            tell(.opened(id, peer))
        }
    }

    /// How long to wait at most, in milliseconds; -1 for as long as it takes.
    private var patience: Int32 {
        let leaving = connections.values.compactMap { connection -> Int? in
            if case .leaving(let until) = connection.phase { until } else { nil }
        }
        return (leaving + (end.map { [$0] } ?? [])).min().map { Int32(clamping: max(0, $0 - Self.now)) } ?? -1
    }

    /// Milliseconds of a clock that nobody sets.
    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}
