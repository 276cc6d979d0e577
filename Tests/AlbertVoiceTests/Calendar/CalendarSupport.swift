import Foundation
import Testing

@testable import AlbertVoice

/// A calendar around the lines of one event or several.
func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Schule//DE"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n")
        + "\r\n"
}

/// An event with these lines and UID „u1“.
func vevent(_ lines: String..., uid: String = "u1") -> String {
    (["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260301T120000Z"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
}

/// The import of a text, read in Berlin.
func imported(_ text: String, people: [String] = []) throws -> CalendarImport {
    let calendars = try CalendarFile.calendars(of: Array(text.utf8), file: "schule.ics")
    return try CalendarImport(calendars, file: "schule.ics", device: Sample.zone, people: people)
}

/// The entries of a text.
func entries(_ text: String) throws -> [Entry] { try imported(text).content.items.map(\.entry) }

/// The one entry of a text in a line: kind, title, start, end, due, rule, exceptions, zone.
func told(_ text: String) throws -> String {
    try entries(text).map(\.told).joined(separator: " | ")
}

extension Entry {
    /// The entry in a line of a table.
    var told: String {
        var parts = ["\(kind)", title ?? "-"]
        if let start { parts.append((allDay ? "day " : "") + start.description) }
        if let end { parts.append("-\(end)") }
        if let due { parts.append("due \(due)") }
        if let recurrence { parts.append(recurrence) }
        if let exceptions { parts.append("not \(exceptions.map(\.description).joined(separator: ","))") }
        if zone != "Europe/Berlin" { parts.append(zone) }
        if let place { parts.append("in \(place)") }
        if isDone { parts.append("done") }
        return parts.joined(separator: " ")
    }

    /// An entry as a test needs it.
    static func made(
        _ kind: Kind, _ title: String?, id: String = "abc", start: String? = nil, end: String? = nil,
        due: String? = nil, allDay: Bool = false, rule: String? = nil, not exceptions: [String] = [],
        zone: String = "Europe/Berlin", people: [String] = [], with companions: [String] = [], at place: String? = nil,
        driver: String? = nil, subject: String? = nil, content: [String] = [], done: Bool = false
    ) -> Entry {
        var entry = Entry(id: id, kind: kind, zone: zone)
        entry.title = title
        entry.start = start.flatMap { LocalDateTime($0) }
        entry.end = end.flatMap { LocalDateTime($0) }
        entry.due = due.flatMap { LocalDate($0) }
        (entry.allDay, entry.recurrence, entry.isDone) = (allDay, rule, done)
        entry.exceptions = exceptions.isEmpty ? nil : exceptions.compactMap { LocalDate($0) }
        (entry.people, entry.companions) = (people, companions)
        (entry.place, entry.driver, entry.subject) = (place, driver, subject)
        entry.content = content.isEmpty ? nil : HomeworkContent(parts: content)
        return entry
    }
}

/// Everything an entry can be, for the way out and back.
enum CalendarSamples {
    private static let once: [Entry] = [
        .made(.event, "Zahnarzt", start: "2026-03-13T16:00", people: ["Lena"]),
        .made(
            .event, "Ausflug; mit Bus, Bahn \\ Rad", start: "2026-03-13T08:00", end: "2026-03-13T12:30",
            with: ["Anna", "Tobias"], at: "Schule, Hof; hinten"),
        .made(.event, "Ferien", start: "2026-03-30T00:00", end: "2026-04-11T00:00", allDay: true),
        .made(.event, "Wandertag", start: "2026-03-12T00:00", allDay: true),
        .made(.event, "Winterzeit", start: "2026-10-25T02:30", end: "2026-10-25T04:00"),
        .made(.event, "Anruf aus New York", start: "2026-03-20T15:00", zone: "America/New_York"),
        .made(.event, "Tee in Kalkutta", start: "2026-03-20T15:00", zone: "Asia/Kolkata"),
        .made(.event, "Klassenarbeit", start: "2026-03-20T00:00", allDay: true, subject: "Mathematik"),
        .made(.drive, "Fahrt Turnier", start: "2026-03-14T10:00", people: ["Felix"], driver: "Oma Grete"),
        .made(.drive, "Fahrt Flughafen", start: "2026-03-14T10:00", done: true),
    ]

    private static let series: [Entry] = [
        .made(.event, "Turnen", start: "2026-03-12T16:30", rule: "FREQ=WEEKLY;BYDAY=TH"),
        .made(
            .event, "Chor", start: "2026-03-10T18:00", end: "2026-03-10T19:00", rule: "FREQ=WEEKLY;UNTIL=20261224",
            not: ["2026-04-07", "2026-12-22"]),
        .made(
            .event, "Müllabfuhr", start: "2026-03-12T00:00", allDay: true,
            rule: "FREQ=WEEKLY;INTERVAL=2;UNTIL=20260611",
            not: ["2026-03-26"]),
        .made(.event, "Verein", start: "2026-03-31T20:00", rule: "FREQ=MONTHLY;COUNT=5"),
        .made(.event, "Elternrat", start: "2026-03-27T20:00", rule: "FREQ=MONTHLY;BYDAY=-1FR"),
        .made(.event, "Sommerzeit", start: "2026-03-27T02:30", rule: "FREQ=DAILY;COUNT=5"),
        .made(.birthday, "Mia", start: "2026-09-05T00:00", allDay: true, rule: "FREQ=YEARLY"),
        .made(.task, "Blumen gießen", start: "2026-03-12T00:00", allDay: true, rule: "FREQ=DAILY;INTERVAL=3"),
    ]

    private static let rest: [Entry] = [
        .made(
            .homework, nil, due: "2026-03-12", people: ["Felix"], subject: "Mathematik",
            content: ["Seite 42", "Nummer 3, 4 und 5"]),
        .made(.homework, nil, subject: "Deutsch"),
        .made(.task, "Müll rausbringen", due: "2026-03-12", done: true),
        .made(.task, "Anrufen", start: "2026-03-12T17:00"),
        .made(.task, "Streichen", start: "2026-03-12T09:00", end: "2026-03-12T12:00"),
        .made(.takeAlong, "Turnbeutel", due: "2026-03-11", people: ["Lena"]),
        .made(.shopping, "2 Liter Milch"),
        .made(.shopping, "Butter", done: true),
        .made(.note, "Der Schlüssel liegt bei Oma, unter der Matte. " + String(repeating: "Ä", count: 60)),
    ]

    /// All of them, each with an id of its own.
    static let all: [Entry] = (once + series + rest).enumerated().map { index, entry in
        var entry = entry
        entry.id = "sample\(index)"
        return entry
    }

    /// The text of a calendar with one entry.
    static func text(of entry: Entry, sequence: Int = 0) throws -> String {
        let changes = [change("1", .added(entry))] + (0..<sequence).map { change("c\($0)", .changed(entry)) }
        let export = try CalendarExport(JournalState(changes), household: #require(Sample.household))
        return try #require(export.files["alle/\(entry.id)@albert.ics"])
    }
}
