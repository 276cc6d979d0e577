import Foundation
import Testing

@testable import AlbertVoice

/// What another program makes of our files: the Python package `icalendar` in a virtual environment.
@Suite(.enabled(if: IndependentReader.isThere)) struct IndependentReaderTests {
    @Test func everySampleIsReadAsItWasMeant() throws {
        let scratch = try Scratch()
        for entry in CalendarSamples.all {
            _ = try scratch.write("\(entry.id)@albert.ics", Data(CalendarSamples.text(of: entry).utf8))
        }
        let found = try IndependentReader.read(scratch.folder.path)
        for entry in CalendarSamples.all {
            #expect(found[entry.id] == IndependentReader.line(entry), "\(entry.title ?? "")")
        }
    }
}

/// The reader and what it should say.
enum IndependentReader {
    private static let root = Sample.root.appending(path: ".build/icalendar-venv").path

    /// Whether the package is there or could be installed; says so where not.
    static let isThere: Bool = {
        let isInstalled = (try? run(root + "/bin/python", ["-c", "import icalendar"])) != nil
        if isInstalled { return true }
        let isMade =
            (try? run("/usr/bin/env", ["python3", "-m", "venv", root])) != nil
            && (try? run(root + "/bin/pip", ["install", "-q", "--retries", "0", "--timeout", "15", "icalendar"])) != nil
        if !isMade {
            print("PyPI ist nicht erreichbar oder python3-venv fehlt: Der Test mit „icalendar“ wird übersprungen.")
        }
        return isMade
    }()

    /// One line for each file of a folder, by the file's name.
    static func read(_ folder: String) throws -> [String: String] {
        let script = Sample.folder.appending(path: "Calendar/read_calendars.py").path
        let lines = try run(root + "/bin/python", [script, folder]).split(separator: "\n")
        return Dictionary(
            lines.compactMap { line in
                let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
                return parts.count == 2 ? (parts[0], parts[1]) : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    /// What the reader should say of an entry: title, moments in UTC or days, first days of the series.
    static func line(_ entry: Entry) -> String {
        let isTodo = EntryCalendar.name(of: entry.kind) == "VTODO"
        let zone = TimeZone(identifier: entry.zone) ?? .gmt
        func text(_ local: LocalDateTime) -> String {
            entry.allDay ? local.date.compact : CalendarTime.utc(Moment(local, zone: zone).epoch).text
        }
        let isOnce = isTodo && entry.end == nil && entry.recurrence == nil
        let nextDay = entry.allDay && !isTodo ? entry.start.map { LocalDateTime($0.date.adding(days: 1)) } : nil
        let end = isOnce ? entry.due?.compact ?? entry.start.map(text) : (entry.end ?? nextDay).map(text)
        return [
            entry.title ?? "", isOnce ? "" : entry.start.map(text) ?? "", end ?? "",
            entry.isDone && isTodo ? "COMPLETED" : "", entry.people.joined(separator: "+"), entry.place ?? "",
            series(entry, zone),
        ].joined(separator: "\t")
    }

    /// The first five days of a series, „20260312 …“.
    private static func series(_ entry: Entry, _ zone: TimeZone) -> String {
        guard let rule = entry.recurrence.flatMap({ Recurrence($0) }), let start = entry.start else { return "" }
        let days = rule.occurrences(from: start.date, in: start.date...start.date.adding(days: 3000))
        return days.filter { entry.exceptions?.contains($0) != true }.prefix(5).map { day in
            let local = LocalDateTime(day, second: start.second)
            return entry.allDay ? day.compact : CalendarTime.utc(Moment(local, zone: zone).epoch).text
        }.joined(separator: " ")
    }

    /// A program that failed, and what it wrote.
    private struct Failed: Error {
        var output: String
    }

    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        guard process.terminationStatus == 0 else { throw Failed(output: text) }
        return text
    }
}
