/// What an expression says before it is set against the clock: a day, a clock time, a part of the day.
struct TimeParts: Sendable {
    var day: DaySpec?
    /// A weekday said beside a date, „Donnerstag, den 5.“; the two must agree.
    var weekday: Weekday?
    var period: PeriodSpec?
    var clock: ClockTime?
    var part: PartOfDay?
    /// Hours that have a name, „im Morgengrauen“.
    var hours: Range<Int>?
    /// A point that is exact by itself, „in zwei Stunden“.
    var exact: LocalDateTime?
    /// Hours ahead of UTC of a zone that was named, „16 Uhr MEZ“.
    var zone: Int?
    /// How fine an exact point was said.
    var grain: Grain?
    /// Whether the day was said behind the clock time, so that in a span it belongs to both ends.
    var isDayLast = false
    /// The tokens that name the day, for error messages.
    var source: Range<Int> = 0..<0

    /// Whether nothing was said.
    var isEmpty: Bool { !hasDay && !hasClock }
    /// Whether a day or a longer period was said.
    var hasDay: Bool { day != nil || period != nil || exact != nil }
    /// Whether a clock time or a part of the day was said.
    var hasClock: Bool { clock != nil || part != nil || hours != nil || exact != nil }
}

/// A day as it was said.
enum DaySpec: Hashable, Sendable {
    /// A day that is already sure, „morgen“.
    case fixed(LocalDate)
    /// The next such weekday, or today where a later clock time follows.
    case weekday(Weekday)
    /// A day of a month; month and year may be left to the reference.
    case date(day: Int, month: Int?, year: Int?)
    /// A day that was counted and does not exist, „der fünfte Advent“.
    case missing
}

/// A stretch of days that has a name, „nächste Woche“, „März“, „Sommer 2026“.
enum PeriodSpec: Hashable, Sendable {
    /// A month; the year may be left to the reference.
    case month(Int, year: Int?)
    /// A stretch that is already sure; `isUnit` where it is a whole week, month, quarter or year.
    case span(LocalDateTime, LocalDateTime, grain: Grain, isUnit: Bool)
    /// A calendar year.
    case year(Int)
}

/// A clock time as it was said.
struct ClockTime: Hashable, Sendable {
    var hour: Int
    var minute = 0
    var second = 0
    /// Whether it means just what it says (`03:30`, „null drei Uhr“, 13 and more), not perhaps twelve hours later.
    var isExact = false
    var grain = Grain.hour

    /// Seconds after midnight.
    var seconds: Int { hour * 3600 + minute * 60 + second }
    /// Whether a clock shows such a time.
    var isPossible: Bool {
        (0..<24).contains(hour) && (0..<60).contains(minute) && (0..<60).contains(second) || seconds == 86_400
    }
}

/// A part of the day as it was said.
struct PartOfDay: Hashable, Sendable {
    /// Which third of it was meant.
    enum Shade: Sendable { case whole, early, late }

    var part: DayPart
    var shade = Shade.whole
    /// Whether it names the night that a day ends with („heute Nacht“), not a time of day („nachts“).
    var isNoun = false

    /// Its hours, counted from the midnight of its day.
    var seconds: Range<Int> {
        let hours = part.hours
        let whole = hours.lowerBound * 3600..<hours.upperBound * 3600
        let middle = (whole.lowerBound + whole.upperBound) / 2
        switch shade {
        case .whole: return whole
        case .early: return whole.lowerBound..<middle
        case .late: return middle..<whole.upperBound
        }
    }
}
