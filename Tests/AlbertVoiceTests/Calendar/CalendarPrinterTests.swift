import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CalendarPrinterTests {
    /// A text and how it is escaped (RFC 5545, 3.3.11).
    @Test(arguments: [
        ("Milch, Butter; Brot", "Milch\\, Butter\\; Brot"), ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\nb"),
        ("a\u{7}b", "ab"), ("„Käse“: 3", "„Käse“: 3"),
    ]) func separatorsAreEscaped(text: String, written: String) {
        #expect(CalendarPrinter.escaped(text) == written)
    }

    @Test(arguments: ["a", "ä", "€", "😀", "aä€😀"], [0, 1, 2, 3]) func linesAreFoldedBetweenCharacters(
        letter: String, shift: Int
    ) {
        let line = String(repeating: "x", count: shift) + String(repeating: letter, count: 90)
        let rows = CalendarPrinter.folded(line).components(separatedBy: "\r\n")
        #expect(rows.count > 1 && rows.allSatisfy { $0.utf8.count <= 75 })
        #expect(rows.dropFirst().allSatisfy { $0.hasPrefix(" ") })
        #expect(([rows[0]] + rows.dropFirst().map { String($0.dropFirst()) }).joined() == line)
    }

    @Test func aLineOfSeventyFiveStaysWhole() {
        #expect(CalendarPrinter.folded(String(repeating: "x", count: 75)).utf8.count == 75)
        #expect(CalendarPrinter.folded(String(repeating: "x", count: 76)).utf8.count == 79)
    }

    @Test(arguments: CalendarSamples.all) func everyLineEndsInCRLFAndIsShort(entry: Entry) throws {
        let text = try CalendarSamples.text(of: entry)
        #expect(text.hasSuffix("END:VCALENDAR\r\n"))
        let rows = text.utf8.split(separator: UInt8(ascii: "\n"))
        #expect(rows.allSatisfy { $0.last == 13 && $0.count <= 76 })
    }

    @Test func anEntryInFull() throws {
        let entry = Entry.made(
            .event, "Chor", start: "2026-03-10T18:00", end: "2026-03-10T19:00", rule: "FREQ=WEEKLY;UNTIL=20261224",
            people: ["Lena"], at: "Aula")
        let text = try CalendarSamples.text(of: entry, sequence: 2)
        let item = text.components(separatedBy: "BEGIN:VEVENT\r\n")[1].components(separatedBy: "\r\n")
        #expect(
            item == [
                "UID:abc@albert", "DTSTAMP:19700101T000000Z", "CREATED:19700101T000000Z",
                "LAST-MODIFIED:19700101T000000Z",
                "SEQUENCE:2", "SUMMARY:Chor für Lena", "DTSTART;TZID=Europe/Berlin:20260310T180000",
                "DTEND;TZID=Europe/Berlin:20260310T190000", "RRULE:FREQ=WEEKLY;UNTIL=20261224T225959Z", "LOCATION:Aula",
                "CATEGORIES:Lena", "X-ALBERT-KIND;VALUE=TEXT:event", "X-ALBERT-SUMMARY;VALUE=TEXT:Chor für Lena",
                "X-ALBERT-TITLE;VALUE=TEXT:Chor", "END:VEVENT", "END:VCALENDAR", "",
            ])
    }

    /// An entry, the component it stands in, and lines of it.
    struct Shown: Sendable {
        var entry: Entry
        var component: String
        var lines: [String]
    }

    private static let kinds: [Shown] = [
        Shown(
            entry: .made(.drive, "Fahrt Turnier", start: "2026-03-14T10:00", driver: "Oma Grete"), component: "VEVENT",
            lines: ["DESCRIPTION:Oma Grete fährt."]),
        Shown(
            entry: .made(.drive, "Fahrt Turnier", start: "2026-03-14T10:00"), component: "VEVENT",
            lines: ["DESCRIPTION:Fahrer offen."]),
        Shown(
            entry: .made(.birthday, "Mia", start: "2026-09-05T00:00", allDay: true, rule: "FREQ=YEARLY"),
            component: "VEVENT",
            lines: [
                "SUMMARY:Geburtstag von Mia", "DTSTART;VALUE=DATE:20260905", "DTEND;VALUE=DATE:20260906",
                "RRULE:FREQ=YEARLY",
            ]),
        Shown(
            entry: .made(.homework, nil, due: "2026-03-12", subject: "Mathematik"), component: "VTODO",
            lines: ["SUMMARY:Mathe", "DUE;VALUE=DATE:20260312", "STATUS:NEEDS-ACTION"]),
        Shown(
            entry: .made(.task, "Anrufen", start: "2026-03-12T17:00"), component: "VTODO",
            lines: ["DUE;TZID=Europe/Berlin:20260312T170000"]),
        Shown(
            entry: .made(.shopping, "Milch", done: true), component: "VTODO",
            lines: ["STATUS:COMPLETED", "COMPLETED:19700101T000000Z", "PERCENT-COMPLETE:100"]),
        Shown(
            entry: .made(.takeAlong, "Turnbeutel", due: "2026-03-11", people: ["Lena"]), component: "VTODO",
            lines: ["SUMMARY:Turnbeutel für Lena mitnehmen", "DUE;VALUE=DATE:20260311"]),
        Shown(entry: .made(.note, "Schlüssel"), component: "VJOURNAL", lines: ["SUMMARY:Schlüssel"]),
    ]

    @Test(arguments: kinds) func eachKind(shown: Shown) throws {
        let text = try CalendarSamples.text(of: shown.entry)
        #expect(text.contains("BEGIN:\(shown.component)\r\n"))
        for line in shown.lines { #expect(text.contains("\r\n\(line)\r\n"), "\(line)") }
    }

    @Test func sequenceAndStampsComeFromTheJournal() throws {
        let entry = homework("Mathe")
        func at(_ step: String, _ kind: Change.Kind, _ epoch: Int) -> Change {
            Change(step: step, kind: kind, epoch: epoch, zone: "", who: "Anna", device: "", words: "")
        }
        let changes = [
            at("1", .added(entry), 100), at("2", .ticked(entryID: "Mathe"), 200), at("3", .retracted(step: "2"), 300),
            at("4", .retracted(step: "3"), 250), at("5", .added(homework("Bio")), 900),
        ]
        let history = try #require(EntryHistory.all(in: JournalState(changes))["Mathe"])
        #expect(history.sequence == 3 && history.created == 100 && history.modified == 300 && history.ticked == 200)
    }
}
