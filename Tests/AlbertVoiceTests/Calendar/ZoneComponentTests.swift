import Foundation
import Testing

@testable import AlbertVoice

@Suite struct ZoneComponentTests {
    private func text(_ zone: String, _ year: Int) throws -> String {
        CalendarPrinter.text(of: ZoneComponent(zone: try #require(TimeZone(identifier: zone)), year: year).component)
    }

    @Test func berlinFollowsTwoRules() throws {
        #expect(
            try text("Europe/Berlin", 2026)
                == [
                    "BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:DAYLIGHT", "DTSTART:20250330T020000",
                    "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT",
                    "BEGIN:STANDARD", "DTSTART:20251026T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
                    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "END:VTIMEZONE", "",
                ].joined(separator: "\r\n"))
    }

    /// A zone and lines that its component must have.
    @Test(arguments: [
        ("America/New_York", ["RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3", "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11"]),
        ("Asia/Kolkata", ["BEGIN:STANDARD", "TZOFFSETTO:+0530"]), ("UTC", ["TZOFFSETTO:+0000"]),
        ("Australia/Sydney", ["RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10", "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4"]),
        ("Africa/Casablanca", ["TZOFFSETTO:+0000", "TZOFFSETTO:+0100"]),
    ]) func otherZones(zone: String, lines: [String]) throws {
        let text = try text(zone, 2026)
        for line in lines { #expect(text.contains(line + "\r\n"), "\(line) in \(text)") }
        #expect(!zone.hasPrefix("Asia") || !text.contains("RRULE"))
    }
}
