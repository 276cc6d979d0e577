/// Cuts what comes from a client into lines; holds at most one line more than fits.
struct LineBuffer: Hashable, Sendable {
    /// The most bytes of a line.
    let longest: Int
    private var bytes: [UInt8] = []
    private var searched = 0
    /// Whether a line was longer than that; nothing comes of this client any more.
    private(set) var isOverlong = false

    /// An empty buffer.
    init(longest: Int) {
        self.longest = longest
    }

    /// How much it holds, in bytes.
    var count: Int { bytes.count }

    /// Takes what came.
    mutating func append(_ new: some Collection<UInt8>) {
        guard !isOverlong else { return }
        bytes += new
    }

    /// The next whole line, without its end; nil where none is there yet.
    mutating func next() -> [UInt8]? {
        while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = Self.trimmed(bytes[..<end])
            guard line.count <= longest else { break }
            bytes.removeFirst(end + 1)
            searched = 0
            if !line.isEmpty { return line }
        }
        searched = bytes.count
        // One more than the line may be its carriage return.
        if bytes.count > longest + 1 { fail() }
        return nil
    }

    /// What is left when the client has ended: a last line may lack its end.
    mutating func last() -> [UInt8]? {
        let line = Self.trimmed(bytes[...])
        bytes = []
        searched = 0
        return line.isEmpty ? nil : line
    }

    private mutating func fail() {
        isOverlong = true
        bytes = []
        searched = 0
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
        Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
}
