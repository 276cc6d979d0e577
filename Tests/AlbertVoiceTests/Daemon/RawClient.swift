import CLinux
import Foundation
import Glibc

@testable import AlbertVoice

/// A client that may behave badly; blocks, so use it through `blocking`.
final class RawClient: Sendable {
    let socket: Int32

    /// Connects; waits twenty-five minutes for each line at most, so that a hanging server fails a test instead of hanging it.
    ///
    /// On a slow machine a server's task stands behind hundreds of other tests in the queue of two threads: ten were too few.
    init(path: String) throws {
        socket = try SocketAddress.stream(path: path)
        var limit = timeval(tv_sec: 1_500, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let address = try SocketAddress(path)
        guard address.with({ connect(socket, $0, $1) }) == 0 else { throw SocketError(code: errno, path: path) }
    }

    deinit { close(socket) }

    /// Sends bytes; false where the server is gone.
    @discardableResult
    func send(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var done = 0
        while done < bytes.count {
            let sent = bytes.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress.map { $0 + done }, bytes.count - done, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return false }
            done += sent
        }
        return true
    }

    /// Sends a line with a descriptor.
    func send(_ text: String, with descriptor: Int32) -> Bool {
        let bytes = Array((text + "\n").utf8)
        return bytes.withUnsafeBytes { albert_send(socket, $0.baseAddress, UInt($0.count), descriptor) } == bytes.count
    }

    /// Says that nothing more comes from here.
    func endSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// The next line; nil at the end.
    func line() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while recv(socket, &byte, 1, 0) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// All lines up to the end.
    func lines() -> [String] {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        return lines
    }
}

/// Runs something that blocks on a thread that may.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try body() }) }.start()
    }
}
