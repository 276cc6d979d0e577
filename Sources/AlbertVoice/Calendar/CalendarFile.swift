import Foundation

/// Reads calendar files and finds what is wrong with them before libical does.
enum CalendarFile {
    /// The largest file that is read, in bytes.
    static let largest = 10_000_000
    /// The most events and tasks that are taken over from one file.
    static let most = 10_000
    /// How deep components may lie within each other; the RFC needs three.
    private static let deepest = 8

    /// The calendars of a file.
    static func calendars(at path: String) throws(CalendarFileError) -> [CalendarComponent] {
        let name = TextFile.name(of: path)
        return try calendars(of: try bytes(at: path, name), file: name)
    }

    /// The calendars of bytes that came from a file.
    static func calendars(of bytes: [UInt8], file: String) throws(CalendarFileError) -> [CalendarComponent] {
        let text = try text(of: bytes, file)
        try check(text, file)
        guard let root = CalendarText.calendar(of: text) else { throw CalendarFileError(.noCalendar, file: file) }
        let found = ([root] + root.components).filter { $0.name == "VCALENDAR" }
        guard !found.isEmpty else { throw CalendarFileError(.noCalendar, file: file) }
        return found
    }

    private static func bytes(at path: String, _ name: String) throws(CalendarFileError) -> [UInt8] {
        guard FileManager.default.fileExists(atPath: path) else { throw CalendarFileError(.missing, file: name) }
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        // A device or a pipe might never end.
        guard attributes?[.type] as? FileAttributeType == .typeRegular else {
            throw CalendarFileError(.forbidden, file: name)
        }
        guard attributes?[.size] as? Int ?? 0 <= largest else { throw CalendarFileError(.tooLarge, file: name) }
        guard let data = FileManager.default.contents(atPath: target) else {
            throw CalendarFileError(.forbidden, file: name)
        }
        return Array(data)
    }

    private static func text(of bytes: [UInt8], _ file: String) throws(CalendarFileError) -> String {
        guard bytes.count <= largest else { throw CalendarFileError(.tooLarge, file: file) }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        do {
            return try TextFile.text(of: bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes, path: file)
        } catch {
            guard case .notUTF8(let line) = error.reason else { throw CalendarFileError(.forbidden, file: file) }
            throw CalendarFileError(.notUTF8(line: line), file: file)
        }
    }

    /// Throws unless every BEGIN has its END and no control characters are there (RFC 5545, 3.1 and 3.6).
    private static func check(_ text: String, _ file: String) throws(CalendarFileError) {
        var open: [Substring.UTF8View.SubSequence] = []
        var (items, line, hasCalendar) = (0, 0, false)
        for row in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            line += 1
            let fault = CalendarFileError(.damaged(line: line), file: file)
            guard row.allSatisfy({ $0 >= 32 || $0 == 9 || $0 == 13 }) else { throw fault }
            let content = row.last == 13 ? row.dropLast() : row
            if let name = name(content, after: "BEGIN:") {
                open.append(name)
                guard open.count <= deepest else { throw fault }
                hasCalendar = hasCalendar || equal(name, "VCALENDAR")
                items += equal(name, "VEVENT") || equal(name, "VTODO") ? 1 : 0
            } else if let name = name(content, after: "END:") {
                guard let last = open.popLast(), equal(last, String(Substring(name))) else { throw fault }
            }
        }
        guard hasCalendar else { throw CalendarFileError(.noCalendar, file: file) }
        guard open.isEmpty else { throw CalendarFileError(.damaged(line: line), file: file) }
        guard items <= most else { throw CalendarFileError(.tooMany, file: file) }
    }

    private static func name(_ row: Substring.UTF8View, after mark: String) -> Substring.UTF8View? {
        equal(row.prefix(mark.utf8.count), mark) ? row.dropFirst(mark.utf8.count) : nil
    }

    /// Whether bytes spell a word, in whatever case (RFC 5545, 2).
    private static func equal(_ bytes: Substring.UTF8View, _ word: String) -> Bool {
        bytes.count == word.utf8.count && Substring(bytes).uppercased() == word.uppercased()
    }
}
