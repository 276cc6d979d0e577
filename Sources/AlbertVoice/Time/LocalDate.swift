/// A day in the proleptic Gregorian calendar, without a clock time and without a zone.
///
/// Arithmetic follows Howard Hinnant, „chrono-Compatible Low-Level Date Algorithms“ (civil_from_days, days_from_civil):
/// pure integer work, because understanding thousands of sentences a second leaves no room for a calendar object.
public struct LocalDate: Hashable, Comparable, Codable, Sendable {
    /// Days since 1970-01-01; negative before.
    public var dayNumber: Int

    /// The day that lies `dayNumber` days after 1970-01-01.
    public init(dayNumber: Int) {
        self.dayNumber = dayNumber
    }

    /// The day with this year, month (1…12) and day of month; nil where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= LocalDate.days(inMonth: month, of: year) else { return nil }
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        dayNumber = era * 146_097 + dayOfEra - 719_468
    }

    /// Year, month (1…12) and day of month (1…31) at once.
    public var parts: (year: Int, month: Int, day: Int) {
        let z = dayNumber + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    /// The calendar year.
    public var year: Int { parts.year }
    /// The month, 1…12.
    public var month: Int { parts.month }
    /// The day of the month, 1…31.
    public var day: Int { parts.day }

    /// The day of the week.
    public var weekday: Weekday {
        let index = ((dayNumber + 3) % 7 + 7) % 7
        return Weekday(rawValue: index + 1) ?? .monday
    }

    /// The Monday of this day's week.
    public var monday: LocalDate { adding(days: 1 - weekday.rawValue) }

    /// The day `days` days later (earlier where negative).
    public func adding(days: Int) -> LocalDate { LocalDate(dayNumber: dayNumber + days) }

    /// The same day of the month `months` months later, or the last of that month where it is shorter.
    public func adding(months: Int) -> LocalDate {
        let (year, month, day) = parts
        let index = year * 12 + month - 1 + months
        let newYear = index >= 0 ? index / 12 : (index - 11) / 12
        let newMonth = index - newYear * 12 + 1
        let newDay = min(day, LocalDate.days(inMonth: newMonth, of: newYear))
        return LocalDate(year: newYear, month: newMonth, day: newDay) ?? self
    }

    /// How many days a month (1…12) of a year has.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether a year has a 29 February.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    public static func < (left: LocalDate, right: LocalDate) -> Bool { left.dayNumber < right.dayNumber }
}

extension LocalDate: CustomStringConvertible {
    /// The day in ISO 8601, „2026-03-12“.
    public var description: String {
        let (year, month, day) = parts
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Reads `2026-03-12`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let fields = text.split(separator: "-", omittingEmptySubsequences: false)
        guard fields.count == 3, fields[0].utf8.count == 4, fields[1].utf8.count == 2, fields[2].utf8.count == 2,
            let year = Int(fields[0]), let month = Int(fields[1]), let day = Int(fields[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

/// A number with leading zeros up to a width.
func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
}
