/// On which days something comes again: the part of RFC 5545 recurrence rules that people say.
///
/// FREQ=DAILY, WEEKLY, MONTHLY or YEARLY with INTERVAL, COUNT, UNTIL and BYDAY. BYDAY with a number („2TU“, „-1FR“) means
/// the second Tuesday or last Friday of the month. Weeks begin on Monday. A month without the day (31 February) is
/// left out, as the RFC has it.
public struct Recurrence: Hashable, Sendable {
    /// How often.
    public enum Frequency: String, Sendable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// A weekday, perhaps only the n-th of its month (negative: from the end).
    public struct Day: Hashable, Sendable {
        /// The day of the week.
        public var weekday: Weekday
        /// Which one of the month; nil for every one.
        public var ordinal: Int?
    }

    /// How often.
    public private(set) var frequency = Frequency.daily
    /// Every how many days, weeks, months or years; at least 1.
    public private(set) var interval = 1
    /// How many times altogether, the first included; nil for no such end.
    public private(set) var count: Int?
    /// The last day on which it may happen; nil for no such end.
    public private(set) var until: LocalDate?
    /// On which weekdays; empty for that of the first day.
    public private(set) var days: [Day] = []

    /// Reads a rule without its prefix, „FREQ=WEEKLY;BYDAY=TU“; nil for a rule that says more than this type knows.
    public init?(_ rule: String) {
        var hasFrequency = false
        for part in rule.split(separator: ";") {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2, read(sides[0], sides[1]) else { return nil }
            hasFrequency = hasFrequency || sides[0] == "FREQ"
        }
        let numbered = days.contains { $0.ordinal != nil }
        guard hasFrequency, !numbered || frequency == .monthly, frequency != .yearly || days.isEmpty else { return nil }
    }

    private mutating func read(_ name: String, _ value: String) -> Bool {
        switch name {
        case "FREQ":
            guard let known = Frequency(rawValue: value) else { return false }
            frequency = known
        case "INTERVAL":
            guard let number = Int(value), (1...10_000).contains(number) else { return false }
            interval = number
        case "COUNT":
            guard let number = Int(value), number > 0 else { return false }
            count = number
        case "UNTIL":
            guard let day = Recurrence.day(value) else { return false }
            until = day
        case "BYDAY":
            let read = value.split(separator: ",").map { Day(String($0)) }
            days = read.compactMap(\.self)
            return !days.isEmpty && days.count == read.count
        case "WKST": return value == "MO"
        default: return false
        }
        return true
    }

    /// Reads `20261224` and `20261224T225959Z`; the clock time is of no account here.
    private static func day(_ text: String) -> LocalDate? {
        let digits = Array(text.prefix(8))
        guard digits.count == 8, let number = Int(String(digits)) else { return nil }
        return LocalDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}

extension Recurrence.Day {
    /// Reads „TU“, „2TU“ or „-1FR“.
    init?(_ text: String) {
        guard let weekday = Weekday.allCases.first(where: { $0.code == text.suffix(2) }) else { return nil }
        let number = text.dropLast(2)
        ordinal = number.isEmpty ? nil : Int(number)
        guard number.isEmpty || (-5...5).contains(ordinal ?? 0) && ordinal.map({ $0 != 0 }) ?? false else { return nil }
        self.weekday = weekday
    }

    /// Whether a day is meant.
    func contains(_ date: LocalDate) -> Bool {
        guard date.weekday == weekday else { return false }
        guard let ordinal else { return true }
        let fromEnd = LocalDate.days(inMonth: date.month, of: date.year) - date.day
        return ordinal > 0 ? (date.day - 1) / 7 + 1 == ordinal : fromEnd / 7 + 1 == -ordinal
    }
}
