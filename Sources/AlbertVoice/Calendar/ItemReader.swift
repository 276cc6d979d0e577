import Foundation

/// Reads one VEVENT, VTODO or VJOURNAL; the latter only of our own.
struct ItemReader {
    let component: CalendarComponent
    let zones: CalendarZones
    let people: [String]

    /// The longest title or place that is taken over, in characters.
    static let longest = 200

    /// The item; nil where UID or time is missing or cannot be read.
    var item: CalendarItem? {
        guard let uid = component.text("UID"), !uid.isEmpty, var entry = timed(Entry(id: "", kind: kind, zone: home))
        else { return nil }
        let replaced = component.property("RECURRENCE-ID")
        entry.id = id(of: uid)
        let day = replaced.flatMap { CalendarTime($0) }.map { wall($0).local.date }
        let series = entry.id
        if let replaced { entry.id = CalendarReader.id(ofForeign: uid + "\n" + replaced.value.text) }
        fill(&entry)
        return CalendarItem(
            entry: entry, isCancelled: component.text("STATUS")?.uppercased() == "CANCELLED",
            sequence: component.text("SEQUENCE").flatMap { Int($0) } ?? 0,
            replaces: day.map { CalendarItem.Replaced(id: series, day: $0) })
    }

    /// TZIDs that nobody knows.
    var unknownZones: [String] {
        component.properties.compactMap { $0.parameters["TZID"] }.filter { zones.zone($0) == nil }
    }

    private var home: String { own("ZONE") ?? zones.home.identifier }

    /// Whether we wrote it.
    private var isOwn: Bool { component.text("UID")?.hasSuffix(EntryCalendar.suffix) == true }

    private func own(_ name: String) -> String? { isOwn ? component.text("X-ALBERT-" + name) : nil }

    private func id(of uid: String) -> String {
        let name = uid.dropLast(EntryCalendar.suffix.count)
        // A name that could not be one of ours must not get into the journal by a file.
        let isName = isOwn && (1...40).contains(name.utf8.count) && name.utf8.allSatisfy(Self.isNameByte)
        return isName ? String(name) : CalendarReader.id(ofForeign: uid)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }

    private var kind: Entry.Kind {
        let own = own("KIND").flatMap { Entry.Kind(rawValue: $0) }
        if let own, EntryCalendar.name(of: own) == component.name { return own }
        switch component.name {
        case "VTODO": return .task
        case "VJOURNAL": return .note
        default: return .event
        }
    }
}

// What, whose, where.
extension ItemReader {
    private func fill(_ entry: inout Entry) {
        entry.title = title
        entry.place = component.text("LOCATION").flatMap(Self.line)
        entry.people = isOwn ? component.properties("CATEGORIES").map(\.value.text) : people
        entry.isDone = component.text("STATUS")?.uppercased() == "COMPLETED" || own("DONE") == "TRUE"
        guard isOwn else { return }
        entry.subject = own("SUBJECT")
        let parts = component.properties("X-ALBERT-CONTENT").map(\.value.text)
        entry.content = parts.isEmpty ? nil : HomeworkContent(parts: parts)
        entry.companions = component.properties("X-ALBERT-COMPANION").map(\.value.text)
        entry.driver = own("DRIVER")
    }

    /// Our own title, unless another program has changed what it shows.
    private var title: String? {
        let summary = component.text("SUMMARY").flatMap(Self.line)
        if isOwn, own("SUMMARY").flatMap(Self.line) == summary { return own("TITLE") }
        return summary ?? (component.name == "VTODO" ? "Aufgabe" : "Termin")
    }

    /// Text on one line, without control characters, not too long; nil where nothing is left.
    static func line(_ text: String) -> String? {
        let words = text.split {
            $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
        }
        let line = words.joined(separator: " ")
        return line.isEmpty ? nil : String(line.prefix(longest))
    }
}

// When.
extension ItemReader {
    /// The entry with its times; nil where there must be some and are none.
    private func timed(_ entry: Entry) -> Entry? {
        var entry = entry
        let due = component.property("DUE").flatMap { CalendarTime($0) }
        guard let start = component.property("DTSTART").flatMap({ CalendarTime($0) }) else {
            guard component.name != "VEVENT", hasReadable("DUE"), hasReadable("DTSTART") else { return nil }
            if let due { setDue(due, on: &entry) }
            return entry
        }
        if component.name == "VTODO", rule == nil, let due, !isOwn {
            // What others start and finish is a task to be done by its end.
            setDue(due, on: &entry)
            return entry
        }
        setStart(start, until: due, on: &entry)
        guard hasReadable("RRULE") else { return nil }
        return entry
    }

    /// Whether a property is missing or was read: libical puts an error in the place of one it cannot read.
    private func hasReadable(_ name: String) -> Bool {
        let isFaulty = component.properties("X-LIC-ERROR").contains { $0.value.text.contains("in \(name) property") }
        return component.property(name) != nil || !isFaulty
    }

    private var rule: String? { component.text("RRULE") }

    /// What the wall clock shows, and where.
    private func wall(_ time: CalendarTime) -> (local: LocalDateTime, zone: TimeZone) {
        switch time {
        case .day(let day): return (LocalDateTime(day), zones.home)
        case .utc(let epoch): return (Moment(epoch: epoch, zone: zones.home).local, zones.home)
        case .local(let local, let id): return (local, id.flatMap(zones.zone) ?? zones.home)
        }
    }

    private func setDue(_ due: CalendarTime, on entry: inout Entry) {
        if case .day(let day) = due {
            entry.due = day
        } else {
            let (local, zone) = wall(due)
            (entry.start, entry.zone) = (local, zone.identifier)
        }
    }

    private func setStart(_ time: CalendarTime, until due: CalendarTime?, on entry: inout Entry) {
        let (start, zone) = wall(time)
        if case .day = time { entry.allDay = true } else { entry.zone = zone.identifier }
        entry.start = start
        let end = (component.property("DTEND").flatMap { CalendarTime($0) } ?? due).map { local($0, in: zone) }
        entry.end = (end ?? duration.map { start.adding(seconds: $0) }).flatMap { end in
            let first = entry.allDay ? LocalDateTime(start.date.adding(days: 1)) : start
            return end > first ? end : nil
        }
        entry.recurrence = rule.map {
            CalendarRule.imported($0, start: start, zone: zone, simplified: !isOwn)
        }
        let days = component.properties("EXDATE").compactMap { CalendarTime($0) }.map { local($0, in: zone).date }
        entry.exceptions = days.isEmpty ? nil : days.unique.sorted()
    }

    /// A time as the wall clock of a zone shows it.
    private func local(_ time: CalendarTime, in zone: TimeZone) -> LocalDateTime {
        switch time {
        case .day(let day): LocalDateTime(day)
        case .utc(let epoch): Moment(epoch: epoch, zone: zone).local
        case .local(let local, nil): local
        case .local(let local, let id?):
            Moment(epoch: Moment(local, zone: zones.zone(id) ?? zone).epoch, zone: zone).local
        }
    }

    /// DURATION in seconds (RFC 5545, 3.3.6); days are days of the wall clock.
    private var duration: Int? {
        guard let text = component.text("DURATION"), text.hasPrefix("P") else { return nil }
        let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1]
        var (total, digits) = (0, "")
        for letter in text.dropFirst() where letter != "T" {
            if let unit = units[letter], let number = Int(digits), number < 10_000_000 {
                (total, digits) = (total + number * unit, "")
            } else {
                digits.append(letter)
            }
        }
        return digits.isEmpty ? total : nil
    }
}
