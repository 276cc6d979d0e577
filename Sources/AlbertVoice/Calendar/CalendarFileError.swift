/// Why a calendar file cannot be taken over; nothing was changed.
public struct CalendarFileError: Error, Hashable, Sendable {
    /// The kinds of trouble people can do something about.
    public enum Reason: Hashable, Sendable {
        /// There is no such file.
        case missing
        /// It is a folder, a device or may not be read.
        case forbidden
        /// It has more bytes than `CalendarFile.largest`.
        case tooLarge
        /// It has more events and tasks than `CalendarFile.most`.
        case tooMany
        /// From this line on it is not UTF-8 (RFC 5545, 3.1.4).
        case notUTF8(line: Int)
        /// It holds no calendar.
        case noCalendar
        /// It ends before the calendar does, or its parts do not fit into each other; counted from 1.
        case damaged(line: Int)
        /// There are events, and none of them can be read.
        case nothingReadable
    }

    /// What sort of trouble it is.
    public var reason: Reason
    /// The file's name without its folder.
    public var file: String

    /// Trouble with a file.
    init(_ reason: Reason, file: String) {
        self.reason = reason
        self.file = file
    }

    /// The sentence on the toast.
    public var sentence: String {
        switch reason {
        case .missing: "Die Datei \(file) gibt es nicht."
        case .forbidden: "Die Datei \(file) kann ich nicht lesen."
        case .tooLarge:
            "Die Datei \(file) ist größer als \(CalendarFile.largest / 1_000_000) MB. So große Kalender lese ich nicht."
        case .tooMany: "In \(file) stehen mehr als \(CalendarFile.most) Termine. So viele übernehme ich nicht."
        case .notUTF8(let line):
            "Die Datei \(file) ist nicht in UTF-8 geschrieben (Zeile \(line)). Speichere sie bitte als UTF-8."
        case .noCalendar: "In \(file) steht kein Kalender."
        case .damaged(let line): "Die Datei \(file) ist beschädigt oder abgeschnitten (Zeile \(line))."
        case .nothingReadable: "Von den Terminen in \(file) kann ich keinen lesen."
        }
    }

    /// The same in English, for the error output.
    public var englishSentence: String {
        switch reason {
        case .missing: "There is no file \(file)."
        case .forbidden: "\(file) cannot be read."
        case .tooLarge: "\(file) has more than \(CalendarFile.largest) bytes."
        case .tooMany: "\(file) has more than \(CalendarFile.most) events and tasks."
        case .notUTF8(let line): "\(file) is not UTF-8 from line \(line) on."
        case .noCalendar: "\(file) holds no VCALENDAR."
        case .damaged(let line): "\(file) is damaged or cut off at line \(line)."
        case .nothingReadable: "No event of \(file) can be read."
        }
    }
}
