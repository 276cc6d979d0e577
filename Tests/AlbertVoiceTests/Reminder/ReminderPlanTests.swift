import Foundation
import Testing

@testable import AlbertVoice

/// Looks one after the other, each a moment and what is told at it: „title minutes“, „title late“, „title days“, „+n“ missed.
struct ReminderStory: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var entries: [Entry]
    var lead = 30
    var zone = "Europe/Berlin"
    /// The first moment only begins; wall clock in `zone`, or in UTC with „Z“.
    var looks: [(at: String, told: String)]

    /// What is told at each look.
    func told() throws -> [String] {
        var memory: ReminderMemory?
        let plan = ReminderPlan(lead: lead)
        return try looks.map { look in
            let moment = try moment(look.at)
            let found = plan.look(at: entries, since: memory ?? ReminderMemory(from: moment), now: moment)
            // Through JSON, as it is kept from one look to the next.
            memory = try JSONDecoder().decode(ReminderMemory.self, from: JSONEncoder().encode(found.memory))
            return Self.text(found)
        }
    }

    func moment(_ text: String) throws -> Moment {
        let zone = try #require(TimeZone(identifier: text.hasSuffix("Z") ? "UTC" : zone))
        let local = try #require(LocalDateTime(text.hasSuffix("Z") ? text.dropLast() : text[...]))
        return Moment(epoch: Moment(local, zone: zone).epoch, zone: try #require(TimeZone(identifier: self.zone)))
    }

    static func text(_ look: ReminderPlan.Look) -> String {
        let told = look.reminders.map { reminder in
            let title = reminder.entry.title ?? reminder.entry.subject ?? ""
            switch reminder.occasion {
            case .ahead(let minutes): return "\(title) \(minutes)"
            case .late: return "\(title) late"
            case .days(let days): return "\(title) d\(days)"
            }
        }
        return (told + (look.missed > 0 ? ["+\(look.missed)"] : [])).joined(separator: ", ")
    }
}

private let dentist = Entry.made(.event, "Zahnarzt", id: "z", start: "2026-03-13T16:00")
private let choir = Entry.made(
    .event, "Chor", id: "c", start: "2026-03-10T18:00", rule: "FREQ=WEEKLY;BYDAY=TU", not: ["2026-03-24"])
private let bag = Entry.made(.takeAlong, "Turnbeutel", id: "t", due: "2026-03-13")

@Suite struct ReminderPlanTests {
    private static let plain: [ReminderStory] = [
        ReminderStory(
            testDescription: "a clock time", entries: [dentist],
            looks: [
                ("2026-03-13T15:00", ""), ("2026-03-13T15:29", ""), ("2026-03-13T15:30", "Zahnarzt 30"),
                ("2026-03-13T15:31", ""), ("2026-03-13T16:00", ""), ("2026-03-13T18:00", ""),
            ]),
        ReminderStory(
            testDescription: "another lead", entries: [dentist], lead: 90,
            looks: [("2026-03-13T14:00", ""), ("2026-03-13T14:31", "Zahnarzt 89")]),
        ReminderStory(
            testDescription: "no lead", entries: [dentist], lead: 0,
            looks: [("2026-03-13T15:59", ""), ("2026-03-13T16:00", "Zahnarzt 0"), ("2026-03-13T16:01", "")]),
        ReminderStory(
            testDescription: "a thing of a day", entries: [bag],
            looks: [("2026-03-12T17:59", ""), ("2026-03-12T18:00", "Turnbeutel d1"), ("2026-03-13T08:00", "")]),
        ReminderStory(
            testDescription: "several days: the first",
            entries: [
                .made(.event, "Ferien", start: "2026-03-30T00:00", end: "2026-04-11T00:00", allDay: true)
            ],
            looks: [("2026-03-29T17:00", ""), ("2026-03-29T18:30", "Ferien d1"), ("2026-04-01T18:30", "")]),
        ReminderStory(
            testDescription: "a birthday, every year",
            entries: [
                .made(.birthday, "Mia", start: "2025-09-05T00:00", allDay: true, rule: "FREQ=YEARLY")
            ],
            looks: [("2026-09-04T12:00", ""), ("2026-09-04T18:00", "Mia d1"), ("2027-09-04T18:00", "Mia d1")]),
        ReminderStory(
            testDescription: "a series, without its exception", entries: [choir],
            looks: [
                ("2026-03-10T17:00", ""), ("2026-03-10T17:40", "Chor 20"), ("2026-03-17T17:30", "Chor 30"),
                ("2026-03-24T17:30", ""), ("2026-03-31T17:30", "Chor 30"),
            ]),
        ReminderStory(
            testDescription: "what is never told",
            entries: [
                .made(.shopping, "Milch", due: "2026-03-13"), .made(.note, "Notiz"), .made(.task, "Irgendwann"),
                .made(.homework, nil, due: "2026-03-13", subject: "Deutsch", done: true),
            ], looks: [("2026-03-12T17:00", ""), ("2026-03-12T19:00", "")]),
        ReminderStory(
            testDescription: "in the order in which they were due", entries: [bag, dentist, choir],
            looks: [("2026-03-10T12:00", ""), ("2026-03-13T15:40", "Turnbeutel d0, Zahnarzt 20, +1")]),
    ]

    private static let clocks: [ReminderStory] = [
        ReminderStory(
            testDescription: "off for a while: before it begins", entries: [dentist],
            looks: [("2026-03-13T12:00", ""), ("2026-03-13T15:50", "Zahnarzt 10")]),
        ReminderStory(
            testDescription: "off for a while: two hours are late", entries: [dentist],
            looks: [("2026-03-13T12:00", ""), ("2026-03-13T18:00", "Zahnarzt late"), ("2026-03-13T18:01", "")]),
        ReminderStory(
            testDescription: "off for a while: more are counted", entries: [dentist],
            looks: [("2026-03-13T12:00", ""), ("2026-03-13T18:01", "+1"), ("2026-03-13T18:02", "")]),
        ReminderStory(
            testDescription: "off over night: a thing of the day is of use until it is over", entries: [bag],
            looks: [("2026-03-12T12:00", ""), ("2026-03-13T07:00", "Turnbeutel d0")]),
        ReminderStory(
            testDescription: "off for the whole day", entries: [bag],
            looks: [("2026-03-12T12:00", ""), ("2026-03-14T00:00", "+1")]),
        ReminderStory(
            testDescription: "off for weeks: each occurrence counts", entries: [choir],
            looks: [("2026-03-10T12:00", ""), ("2026-04-07T18:30", "Chor late, +3")]),
        ReminderStory(
            testDescription: "set back after telling: not twice", entries: [dentist],
            looks: [
                ("2026-03-13T15:00", ""), ("2026-03-13T15:30", "Zahnarzt 30"), ("2026-03-13T14:00", ""),
                ("2026-03-13T15:30", ""), ("2026-03-13T17:00", ""),
            ]),
        ReminderStory(
            testDescription: "set back before telling: not lost", entries: [dentist],
            looks: [
                ("2026-03-13T15:00", ""), ("2026-03-13T14:00", ""), ("2026-03-13T15:29", ""),
                ("2026-03-13T15:30", "Zahnarzt 30"),
            ]),
        ReminderStory(
            testDescription: "a day ahead by mistake: what was counted is told in its time", entries: [dentist],
            looks: [
                ("2026-03-13T15:00", ""), ("2026-03-14T15:00", "+1"), ("2026-03-13T15:05", ""),
                ("2026-03-13T15:30", "Zahnarzt 30"), ("2026-03-14T15:30", ""),
            ]),
        ReminderStory(
            testDescription: "a device that wakes in 1970", entries: [dentist, choir],
            looks: [
                ("2026-03-13T15:00", ""), ("2026-03-13T15:30", "Zahnarzt 30"), ("1970-01-01T01:00", ""),
                ("2026-03-13T15:40", ""), ("2026-03-17T17:30", "Chor 30"),
            ]),
        ReminderStory(
            testDescription: "a jump of seconds around the moment", entries: [dentist],
            looks: [
                ("2026-03-13T15:29:58", ""), ("2026-03-13T15:30:01", "Zahnarzt 30"), ("2026-03-13T15:29:59", ""),
                ("2026-03-13T15:30:02", ""),
            ]),
    ]

    private static let zones: [ReminderStory] = [
        // At 2 the clock goes to 3: what stands at 2:30 is at 3:30 summer time, 1:30 in UTC.
        ReminderStory(
            testDescription: "a time that the clock skips",
            entries: [
                .made(.event, "Nachtschicht", start: "2026-03-29T02:30")
            ], looks: [("2026-03-29T00:00Z", ""), ("2026-03-29T00:59Z", ""), ("2026-03-29T01:00Z", "Nachtschicht 30")]),
        ReminderStory(
            testDescription: "half an hour that passes, though the clock shows more",
            entries: [
                .made(.event, "Flug", start: "2026-03-29T03:10")
            ], looks: [("2026-03-29T01:30", ""), ("2026-03-29T01:40", "Flug 30"), ("2026-03-29T03:05", "")]),
        // At 3 the clock goes back to 2: 2:30 comes at 0:30 and at 1:30 in UTC, and the first is meant.
        ReminderStory(
            testDescription: "a time that comes twice",
            entries: [
                .made(.event, "Nachtschicht", start: "2026-10-25T02:30")
            ],
            looks: [
                ("2026-10-24T23:59Z", ""), ("2026-10-25T00:00Z", "Nachtschicht 30"), ("2026-10-25T01:00Z", ""),
                ("2026-10-25T01:30Z", ""),
            ]),
        ReminderStory(
            testDescription: "a series keeps to the wall clock",
            entries: [
                .made(.event, "Frühsport", start: "2026-03-27T07:00", rule: "FREQ=DAILY")
            ],
            looks: [
                ("2026-03-28T05:00Z", ""), ("2026-03-28T05:30Z", "Frühsport 30"), ("2026-03-29T04:29Z", ""),
                ("2026-03-29T04:30Z", "Frühsport 30"),
            ]),
        ReminderStory(
            testDescription: "the entry's zone rules on a device elsewhere", entries: [dentist, bag],
            zone: "America/New_York",
            looks: [
                ("2026-03-12T16:59Z", ""), ("2026-03-12T17:00Z", "Turnbeutel d1"), ("2026-03-13T14:29Z", ""),
                ("2026-03-13T14:30Z", "Zahnarzt 30"),
            ]),
        ReminderStory(
            testDescription: "a device that travels tells nothing twice",
            entries: [
                .made(.event, "Anruf", start: "2026-03-13T10:00", zone: "America/New_York")
            ], looks: [("2026-03-13T14:20", ""), ("2026-03-13T14:30", "Anruf 30"), ("2026-03-13T15:00", "")]),
    ]

    @Test(arguments: plain + clocks + zones) func whatIsTold(story: ReminderStory) throws {
        #expect(try story.told() == story.looks.map(\.told))
    }

    /// The entry as it is at the second look, and what is told at it and at the third.
    @Test func whatChangesBetweenLooks() throws {
        let moved = Entry.made(.event, "Zahnarzt", id: "z", start: "2026-03-13T17:00")
        let ticked = Entry.made(.event, "Zahnarzt", id: "z", start: "2026-03-13T16:00", done: true)
        let cases: [(then: [Entry], told: [String])] = [
            ([dentist], ["", "Zahnarzt 30", ""]), ([], ["", "", ""]), ([ticked], ["", "", ""]),
            ([moved], ["", "", "Zahnarzt 30"]),
        ]
        for one in cases { #expect(try told([[dentist], one.then, one.then]) == one.told) }
        // Told at 15:30, then moved to 17:00: told again; moved back: not again.
        #expect(try told([[dentist], [dentist], [moved]]) == ["", "Zahnarzt 30", "Zahnarzt 30"])
        #expect(try told([[dentist], [dentist], [moved], [dentist]]) == ["", "Zahnarzt 30", "Zahnarzt 30", ""])
    }

    private func told(_ entries: [[Entry]]) throws -> [String] {
        let times = ["2026-03-13T15:00", "2026-03-13T15:30", "2026-03-13T16:30", "2026-03-13T16:40"]
        let story = ReminderStory(testDescription: "", entries: [], looks: [])
        var memory = ReminderMemory(from: try story.moment(times[0]))
        return try zip(entries, times).map { entries, time in
            let look = ReminderPlan().look(at: entries, since: memory, now: try story.moment(time))
            memory = look.memory
            return ReminderStory.text(look)
        }
    }

    @Test func whatIsFiledNearerThanTheLeadWasJustSaid() throws {
        let story = ReminderStory(testDescription: "", entries: [], looks: [])
        let memory = ReminderMemory(from: try story.moment("2026-03-13T15:45"))
        let look = ReminderPlan().look(at: [dentist], since: memory, now: try story.moment("2026-03-13T15:50"))
        #expect(look.reminders.isEmpty && look.missed == 0)
    }

    /// However time is cut into looks and wherever the clock jumps, each occurrence is told at most once, and told or counted
    /// where it ends.
    @Test(arguments: 0..<60) func nothingTwiceAndNothingLost(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let start = Sample.moment
        let end = start.epoch + 60 * 86_400
        var memory = ReminderMemory(from: start)
        var (now, told, missed) = (start.epoch, [Reminder.Key](), 0)
        while now < end {
            let step = [60, 3600, 20_000, 200_000, -3600, -90_000][Int.random(in: 0..<6, using: &random)]
            now = max(start.epoch, now + step)
            let look = ReminderPlan().look(
                at: [dentist, choir, bag], since: memory, now: Moment(epoch: now, zone: start.zone))
            memory = look.memory
            told += look.reminders.map(\.key)
            missed += look.missed
        }
        #expect(Set(told).count == told.count)
        // Until the end there are two once and eight Tuesdays.
        #expect(told.count + missed >= 10)
        #expect(told.count <= 10)
    }

    @Test func itForgetsTheOldestOnly() throws {
        var memory = ReminderMemory(from: Sample.moment)
        let many = (0..<(ReminderMemory.most + 5)).map { number in
            Reminder(
                entry: .made(.event, "", id: String(number)), occurrence: LocalDateTime(LocalDate(dayNumber: 0)),
                due: 0,
                occasion: .late)
        }
        memory.add(many, at: Sample.moment)
        #expect(memory.told.count == ReminderMemory.most && memory.told.first?.entry == "5")
    }
}

@Suite struct ReminderWordingTests {
    /// An entry, how it stands, and the sentence.
    @Test(arguments: [
        (Reminder.Occasion.ahead(minutes: 30), "In 30 Minuten: Zahnarzt, 16 Uhr."),
        (.ahead(minutes: 0), "Jetzt: Zahnarzt."),
        (.ahead(minutes: 1), "In einer Minute: Zahnarzt, 16 Uhr."),
        (.ahead(minutes: 600), "Freitag, 16 Uhr: Zahnarzt."),
        (.late, "Zahnarzt war um 16 Uhr."), (.days(1), "Morgen: Zahnarzt."), (.days(0), "Heute: Zahnarzt."),
    ]) func eachOccasion(occasion: Reminder.Occasion, sentence: String) throws {
        let reminder = Reminder(
            entry: dentist, occurrence: try #require(dentist.start), due: 0, occasion: occasion)
        #expect(try ReminderWording(#require(Sample.household)).sentence(reminder) == sentence)
    }

    @Test(arguments: [
        (Entry.made(.drive, "Fahrt Turnier", people: ["Felix"]), "Morgen: Fahrt Turnier für Felix, Fahrer offen."),
        (.made(.drive, "Fahrt Turnier", driver: "Anna"), "Morgen: Fahrt Turnier, Anna fährt."),
        (.made(.takeAlong, "Turnbeutel", people: ["Lena"]), "Morgen: Turnbeutel für Lena mitnehmen."),
        (.made(.homework, nil, subject: "Mathematik", content: ["Seite 42"]), "Morgen: Mathe, Seite 42."),
        (.made(.birthday, "Mia"), "Morgen: Geburtstag von Mia."),
    ]) func eachKind(entry: Entry, sentence: String) throws {
        let reminder = Reminder(entry: entry, occurrence: Sample.moment.local, due: 0, occasion: .days(1))
        #expect(try ReminderWording(#require(Sample.household)).sentence(reminder) == sentence)
    }

    @Test func missedOnesAreCounted() {
        #expect(ReminderWording.missed(0) == nil)
        #expect(ReminderWording.missed(1) == "Eine Erinnerung ist ausgefallen, während ich aus war.")
        #expect(ReminderWording.missed(3) == "3 Erinnerungen sind ausgefallen, während ich aus war.")
    }
}
