import Foundation
import Synchronization

/// A bar on the error output while something long runs; nothing where that is no terminal.
final class ProgressBar: Sendable {
    private let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1
    private let done = Mutex(0)

    /// A bar of so many steps.
    init(total: Int) {
        self.total = max(1, total)
    }

    /// One step more; from any thread.
    func step() {
        let count = done.withLock { done in
            done += 1
            return done
        }
        guard isShown, count % max(1, total / 200) == 0 || count == total else { return }
        let filled = 40 * count / total
        let bar = String(repeating: "▮", count: filled) + String(repeating: "▯", count: 40 - filled)
        write("\r\u{1B}[K\(bar) \(count)/\(total)")
    }

    /// Takes the bar away.
    func clear() {
        if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
