import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CalendarFileTests {
    private static let good = calendar(vevent("SUMMARY:A", "DTSTART:20260312T190000", "RRULE:FREQ=WEEKLY;BYDAY=TH"))

    /// A fault, and the text or bytes that have it.
    struct Faulty: Sendable, CustomTestStringConvertible {
        var reason: CalendarFileError.Reason
        var bytes: [UInt8]
        /// Not the bytes: one of them has eight million.
        var testDescription: String { "\(reason)" }

        init(_ reason: CalendarFileError.Reason, _ text: String) { (self.reason, bytes) = (reason, Array(text.utf8)) }

        init(_ reason: CalendarFileError.Reason, bytes: [UInt8]) { (self.reason, self.bytes) = (reason, bytes) }
    }

    private static let faulty: [Faulty] = [
        Faulty(.noCalendar, ""), Faulty(.noCalendar, "Hallo"), Faulty(.noCalendar, "BEGIN:VEVENT\r\nEND:VEVENT\r\n"),
        Faulty(.damaged(line: 3), "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT\r\n"),
        Faulty(.damaged(line: 3), "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"),
        Faulty(.damaged(line: 1), "END:VCALENDAR\r\n"),
        Faulty(.damaged(line: 2), "BEGIN:VCALENDAR\r\nX:\0\r\nEND:VCALENDAR\r\n"),
        Faulty(.damaged(line: 9), String(repeating: "BEGIN:VCALENDAR\r\n", count: 99)),
        Faulty(.notUTF8(line: 2), bytes: latin), Faulty(.notUTF8(line: 1), bytes: [0xFF, 0xFE, 0x42, 0]),
        Faulty(.tooLarge, bytes: [UInt8](repeating: 65, count: CalendarFile.largest + 1)), Faulty(.tooMany, many),
    ]

    private static let latin: [UInt8] = Array("BEGIN:VCALENDAR\r\nX:".utf8) + [0xFC, 13, 10]
    private static let many: String = {
        let event = "BEGIN:VEVENT\nEND:VEVENT\n"
        return "BEGIN:VCALENDAR\n" + String(repeating: event, count: CalendarFile.most + 1) + "END:VCALENDAR\n"
    }()

    @Test(arguments: faulty) func aFileWithAFault(faulty: Faulty) throws {
        let thrown = #expect(throws: CalendarFileError.self) {
            try CalendarFile.calendars(of: faulty.bytes, file: "x.ics")
        }
        let error = try #require(thrown)
        #expect(error.reason == faulty.reason)
        #expect(error.sentence.contains("x.ics") && error.sentence.hasSuffix("."))
        #expect(error.englishSentence.contains("x.ics"))
    }

    @Test(arguments: ["/nowhere/x.ics", "/tmp", "/dev/zero"]) func aPathThatIsNoFile(path: String) {
        let error = #expect(throws: CalendarFileError.self) { try CalendarFile.calendars(at: path) }
        #expect(error?.reason == (path == "/nowhere/x.ics" ? .missing : .forbidden))
    }

    @Test func nothingReadableIsAFault() {
        let error = #expect(throws: CalendarFileError.self) { try imported(calendar(vevent("SUMMARY:A"))) }
        #expect(error?.reason == .nothingReadable)
    }

    @Test func marksLinesAndCasesThatOthersWrite() throws {
        let text = Self.good
        for variant in [
            "\u{FEFF}" + text, text.replacingOccurrences(of: "\r\n", with: "\n"), text + text,
            text.replacingOccurrences(of: "BEGIN:VEVENT", with: "begin:vevent").replacingOccurrences(
                of: "END:VEVENT", with: "end:vevent"),
        ] {
            #expect(try entries(variant).first?.told == "event A 2026-03-12T19:00 FREQ=WEEKLY;BYDAY=TH")
        }
    }

    @Test func noFileCutOffAnywhereIsTakenForAWholeOne() {
        let bytes = Array(Self.good.utf8)
        for length in 0..<(bytes.count - 2) {
            #expect(throws: CalendarFileError.self) {
                try CalendarFile.calendars(of: Array(bytes[..<length]), file: "")
            }
        }
    }

    /// Damaged files of any kind are a sentence or entries, and never the end of the program.
    @Test(arguments: 0..<40) func noDamageEndsTheProgram(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let texts = try CalendarSamples.all.map { try CalendarSamples.text(of: $0) } + [Self.good]
        for text in texts {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...12, using: &random) { Self.damage(&bytes, &random) }
            guard let calendars = try? CalendarFile.calendars(of: bytes, file: "") else { continue }
            let file = try? CalendarImport(calendars, file: "", device: Sample.zone, people: [])
            for entry in file?.content.items.map(\.entry) ?? [] {
                #expect(throws: Never.self) { try JSONEncoder().encode(entry) }
            }
        }
    }

    private static let splinters: [String] = [";", ":", ",", "=", "\"", "\\", "99999999999", "\r\n", "\r\n ", "TZID="]

    private static func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
            let splinter: String = splinters[Int.random(in: 0..<splinters.count, using: &random)]
            bytes.insert(contentsOf: Array(splinter.utf8), at: place)
        default:
            let copied: [UInt8] = Array(bytes[place..<min(place + 40, bytes.count)])
            bytes.insert(contentsOf: copied, at: place)
        }
    }
}
