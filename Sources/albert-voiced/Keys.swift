import Foundation

/// Single key presses; where input is no terminal, each line is an Enter.
final class Keys: Sendable {
    /// A key that means something.
    enum Key: Sendable {
        case enter, escape, quit
    }

    private let isTerminal: Bool
    private let saved: termios

    init() {
        isTerminal = isatty(STDIN_FILENO) == 1
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        saved = settings
        guard isTerminal else { return }
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Gives the terminal back as it was.
    func restore() {
        guard isTerminal else { return }
        var settings = saved
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// The keys as they are pressed, read on a thread of their own because reading blocks.
    func stream() -> AsyncStream<Key> {
        let (stream, continuation) = AsyncStream.makeStream(of: Key.self)
        Thread {
            var byte: UInt8 = 0
            while read(STDIN_FILENO, &byte, 1) == 1 {
                switch byte {
                case 10, 13: continuation.yield(.enter)
                case 27: continuation.yield(.escape)
                case UInt8(ascii: "q"), 3, 4: continuation.yield(.quit)
                default: break
                }
            }
            continuation.finish()
        }.start()
        return stream
    }
}
