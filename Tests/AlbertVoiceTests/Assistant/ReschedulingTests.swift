import Testing

@testable import AlbertVoice

@Suite("What was not said of a time stays as it was")
struct ReschedulingTests {
    private func value(_ words: String) throws -> TimeValue {
        try GermanTime.value(of: words.split(separator: " ").map(String.init), at: Sample.moment.local)
    }

    private func event(_ start: String, _ end: String?, _ recurrence: String? = nil) -> Entry {
        var entry = Entry(id: "x", kind: .event, zone: "Europe/Berlin")
        (entry.start, entry.end) = (LocalDateTime(start), end.flatMap { LocalDateTime($0) })
        entry.recurrence = recurrence
        return entry
    }

    @Test(
        "day, clock time and length",
        arguments: [
            ("freitag", true, "2026-03-13T16:00", "2026-03-13T17:30"),
            ("um fünf", false, "2026-03-12T17:00", "2026-03-12T18:30"),
            ("freitag um fünf", true, "2026-03-13T17:00", "2026-03-13T18:30"),
            ("freitag von drei bis vier", true, "2026-03-13T15:00", "2026-03-13T16:00"),
        ])
    func moved(_ said: String, _ saidDay: Bool, _ start: String, _ end: String) throws {
        let entry = event("2026-03-12T16:00", "2026-03-12T17:30")
        let moved = try Rescheduling(entry).moved(to: value(said), saidDay: saidDay, now: Sample.moment.local)
        #expect(moved.start == LocalDateTime(start))
        #expect(moved.end == LocalDateTime(end))
    }

    @Test("a series for one weekday follows to the new one, others stay")
    func series() throws {
        let friday = try value("freitag")
        let weekly = event("2026-03-10T16:00", nil, "FREQ=WEEKLY;BYDAY=TU")
        #expect(
            Rescheduling(weekly).moved(to: friday, saidDay: true, now: Sample.moment.local).recurrence
                == "FREQ=WEEKLY;BYDAY=FR")
        let daily = event("2026-03-10T16:00", nil, "FREQ=DAILY")
        #expect(
            Rescheduling(daily).moved(to: friday, saidDay: true, now: Sample.moment.local).recurrence == "FREQ=DAILY")
    }

    @Test("a weekday of a weekly series is its first from now on, as of a series said anew")
    func firstOfSeries() throws {
        let monday = event("2026-03-16T15:00", nil, "FREQ=WEEKLY;BYDAY=MO")
        let rescheduled = try Rescheduling(monday).moved(
            to: value("dienstag"), saidDay: true, now: Sample.moment.local)
        #expect(rescheduled.start == LocalDateTime("2026-03-10T15:00"))
        let tuesday = event("2026-01-06T15:00", nil, "FREQ=WEEKLY;BYDAY=TU")
        #expect(
            try Rescheduling(tuesday).moved(to: value("dienstag"), saidDay: true, now: Sample.moment.local) == tuesday)
        let early = event("2026-03-16T08:00", nil, "FREQ=WEEKLY;BYDAY=MO")
        let over = try Rescheduling(early).moved(to: value("dienstag"), saidDay: true, now: Sample.moment.local)
        #expect(over.start == LocalDateTime("2026-03-17T08:00"))
    }

    @Test(
        "a part of the day turns the clock where the hour is in it",
        arguments: [("abends", "2026-03-12T20:00"), ("morgens", "2026-03-12T08:00")])
    func partOfDay(_ said: String, _ start: String) throws {
        let moved = try Rescheduling(event("2026-03-12T08:00", nil)).moved(
            to: value(said), saidDay: false, now: Sample.moment.local)
        #expect(moved.start == LocalDateTime(start) && moved.end == nil)
    }

    @Test("homework is due on another day, a task may get a clock time")
    func due() throws {
        var homework = Entry(id: "x", kind: .homework, zone: "Europe/Berlin")
        homework.due = Sample.moment.local.date
        #expect(
            try Rescheduling(homework).moved(to: value("freitag"), saidDay: true, now: Sample.moment.local).due
                == LocalDateTime("2026-03-13T00:00")?.date)
        var task = Entry(id: "x", kind: .task, zone: "Europe/Berlin")
        task.due = LocalDateTime("2026-03-13T00:00")?.date
        let moved = try Rescheduling(task).moved(to: value("um fünf"), saidDay: false, now: Sample.moment.local)
        #expect(moved.start == LocalDateTime("2026-03-13T17:00") && moved.due == nil)
    }
}
