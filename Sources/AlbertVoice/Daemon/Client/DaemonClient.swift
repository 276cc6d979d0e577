import CLinux
import Glibc

/// A client's end of the daemon's socket: one request after the other, each waited for.
public final class DaemonClient {
    /// The socket.
    public let path: String
    /// Whom the daemon takes this client for.
    public private(set) var hello = Hello(person: nil, owner: false)

    private let socket: Int32
    private var inbox = LineBuffer(longest: 1_048_576)
    private var count = 0

    /// Connects and reads the greeting.
    ///
    /// - Parameters:
    ///   - path: The socket.
    ///   - patience: How long to wait for each line, in seconds; a recording takes a while.
    /// - Throws: `SocketError`, `.nobody` where no daemon runs.
    public init(path: String, patience: Int = 60) throws(SocketError) {
        self.path = path
        let address = try SocketAddress(path)
        socket = try SocketAddress.stream(path: path)
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard address.with({ connect(socket, $0, $1) }) == 0 else { throw SocketError(code: errno, path: path) }
        guard let hello = Hello(line: try line()) else { throw SocketError(.notADaemon, path: path) }
        self.hello = hello
    }

    deinit { close(socket) }

    /// Asks and waits for the response; events that come meanwhile are left out.
    ///
    /// - Parameters:
    ///   - demand: What is asked for.
    ///   - person: Who speaks; nil for whoever the user id stands for.
    ///   - samples: A recording for `hear`, 16 kHz, mono, at most 60 seconds.
    /// - Returns: The response; it may say that the request was not granted.
    /// - Throws: `SocketError` where none comes.
    public func ask(_ demand: Demand, as person: String? = nil, samples: [Int16]? = nil) throws(SocketError) -> Response
    {
        count += 1
        let text = Request(demand, as: person, id: count).line
        if let samples {
            let file = try MemoryFile(samples)
            try send(text, with: file.descriptor)
        } else {
            try send(text, with: -1)
        }
        while true {
            let line = try line()
            if let response = Response(line: line), response.id == count { return response }
            if case .goodbye(let reason)? = Event(line: line) { throw SocketError(.gone(reason), path: path) }
        }
    }

    /// Waits for the next event, as long as it takes.
    public func event() throws(SocketError) -> (event: Event, line: String) {
        var none = timeval()
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &none, socklen_t(MemoryLayout<timeval>.size))
        while true {
            let line = try line()
            if let event = Event(line: line) { return (event, line) }
        }
    }

    private func send(_ text: String, with descriptor: Int32) throws(SocketError) {
        let bytes = Array((text + "\n").utf8)
        var done = 0
        while done < bytes.count {
            let sent = bytes.withUnsafeBytes {
                albert_send(
                    socket, $0.baseAddress.map { $0 + done }, UInt(bytes.count - done), done == 0 ? descriptor : -1)
            }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { throw SocketError(code: errno, path: path) }
            done += sent
        }
    }

    private func line() throws(SocketError) -> String {
        while true {
            if let line = inbox.next() { return String(decoding: line, as: UTF8.self) }
            guard !inbox.isOverlong else { throw SocketError(.notADaemon, path: path) }
            var got = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                got = recv(socket, buffer.baseAddress, buffer.count, 0)
                filled = max(0, got)
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else {
                throw got == 0 ? SocketError(.gone(nil), path: path) : SocketError(code: errno, path: path)
            }
            inbox.append(bytes)
        }
    }
}
