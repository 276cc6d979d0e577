import Foundation

/// Reads events and tasks of a calendar (RFC 5545, 3.6.1 and 3.6.2).
///
/// Times in a known zone keep it; times in UTC and times without a zone become wall clock of the calendar's zone. Of one UID
/// the highest SEQUENCE counts, of equal ones the last. An occurrence that was moved or cancelled (RECURRENCE-ID) becomes an
/// exception of its series and an entry of its own. RDATE, attendees, alarms and descriptions are left out.
struct CalendarReader {
    /// The device's zone.
    let device: TimeZone
    /// Whose entries of other programs' calendars are; nobody where everybody's.
    let people: [String]

    /// Everything in a calendar.
    func content(of calendar: CalendarComponent) -> CalendarContent {
        let zones = CalendarZones(calendar, device: device)
        let isCancelled = calendar.text("METHOD")?.uppercased() == "CANCEL"
        var content = CalendarContent()
        for part in calendar.components where ["VEVENT", "VTODO", "VJOURNAL"].contains(part.name) {
            let reader = ItemReader(component: part, zones: zones, people: people)
            if var item = reader.item {
                item.isCancelled = item.isCancelled || isCancelled
                content.items.append(item)
            } else if part.name != "VJOURNAL" {
                content.unreadable += 1
            }
            content.unknownZones += reader.unknownZones
        }
        content.unknownZones = content.unknownZones.unique
        content.items = Self.withExceptions(Self.newest(content.items))
        return content
    }

    /// Each id once, in the order in which they came.
    private static func newest(_ items: [CalendarItem]) -> [CalendarItem] {
        var places: [String: Int] = [:]
        var result: [CalendarItem] = []
        for item in items {
            if let place = places[item.entry.id] {
                if item.sequence >= result[place].sequence { result[place] = item }
            } else {
                places[item.entry.id] = result.count
                result.append(item)
            }
        }
        return result
    }

    /// The series know on which days something else takes their place.
    private static func withExceptions(_ items: [CalendarItem]) -> [CalendarItem] {
        var days: [String: [LocalDate]] = [:]
        for replaced in items.compactMap(\.replaces) { days[replaced.id, default: []].append(replaced.day) }
        return items.map { item in
            guard let more = days[item.entry.id] else { return item }
            var item = item
            item.entry.exceptions = ((item.entry.exceptions ?? []) + more).unique.sorted()
            return item
        }
    }
}

extension CalendarReader {
    /// The entry id for a UID of another program: the same for the same UID, and never one of our own names.
    static func id(ofForeign uid: String) -> String {
        var digest = ContentDigest()
        digest.add(Data(uid.utf8))
        return "ics-\(digest.text)"
    }
}
