import Foundation

/// An entry as a calendar of its own (RFC 5545): one item a file, as CalDAV servers keep them (RFC 4791, 4.1).
///
/// Events, drives and birthdays are VEVENT; homework, tasks, things to take along and to buy are VTODO; notes are VJOURNAL.
/// People stand in CATEGORIES. What no property of the RFC can say stands in „X-ALBERT-…“, so that reading the file gives
/// the same entry.
struct EntryCalendar {
    let entry: Entry
    let history: EntryHistory
    /// What other programs show: „Zahnarzt für Lena“.
    let summary: String

    /// The unique name in calendars.
    static func uid(of entry: Entry) -> String { entry.id + suffix }

    /// What every UID of ours ends with.
    static let suffix = "@albert"

    /// The whole calendar, with the entry's zone where a clock time needs one.
    var component: CalendarComponent {
        var calendar = CalendarComponent(name: "VCALENDAR")
        calendar.add("VERSION", .text("2.0"))
        calendar.add("PRODID", .text("-//albert-voiced//DE"))
        if let start = entry.start, !entry.allDay, let zone = TimeZone(identifier: entry.zone) {
            calendar.components.append(ZoneComponent(zone: zone, year: start.date.year).component)
        }
        calendar.components.append(item)
        return calendar
    }

    /// The name of the component that holds an entry.
    static func name(of kind: Entry.Kind) -> String {
        switch kind {
        case .event, .drive, .birthday: "VEVENT"
        case .homework, .task, .takeAlong, .shopping: "VTODO"
        case .note: "VJOURNAL"
        }
    }

    private var item: CalendarComponent {
        var item = CalendarComponent(name: Self.name(of: entry.kind))
        item.add("UID", .text(Self.uid(of: entry)))
        // Without METHOD the stamp says when the item was last revised (RFC 5545, 3.8.7.2), not when the file was made.
        item.add("DTSTAMP", .raw(CalendarTime.utc(history.modified).text))
        item.add("CREATED", .raw(CalendarTime.utc(history.created).text))
        item.add("LAST-MODIFIED", .raw(CalendarTime.utc(history.modified).text))
        item.add("SEQUENCE", .raw(String(history.sequence)))
        item.add("SUMMARY", text: summary)
        item.properties += times
        item.add("LOCATION", text: entry.place)
        item.add("DESCRIPTION", text: description)
        for person in entry.people { item.add("CATEGORIES", text: person) }
        item.properties += status + own
        return item
    }

    private var description: String? {
        guard entry.kind == .drive else { return nil }
        return entry.driver.map { "\($0) fährt." } ?? "Fahrer offen."
    }

    private var isTodo: Bool { Self.name(of: entry.kind) == "VTODO" }

    private var status: [CalendarProperty] {
        guard isTodo else { return [] }
        var item = CalendarComponent(name: "")
        item.add("STATUS", .raw(entry.isDone ? "COMPLETED" : "NEEDS-ACTION"))
        if entry.isDone {
            item.add("COMPLETED", .raw(CalendarTime.utc(history.ticked ?? history.modified).text))
            item.add("PERCENT-COMPLETE", .raw("100"))
        }
        return item.properties
    }

    /// What the RFC has no property for. Any program may skip it (RFC 5545, 3.8.8.2).
    private var own: [CalendarProperty] {
        var item = CalendarComponent(name: "")
        item.add("X-ALBERT-KIND", text: entry.kind.rawValue)
        item.add("X-ALBERT-SUMMARY", text: summary)
        item.add("X-ALBERT-TITLE", text: entry.title)
        item.add("X-ALBERT-SUBJECT", text: entry.subject)
        for part in entry.content?.parts ?? [] { item.add("X-ALBERT-CONTENT", text: part) }
        for person in entry.companions { item.add("X-ALBERT-COMPANION", text: person) }
        item.add("X-ALBERT-DRIVER", text: entry.driver)
        if entry.allDay || entry.start == nil { item.add("X-ALBERT-ZONE", text: entry.zone) }
        if entry.isDone, !isTodo { item.add("X-ALBERT-DONE", text: "TRUE") }
        return item.properties
    }
}

// When.
extension EntryCalendar {
    private var times: [CalendarProperty] {
        guard let start = entry.start else {
            return entry.due.map { [CalendarTime.day($0).property("DUE")] } ?? []
        }
        // A VTODO may not be due when it starts (RFC 5545, 3.8.2.3); one that happens once is due at its time.
        if isTodo, entry.end == nil, entry.recurrence == nil { return [time(start).property("DUE")] }
        var found = [time(start).property("DTSTART")]
        if let end { found.append(time(end).property(isTodo ? "DUE" : "DTEND")) }
        if let rule = entry.recurrence {
            found.append(CalendarProperty(name: "RRULE", value: .raw(CalendarRule.exported(rule, of: entry))))
        }
        found += (entry.exceptions ?? []).map { day in
            (entry.allDay ? .day(day) : time(LocalDateTime(day, second: start.second))).property("EXDATE")
        }
        return found
    }

    /// The end, exclusive; a day that has none ends on the next (RFC 5545, 3.6.1).
    private var end: LocalDateTime? {
        if let end = entry.end, let start = entry.start, end > start { return end }
        return entry.allDay && !isTodo ? entry.start.map { LocalDateTime($0.date.adding(days: 1)) } : nil
    }

    private func time(_ local: LocalDateTime) -> CalendarTime {
        if entry.allDay { return .day(local.date) }
        guard TimeZone(identifier: entry.zone) != nil else { return .local(local, zone: nil) }
        return .local(local, zone: entry.zone)
    }
}
