import CLinux
import Glibc

/// One client, as the server's thread knows it.
struct Connection {
    /// Names a connection for ever.
    struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What the server still does with it.
    enum Phase: Hashable {
        /// It takes requests.
        case open
        /// The client has sent its last; answers still go out.
        case ended
        /// It is sent away: what waits goes out until then, in milliseconds of the server's clock.
        case leaving(until: Int)
    }

    let id: ID
    let socket: Int32
    let peer: Peer
    var phase = Phase.open
    /// Whether the greeting is on its way; what the client sends before waits, so that the daemon speaks first.
    var isGreeted = false
    /// Whether a request is being answered; the next one waits.
    var isBusy = false
    /// Whether it wants events, so that it stays after its last request.
    var isSubscribed = false
    /// Whether the client is gone altogether; only a request in hand keeps it.
    var isGone = false
    var inbox: LineBuffer
    var outbox: Outbox
    var descriptor: ReceivedDescriptor?

    init(id: ID, socket: Int32, peer: Peer, limits: ServerLimits) {
        self.id = id
        self.socket = socket
        self.peer = peer
        inbox = LineBuffer(longest: limits.line)
        outbox = Outbox(limit: limits.outbox)
    }

    /// What to wait for; nil where nothing that comes from this client matters now.
    var interest: Int16? {
        if isGone || (phase == .open && !isGreeted) { return nil }
        var events: Int16 = outbox.isEmpty ? 0 : Int16(POLLOUT)
        if phase == .open, isGreeted, !isBusy { events |= Int16(POLLIN) }
        return events
    }

    /// Whether nothing more is to be done for it.
    var isFinished: Bool {
        switch phase {
        case .open: false
        case .ended: !isBusy && (isGone || (outbox.isEmpty && !isSubscribed))
        case .leaving: isGone || outbox.isEmpty
        }
    }

    /// Reads a bite; false where there was nothing.
    mutating func read(atMost count: Int) {
        var got = 0
        var descriptor: Int32 = -1
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            got = albert_receive(socket, buffer.baseAddress, UInt(count), &descriptor)
            filled = max(0, got)
        }
        if descriptor >= 0 { self.descriptor = ReceivedDescriptor(descriptor) }
        if got > 0 {
            inbox.append(bytes)
        } else if got == 0 {
            if phase == .open { phase = .ended }
        } else if ![EAGAIN, EINTR].contains(errno) {
            leaveAtOnce()
        }
    }

    /// Sends what waits, as far as the client takes it.
    mutating func write() {
        while let bytes = outbox.next {
            let sent = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Self.flags) }
            if sent < 0 {
                if ![EAGAIN, EINTR].contains(errno) { leaveAtOnce() }
                return
            }
            outbox.drop(sent)
        }
    }

    /// The client is gone: nothing reaches it any more.
    mutating func leaveAtOnce() {
        isGone = true
        isSubscribed = false
        if phase == .open { phase = .ended }
    }

    /// Sends it away with a reason.
    mutating func leave(_ reason: String, until: Int) {
        if case .leaving = phase { return }
        outbox.end(with: Event.goodbye(reason).line)
        phase = .leaving(until: until)
        isSubscribed = false
    }

    private static let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
}
