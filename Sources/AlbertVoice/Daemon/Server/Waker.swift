import Glibc

/// Wakes a thread that waits in `poll`.
final class Waker: Sendable {
    /// What to wait for.
    let reader: Int32
    private let writer: Int32

    /// A waker.
    init() throws(SocketError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SocketError(.other(errno), path: "") }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        close(reader)
        close(writer)
    }

    /// Wakes it; a full pipe means that it is awake already.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writer, &byte, 1)
    }

    /// Forgets that it was woken.
    func clear() {
        var bytes = [UInt8](repeating: 0, count: 512)
        while read(reader, &bytes, bytes.count) > 0 {}
    }
}
