import Foundation

/// A VTIMEZONE made of the rules the device knows (RFC 5545, 3.6.5).
///
/// Rules that hold for eight years from the first one on („last Sunday of March at 2“) become an RRULE. Where they do not,
/// each change of those years stands by itself. Depends on zone and year alone, so a file stays the same.
struct ZoneComponent {
    private static let years = 8

    /// The zone.
    let zone: TimeZone
    /// The year whose changes must be known; the component begins a year before.
    let year: Int

    /// The component.
    var component: CalendarComponent {
        var result = CalendarComponent(name: "VTIMEZONE")
        result.add("TZID", .text(zone.identifier))
        let changes = changes()
        let spring = changes.filter { $0.isDaylight }
        let autumn = changes.filter { !$0.isDaylight }
        if changes.isEmpty {
            let start = LocalDateTime(LocalDate(dayNumber: 0))
            let offset = zone.offset(at: epoch(ofYear: year))
            let steady = Change(wall: start, from: offset, to: offset, isDaylight: false)
            result.components = [observance(steady, rule: nil)]
        } else if let summer = rule(of: spring), let winter = rule(of: autumn) {
            result.components = [
                observance(summer.first, rule: summer.rule), observance(winter.first, rule: winter.rule),
            ]
        } else {
            result.components = [before(changes[0])] + changes.map { observance($0, rule: nil) }
        }
        return result
    }

    /// One change of the clock.
    private struct Change: Hashable {
        /// What the clock showed when it was changed.
        var wall: LocalDateTime
        /// Seconds ahead of UTC before and after.
        var from: Int
        var to: Int
        var isDaylight: Bool

        /// Month, time and offsets: what a yearly rule keeps.
        var shape: [Int] { [wall.date.month, wall.date.weekday.rawValue, wall.second, from, to] }
    }

    private func epoch(ofYear year: Int) -> Int {
        (LocalDate(year: year, month: 1, day: 1)?.dayNumber ?? 0) * 86_400
    }

    /// All changes from a year before the year until its rules have shown.
    private func changes() -> [Change] {
        let end = epoch(ofYear: year - 1 + Self.years)
        var found: [Change] = []
        var at = Date(timeIntervalSince1970: TimeInterval(epoch(ofYear: year - 1)))
        while let next = zone.nextDaylightSavingTimeTransition(after: at), next > at, found.count < 64 {
            let epoch = Int(next.timeIntervalSince1970.rounded())
            guard epoch < end else { break }
            let (from, to) = (zone.offset(at: epoch - 1), zone.offset(at: epoch))
            let wall = LocalDateTime(LocalDate(dayNumber: 0), second: epoch + from)
            let isDaylight = zone.isDaylightSavingTime(for: Date(timeIntervalSince1970: TimeInterval(epoch)))
            if from != to {
                found.append(Change(wall: wall, from: from, to: to, isDaylight: isDaylight))
            }
            at = next
        }
        return found
    }

    /// The yearly rule of changes, one each year; nil where they keep to none.
    private func rule(of changes: [Change]) -> (first: Change, rule: String)? {
        guard let first = changes.first, changes.count == Self.years, changes.allSatisfy({ $0.shape == first.shape })
        else { return nil }
        let days = changes.map(\.wall.date)
        let isLast = days.allSatisfy { $0.day + 7 > LocalDate.days(inMonth: $0.month, of: $0.year) }
        let nth = (first.wall.date.day - 1) / 7 + 1
        guard isLast || days.allSatisfy({ ($0.day - 1) / 7 + 1 == nth }) else { return nil }
        let day = (isLast ? "-1" : String(nth)) + first.wall.date.weekday.code
        return (first, "FREQ=YEARLY;BYDAY=\(day);BYMONTH=\(first.wall.date.month)")
    }

    /// What held before the first change, for moments up to it.
    private func before(_ change: Change) -> CalendarComponent {
        let start = LocalDateTime(change.wall.date.adding(days: -730))
        return observance(
            Change(wall: start, from: change.from, to: change.from, isDaylight: false), rule: nil)
    }

    private func observance(_ change: Change, rule: String?) -> CalendarComponent {
        var result = CalendarComponent(name: change.isDaylight ? "DAYLIGHT" : "STANDARD")
        result.properties.append(CalendarTime.local(change.wall, zone: nil).property("DTSTART"))
        result.add("TZOFFSETFROM", .raw(Self.text(change.from)))
        result.add("TZOFFSETTO", .raw(Self.text(change.to)))
        result.add("RRULE", rule.map { .raw($0) })
        return result
    }

    /// „+0530“, with seconds where there are any (RFC 5545, 3.3.14).
    private static func text(_ offset: Int) -> String {
        let size = abs(offset)
        let seconds = size % 60 == 0 ? "" : padded(size % 60, 2)
        return (offset < 0 ? "-" : "+") + padded(size / 3600, 2) + padded(size / 60 % 60, 2) + seconds
    }
}
