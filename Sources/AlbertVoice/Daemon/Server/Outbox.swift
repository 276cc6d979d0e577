/// What still has to go to a client, at most so much.
struct Outbox: Hashable, Sendable {
    /// The most bytes that may wait.
    let limit: Int
    private var lines: [[UInt8]] = []
    private var sent = 0
    private(set) var count = 0

    /// An empty outbox.
    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { lines.isEmpty }

    /// The bytes to send next; nil where there are none.
    var next: ArraySlice<UInt8>? { lines.first.map { $0[sent...] } }

    /// Takes a line; false where too much waits already, and then it is not kept.
    mutating func append(_ line: String) -> Bool {
        let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
        guard count + bytes.count <= limit else { return false }
        lines.append(bytes)
        count += bytes.count
        return true
    }

    /// Forgets so many bytes, which were sent.
    mutating func drop(_ bytes: Int) {
        sent += bytes
        count -= bytes
        if let first = lines.first, sent >= first.count {
            lines.removeFirst()
            sent = 0
        }
    }

    /// Puts a last line in place of all that has not begun to be sent.
    mutating func end(with line: String) {
        lines = sent > 0 ? Array(lines.prefix(1)) : []
        lines.append(Array(line.utf8) + [UInt8(ascii: "\n")])
        count = lines.reduce(0) { $0 + $1.count } - sent
    }
}
