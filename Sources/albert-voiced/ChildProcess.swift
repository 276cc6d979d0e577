import Foundation

/// A run of a program whose end, however it comes, is data.
struct ChildProcess {
    /// How it ended.
    enum End: Hashable {
        /// By itself, with its status.
        case exited(Int32)
        /// By a signal: a crash, or the end of its time (`SIGKILL`).
        case signalled(Int32)
    }

    /// How it ended.
    let end: End
    /// What it wrote, at most so much.
    let output: String

    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - words: Path and arguments.
    ///   - seconds: When to kill it.
    /// - Throws: `Failure` where it cannot be started.
    init(_ words: [String], seconds: Double) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Self.unstartable }
        for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, words[0], &actions, nil, &arguments, environ)
        close(ends[1])
        guard code == 0 else { throw Self.unstartable }
        output = Self.read(ends[0], for: seconds) { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        end = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
    }

    /// Reads until the other end is closed; at the end of the time calls `giveUp` once.
    private static func read(_ descriptor: Int32, for seconds: Double, _ giveUp: () -> Void) -> String {
        let end = ContinuousClock.now + .seconds(seconds)
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 4_096)
        var hasGivenUp = false
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            if left <= 0, !hasGivenUp {
                hasGivenUp = true
                giveUp()
            }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, hasGivenUp ? -1 : Int32(max(0, left)))
            guard ready > 0 else { continue }
            let count = Glibc.read(descriptor, &block, block.count)
            if count <= 0 { break }
            if bytes.count < 65_536 { bytes += block[..<count] }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let unstartable = Failure.environment(
        "Ich kann mich nicht selbst starten.", "This program cannot start itself.")
}
