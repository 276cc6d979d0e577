import Foundation
import Glibc
import Synchronization

/// The daemon's socket in the file system, locked so that there is one daemon only.
///
/// The lock dies with its process, however that ends; whoever has the lock may therefore remove a socket that is left.
final class ListeningSocket: Sendable {
    /// The path.
    let path: String
    /// The listening socket.
    let descriptor: Int32
    private let lock: Int32
    /// A descriptor in reserve, to turn a client away when there are none left.
    private let spare: Mutex<Int32>

    /// Takes a path: makes the folder (0700) where it is missing, locks, removes a stale socket, listens.
    ///
    /// - Parameters:
    ///   - path: The socket.
    ///   - mode: Who may connect, 0600 or 0660.
    /// - Throws: `SocketError`, `.running` where another daemon has it.
    init(path: String, mode: mode_t = 0o600) throws(SocketError) {
        self.path = path
        let address = try SocketAddress(path)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SocketError(.forbidden, path: folder)
        }
        lock = try Self.lock(path)
        let descriptor: Int32
        do throws(SocketError) {
            descriptor = try Self.listen(address, path, mode)
        } catch {
            Glibc.close(lock)
            throw error
        }
        self.descriptor = descriptor
        spare = Mutex(open("/dev/null", O_RDONLY | O_CLOEXEC))
    }

    deinit { spare.withLock { _ = Glibc.close($0) } }

    /// Stops listening and removes the socket.
    func close() {
        unlink(path)
        Glibc.close(descriptor)
        Glibc.close(lock)
    }

    /// The next client at the door, its socket non-blocking; nil where nobody waits.
    func accept() -> Int32? {
        while true {
            let client = Glibc.accept(descriptor, nil, nil)
            if client >= 0 {
                _ = fcntl(client, F_SETFL, O_NONBLOCK)
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                return client
            }
            if [EMFILE, ENFILE].contains(errno), turnAway() { continue }
            if errno != EINTR && errno != ECONNABORTED { return nil }
        }
    }

    /// Without a descriptor nobody can be let in, and the door would ring for ever.
    private func turnAway() -> Bool {
        spare.withLock { spare in
            Glibc.close(spare)
            let client = Glibc.accept(descriptor, nil, nil)
            if client >= 0 { Glibc.close(client) }
            spare = open("/dev/null", O_RDONLY | O_CLOEXEC)
            return client >= 0
        }
    }

    private static func lock(_ path: String) throws(SocketError) -> Int32 {
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw SocketError(code: errno, path: path + ".lock") }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            Glibc.close(lock)
            throw code == EWOULDBLOCK ? SocketError(.running, path: path) : SocketError(code: code, path: path)
        }
        return lock
    }

    private static func listen(_ address: SocketAddress, _ path: String, _ mode: mode_t) throws(SocketError) -> Int32 {
        var facts = stat()
        if lstat(path, &facts) == 0 {
            // A mistyped path must not cost a file.
            guard facts.st_mode & S_IFMT == S_IFSOCK else { throw SocketError(.forbidden, path: path) }
            unlink(path)
        }
        let descriptor = try SocketAddress.stream(path: path)
        // For the owner alone as long as it has no other mode: there is no moment at which others could connect.
        let isDone =
            fchmod(descriptor, 0o600) == 0 && address.with { bind(descriptor, $0, $1) } == 0
            && chmod(path, mode) == 0 && Glibc.listen(descriptor, 1_024) == 0
            && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
        guard isDone else {
            let error = SocketError(code: errno, path: path)
            Glibc.close(descriptor)
            throw error
        }
        return descriptor
    }
}
