import Foundation

/// A day or a moment as iCalendar writes it (RFC 5545, 3.3.4 and 3.3.5).
enum CalendarTime: Hashable, Sendable {
    /// A whole day, „VALUE=DATE:20260310“.
    case day(LocalDate)
    /// Seconds since 1970, „20260310T150000Z“.
    case utc(Int)
    /// What the wall clock shows, in a zone or wherever the reader is (nil).
    case local(LocalDateTime, zone: String?)

    /// The time of a property; nil where it is none.
    init?(_ property: CalendarProperty) {
        let text = property.value.text
        guard let day = LocalDate(compact: text.prefix(8)) else { return nil }
        if text.utf8.count == 8 {
            self = .day(day)
            return
        }
        let clock = Array(text.utf8.dropFirst(8))
        let isUTC = clock.last == UInt8(ascii: "Z")
        guard clock.count == (isUTC ? 8 : 7), clock[0] == UInt8(ascii: "T"),
            let digits = Int(String(decoding: clock[1..<7], as: UTF8.self)), digits >= 0
        else { return nil }
        let (hour, minute, second) = (digits / 10_000, digits / 100 % 100, digits % 100)
        // Second 60 is a leap second, which the RFC lets us take for 59.
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        let local = LocalDateTime(day, second: hour * 3600 + minute * 60 + min(second, 59))
        self =
            isUTC
            ? .utc(local.date.dayNumber * 86_400 + local.second) : .local(local, zone: property.parameters["TZID"])
    }

    /// The property that says this time.
    func property(_ name: String) -> CalendarProperty {
        switch self {
        case .day(let day):
            CalendarProperty(name: name, parameters: ["VALUE": "DATE"], value: .raw(day.compact))
        case .utc:
            CalendarProperty(name: name, value: .raw(text))
        case .local(_, let zone):
            CalendarProperty(name: name, parameters: zone.map { ["TZID": $0] } ?? [:], value: .raw(text))
        }
    }

    /// The notation of the RFC without its parameters.
    var text: String {
        switch self {
        case .day(let day): day.compact
        case .utc(let epoch): LocalDateTime(LocalDate(dayNumber: 0), second: epoch).compact + "Z"
        case .local(let local, _): local.compact
        }
    }
}

extension LocalDate {
    /// „20260310“, as in RFC 5545, 3.3.4.
    var compact: String {
        let (year, month, day) = parts
        return padded(year, 4) + padded(month, 2) + padded(day, 2)
    }

    /// Reads `20260310`; nil for anything else.
    init?(compact text: some StringProtocol) {
        guard text.utf8.count == 8, text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text) else {
            return nil
        }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}

extension LocalDateTime {
    /// „20260310T160000“, as in RFC 5545, 3.3.5.
    var compact: String {
        date.compact + "T" + padded(hour, 2) + padded(minute, 2) + padded(second % 60, 2)
    }
}
