import Foundation

/// A sorted file of words and phones, mapped into memory and searched without being read whole.
///
/// A line is a word, a tab, phones with single spaces; lines are sorted by bytes; a word said in several ways has several
/// lines, the most usual first.
struct LexiconFile: Sendable {
    private let bytes: Data

    /// Maps a file.
    init(path: String) throws(LexiconError) {
        do {
            bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        } catch {
            throw LexiconError(path: path, line: nil, reason: .unreadable)
        }
    }

    /// The phones of a word, one element a variant; none where the file lacks the word.
    func variants(of word: String) -> [[String]] {
        let key = Array(word.utf8)
        return bytes.withUnsafeBytes { buffer in
            var line = firstLine(notBefore: key, in: buffer)
            var found: [[String]] = []
            while line < buffer.count, Self.compare(buffer, line, key) == 0 {
                let end = Self.end(of: line, in: buffer)
                let phones = buffer[(line + key.count + 1)..<max(end, line + key.count + 1)]
                found.append(phones.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) })
                line = end + 1
            }
            return found.filter { !$0.isEmpty }
        }
    }

    /// All words that are said with so many phones, each way of saying them, in the file's order.
    func words(ofPhones count: ClosedRange<Int>) -> [(word: String, phones: [Substring])] {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let spaces = line.count { $0 == UInt8(ascii: " ") }
            guard count.contains(spaces + 1) else { return nil }
            let fields = Substring(line).split(separator: "\t")
            guard fields.count == 2 else { return nil }
            return (String(fields[0]), fields[1].split(separator: " "))
        }
    }

    /// Start of the first line whose word is not less than the key.
    private func firstLine(notBefore key: [UInt8], in buffer: UnsafeRawBufferPointer) -> Int {
        var (low, high) = (0, buffer.count)
        while low < high {
            let line = Self.start(of: (low + high) / 2, in: buffer)
            if Self.compare(buffer, line, key) < 0 {
                low = Self.end(of: line, in: buffer) + 1
            } else {
                high = line
            }
        }
        return low
    }

    private static func start(of position: Int, in buffer: UnsafeRawBufferPointer) -> Int {
        var start = position
        while start > 0, buffer[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    private static func end(of line: Int, in buffer: UnsafeRawBufferPointer) -> Int {
        var end = line
        while end < buffer.count, buffer[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    /// Compares a line's word with a key: less than, equal to or greater than zero.
    private static func compare(_ buffer: UnsafeRawBufferPointer, _ line: Int, _ key: [UInt8]) -> Int {
        for (offset, wanted) in key.enumerated() {
            guard line + offset < buffer.count else { return -1 }
            let byte = buffer[line + offset]
            if byte != wanted { return isEnd(byte) ? -1 : Int(byte) - Int(wanted) }
        }
        let next = line + key.count
        return next >= buffer.count || isEnd(buffer[next]) ? 0 : 1
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    }
}
