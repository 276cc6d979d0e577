import Foundation

/// Recurrence rules on their way out and in (RFC 5545, 3.3.10).
///
/// An entry's rule ends with a day; a calendar's must end with a moment in UTC where the event has a clock time.
enum CalendarRule {
    /// The rule as a calendar must have it.
    static func exported(_ rule: String, of entry: Entry) -> String {
        parts(of: rule).map { part in
            guard part.name == "UNTIL", let day = LocalDate(compact: part.value.prefix(8)) else { return part.text }
            if entry.allDay { return "UNTIL=\(day.compact)" }
            let zone = TimeZone(identifier: entry.zone) ?? .gmt
            let last = Moment(LocalDateTime(day, second: 86_399), zone: zone).epoch
            return "UNTIL=\(CalendarTime.utc(last).text)"
        }.joined(separator: ";")
    }

    /// The rule as an entry has it: ending with the last day on which something can begin, parts in our order.
    ///
    /// - Parameters:
    ///   - rule: As the calendar has it.
    ///   - start: The first occurrence, wall clock in `zone`.
    ///   - zone: The entry's zone.
    ///   - simplified: Whether to leave out what the start says anyway, as other programs write it: „BYMONTHDAY=5“ of
    ///     something that begins on a fifth. „BYDAY=TU;BYSETPOS=2“ then becomes „BYDAY=2TU“.
    /// - Returns: The rule, „FREQ=WEEKLY;UNTIL=20261224;BYDAY=TH“.
    static func imported(_ rule: String, start: LocalDateTime, zone: TimeZone, simplified: Bool) -> String {
        var parts = parts(of: rule).map { part -> Part in
            part.name == "UNTIL" ? Part(name: "UNTIL", value: until(part.value, start: start, zone: zone)) : part
        }
        parts.removeAll { $0.text == "INTERVAL=1" || $0.text == "WKST=MO" }
        if simplified { parts = simple(parts, start: start) }
        return parts.sorted { rank($0) < rank($1) }.map(\.text).joined(separator: ";")
    }

    private struct Part: Hashable {
        var name: String
        var value: String
        var text: String { "\(name)=\(value)" }
    }

    private static func parts(of rule: String) -> [Part] {
        rule.uppercased().split(separator: ";").map { part in
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            return Part(name: sides[0], value: sides.count == 2 ? sides[1] : "")
        }
    }

    /// The last day on which an occurrence begins, „20261224“.
    private static func until(_ text: String, start: LocalDateTime, zone: TimeZone) -> String {
        switch CalendarTime(CalendarProperty(name: "UNTIL", value: .raw(text))) {
        case .day(let day)?: day.compact
        case .utc(let epoch)?: lastDay(Moment(epoch: epoch, zone: zone).local, start).compact
        case .local(let local, _)?: lastDay(local, start).compact
        case nil: text
        }
    }

    private static func lastDay(_ until: LocalDateTime, _ start: LocalDateTime) -> LocalDate {
        until.second < start.second ? until.date.adding(days: -1) : until.date
    }

    private static func simple(_ parts: [Part], start: LocalDateTime) -> [Part] {
        let values = Dictionary(parts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        var implied = ["BYHOUR=\(start.hour)", "BYMINUTE=\(start.minute)", "BYSECOND=\(start.second % 60)"]
        let hasDays = values["BYDAY"] != nil
        if !hasDays, values["FREQ"] == "MONTHLY" || values["FREQ"] == "YEARLY" {
            implied.append("BYMONTHDAY=\(start.date.day)")
        }
        if !hasDays, values["FREQ"] == "YEARLY" { implied.append("BYMONTH=\(start.date.month)") }
        var result = parts.filter { !implied.contains($0.text) }
        if values["FREQ"] == "MONTHLY", let position = values["BYSETPOS"], let day = values["BYDAY"], day.count == 2 {
            result.removeAll { $0.name == "BYSETPOS" || $0.name == "BYDAY" }
            result.append(Part(name: "BYDAY", value: position + day))
        }
        return result
    }

    private static func rank(_ part: Part) -> Int {
        ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYMONTHDAY", "BYDAY"].firstIndex(of: part.name) ?? 99
    }
}
