/// A day and a clock time as the wall clock shows them, without a zone.
public struct LocalDateTime: Hashable, Comparable, Codable, Sendable {
    /// The day.
    public var date: LocalDate
    /// Seconds since local midnight, 0…86,399.
    public var second: Int

    /// A day at `second` seconds after midnight; seconds outside 0…86,399 carry into the day.
    public init(_ date: LocalDate, second: Int = 0) {
        let days = second >= 0 ? second / 86_400 : (second - 86_399) / 86_400
        self.date = date.adding(days: days)
        self.second = second - days * 86_400
    }

    /// A day at a clock time.
    public init(_ date: LocalDate, hour: Int, minute: Int = 0) {
        self.init(date, second: hour * 3600 + minute * 60)
    }

    /// The hour, 0…23.
    public var hour: Int { second / 3600 }
    /// The minute, 0…59.
    public var minute: Int { second / 60 % 60 }

    /// The wall clock `seconds` seconds later, ignoring changes of the clock.
    public func adding(seconds: Int) -> LocalDateTime { LocalDateTime(date, second: second + seconds) }

    public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
        (left.date.dayNumber, left.second) < (right.date.dayNumber, right.second)
    }
}

extension LocalDateTime: CustomStringConvertible {
    /// ISO 8601 without a zone, „2026-03-12T15:30“; with seconds where there are any.
    public var description: String {
        let seconds = second % 60 == 0 ? "" : ":" + padded(second % 60, 2)
        return "\(date)T\(padded(hour, 2)):\(padded(minute, 2))\(seconds)"
    }

    /// Reads `2026-03-12T15:30` or `2026-03-12T15:30:20`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, let date = LocalDate(halves[0]) else { return nil }
        let fields = halves[1].split(separator: ":", omittingEmptySubsequences: false)
        let numbers = fields.compactMap { $0.utf8.count == 2 ? Int($0) : nil }
        guard (2...3).contains(fields.count), numbers.count == fields.count,
            (0..<24).contains(numbers[0]), (0..<60).contains(numbers[1]), (0..<60).contains(numbers.last ?? 0)
        else { return nil }
        self.init(date, second: numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0))
    }
}

extension LocalDateTime {
    /// Seconds of the wall clock until a later time, negative until an earlier one.
    func seconds(until other: LocalDateTime) -> Int {
        (other.date.dayNumber - date.dayNumber) * 86_400 + other.second - second
    }
}
