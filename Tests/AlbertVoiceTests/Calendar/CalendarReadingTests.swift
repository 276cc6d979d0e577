import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CalendarReadingTests {
    /// Lines of an event and the entry they mean.
    @Test(arguments: [
        (["SUMMARY:Elternabend", "DTSTART:20260312T190000"], "event Elternabend 2026-03-12T19:00"),
        (
            [
                "SUMMARY:Elternabend", "DTSTART;TZID=Europe/Berlin:20260312T190000",
                "DTEND;TZID=Europe/Berlin:20260312T210000",
            ],
            "event Elternabend 2026-03-12T19:00 -2026-03-12T21:00"
        ),
        // In UTC, before and after the clock changes.
        (["SUMMARY:A", "DTSTART:20260328T170000Z"], "event A 2026-03-28T18:00"),
        (["SUMMARY:A", "DTSTART:20260330T170000Z"], "event A 2026-03-30T19:00"),
        (["SUMMARY:A", "DTSTART;TZID=America/New_York:20260312T190000"], "event A 2026-03-12T19:00 America/New_York"),
        // The end in another zone than the start.
        (
            ["SUMMARY:Flug", "DTSTART;TZID=Europe/Berlin:20260312T100000", "DTEND;TZID=Europe/London:20260312T110000"],
            "event Flug 2026-03-12T10:00 -2026-03-12T12:00"
        ),
        (["SUMMARY:Ferientag", "DTSTART;VALUE=DATE:20260312"], "event Ferientag day 2026-03-12T00:00"),
        (
            ["SUMMARY:Ferientag", "DTSTART;VALUE=DATE:20260312", "DTEND;VALUE=DATE:20260313"],
            "event Ferientag day 2026-03-12T00:00"
        ),
        (
            ["SUMMARY:Osterferien", "DTSTART;VALUE=DATE:20260330", "DTEND;VALUE=DATE:20260411"],
            "event Osterferien day 2026-03-30T00:00 -2026-04-11T00:00"
        ),
        (["SUMMARY:A", "DTSTART:20260312T190000", "DURATION:PT1H30M"], "event A 2026-03-12T19:00 -2026-03-12T20:30"),
        (
            ["SUMMARY:A", "DTSTART;VALUE=DATE:20260312", "DURATION:P2D"],
            "event A day 2026-03-12T00:00 -2026-03-14T00:00"
        ),
        (["SUMMARY:A", "DTSTART:20260312T190000", "DTEND:20260312T180000"], "event A 2026-03-12T19:00"),
        (["DTSTART:20260312T190000"], "event Termin 2026-03-12T19:00"),
        (["SUMMARY:A\\, B\\; C\\nD \\\\ E", "DTSTART:20260312T190000"], "event A, B; C D \\ E 2026-03-12T19:00"),
        (
            ["SUMMARY:A", "LOCATION:Aula\\, Haus 2", "DTSTART:20260312T190000"],
            "event A 2026-03-12T19:00 in Aula, Haus 2"
        ),
        (["SUMMARY:Gefal", " tet", "DTSTART:2026031", "\t2T190000"], "event Gefaltet 2026-03-12T19:00"),
        // How Outlook, Google and Thunderbird name zones.
        (["SUMMARY:A", "DTSTART;TZID=W. Europe Standard Time:20260312T190000"], "event A 2026-03-12T19:00"),
        (["SUMMARY:A", "DTSTART;TZID=\"W. Europe Standard Time\":20260312T190000"], "event A 2026-03-12T19:00"),
        (
            ["SUMMARY:A", "DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260312T190000"],
            "event A 2026-03-12T19:00"
        ),
    ]) func anEvent(lines: [String], meaning: String) throws {
        #expect(try told(calendar(vevent(lines.joined(separator: "\r\n")))) == meaning)
    }

    /// A rule, the start, and the rule that is kept.
    @Test(arguments: [
        ("FREQ=WEEKLY;BYDAY=TH", "20260312T190000", "FREQ=WEEKLY;BYDAY=TH"),
        ("FREQ=WEEKLY;WKST=MO;INTERVAL=1;BYDAY=TH", "20260312T190000", "FREQ=WEEKLY;BYDAY=TH"),
        ("FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=12", "20260312T190000", "FREQ=YEARLY"),
        ("FREQ=MONTHLY;BYMONTHDAY=12", "20260312T190000", "FREQ=MONTHLY"),
        ("FREQ=MONTHLY;BYDAY=TH;BYSETPOS=2", "20260312T190000", "FREQ=MONTHLY;BYDAY=2TH"),
        ("FREQ=MONTHLY;BYDAY=-1FR", "20260327T190000", "FREQ=MONTHLY;BYDAY=-1FR"),
        // 22:59:59 in UTC is one second before midnight in winter; 17:00 comes before the start at 19.
        ("FREQ=WEEKLY;UNTIL=20261224T225959Z", "20260312T190000", "FREQ=WEEKLY;UNTIL=20261224"),
        ("FREQ=WEEKLY;UNTIL=20261224T160000Z", "20260312T190000", "FREQ=WEEKLY;UNTIL=20261223"),
        ("FREQ=WEEKLY;UNTIL=20261224T230000Z", "20260312T000000", "FREQ=WEEKLY;UNTIL=20261225"),
        // More than we can count on is kept all the same.
        ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "20261126T190000", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"),
    ]) func aRule(rule: String, start: String, kept: String) throws {
        let entry = try #require(
            try entries(calendar(vevent("SUMMARY:A", "DTSTART;TZID=Europe/Berlin:\(start)", "RRULE:\(rule)"))).first)
        #expect(entry.recurrence == kept)
    }

    @Test func whatOthersCallATask() throws {
        let text = calendar(
            "BEGIN:VTODO", "UID:a", "SUMMARY:Geld", "DUE;VALUE=DATE:20260312", "END:VTODO",
            "BEGIN:VTODO", "UID:b", "SUMMARY:Anruf", "DTSTART:20260310T080000", "DUE:20260312T170000", "END:VTODO",
            "BEGIN:VTODO", "UID:c", "STATUS:COMPLETED", "END:VTODO")
        #expect(try told(text) == "task Geld due 2026-03-12 | task Anruf 2026-03-12T17:00 | task Aufgabe done")
    }

    @Test func movedAndCancelledOccurrencesLeaveTheSeries() throws {
        let series = vevent(
            "SUMMARY:Chor", "DTSTART;TZID=Europe/Berlin:20260310T180000", "RRULE:FREQ=WEEKLY",
            "EXDATE;TZID=Europe/Berlin:20260407T180000,20260414T180000")
        let moved = vevent(
            "SUMMARY:Chor", "RECURRENCE-ID;TZID=Europe/Berlin:20260317T180000",
            "DTSTART;TZID=Europe/Berlin:20260318T180000")
        let off = vevent(
            "SUMMARY:Chor", "RECURRENCE-ID:20260324T170000Z", "DTSTART:20260324T170000Z", "STATUS:CANCELLED")
        let items = try imported(calendar(moved, series, off)).content.items
        #expect(
            items.map(\.entry.told) == [
                "event Chor 2026-03-18T18:00",
                "event Chor 2026-03-10T18:00 FREQ=WEEKLY not 2026-03-17,2026-03-24,2026-04-07,2026-04-14",
                "event Chor 2026-03-24T18:00",
            ])
        #expect(items.map(\.isCancelled) == [false, false, true])
        #expect(Set(items.map(\.entry.id)).count == 3)
        let days = ["2026-03-10", "2026-03-17", "2026-03-31", "2026-04-07"].compactMap { LocalDate($0) }
        #expect(days.map(items[1].entry.occurs) == [true, false, true, false])
    }

    @Test func ofOneUIDTheHighestSequenceCounts() throws {
        let first = vevent("SUMMARY:Neu", "SEQUENCE:2", "DTSTART:20260312T190000")
        let second = vevent("SUMMARY:Alt", "SEQUENCE:1", "DTSTART:20260312T180000")
        #expect(try told(calendar(first, second)) == "event Neu 2026-03-12T19:00")
    }

    @Test func zonesThatNobodyKnowsAreNamed() throws {
        let known =
            "BEGIN:VTIMEZONE\r\nTZID:Schulzeit\r\nX-LIC-LOCATION:Europe/London\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE"
        let text = calendar(
            known, vevent("SUMMARY:A", "DTSTART;TZID=Schulzeit:20260312T190000"),
            vevent("SUMMARY:B", "DTSTART;TZID=Mars/Olympus Mons:20260312T190000", uid: "u2"))
        let file = try imported(text)
        #expect(
            file.content.items.map(\.entry.told) == [
                "event A 2026-03-12T19:00 Europe/London", "event B 2026-03-12T19:00",
            ])
        #expect(file.unknownZones == ["Mars/Olympus Mons"])
    }

    @Test func theCalendarsOwnZoneIsThatOfTimesInUTC() throws {
        let text = calendar("X-WR-TIMEZONE:Europe/London", vevent("SUMMARY:A", "DTSTART:20260312T190000Z"))
        #expect(try told(text) == "event A 2026-03-12T19:00 Europe/London")
    }

    @Test func whatCannotBeReadIsCounted() throws {
        let text = calendar(
            vevent("SUMMARY:A", "DTSTART:20260312T190000"), vevent("SUMMARY:B", uid: "u2"),
            vevent("SUMMARY:C", "DTSTART:20261399T190000", uid: "u3"),
            vevent("SUMMARY:D", "DTSTART:20260312T190000", "RRULE:FREQ=SOMETIMES", uid: "u4"),
            "BEGIN:VEVENT\r\nSUMMARY:E\r\nDTSTART:20260312T190000\r\nEND:VEVENT")
        let content = try imported(text).content
        #expect(content.items.map(\.entry.title) == ["A"])
        #expect(content.unreadable == 4)
    }

    @Test func anIdOfOursIsTakenOnlyWhereItCouldBeOurs() throws {
        for uid in ["../../etc@albert", "A B@albert", "@albert", String(repeating: "a", count: 99) + "@albert"] {
            let entry = try #require(try entries(calendar(vevent("DTSTART:20260312T190000", uid: uid))).first)
            #expect(entry.id.hasPrefix("ics-") && entry.id.count == 20)
        }
    }
}
