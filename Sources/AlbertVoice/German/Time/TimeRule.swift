/// A rule with the words it is for, and words that look alike and mean something else.
///
/// The examples stand in the file of the rule and are said on Tuesday 2026-03-10 at 09:15; one test runs them all.
public struct TimeRule: Sendable {
    /// What the rule is for.
    public let name: String
    /// Words and what they mean, as a `TimeValue` or number describes itself.
    public let examples: [(said: String, means: String)]
    /// Words that the rule must leave alone, and what they mean instead; nothing where empty.
    public let counterExample: (said: String, means: String)
    /// What the words are searched for.
    public let dimension: ParseDimension
    /// Whether the first reading of the words is meant, or those behind it.
    public let reading: Reading

    /// The first reading of words, or the ones behind it.
    public enum Reading: Sendable { case first, second }

    init(
        _ name: String, _ examples: [(said: String, means: String)], not counterExample: (said: String, means: String),
        _ dimension: ParseDimension = .time, reading: Reading = .first
    ) {
        self.name = name
        self.examples = examples
        self.counterExample = counterExample
        self.dimension = dimension
        self.reading = reading
    }

    /// Every rule of time and number.
    public static let all: [TimeRule] = clocks + days + periods + offsets + spans + repetitions + numbers + second

    private static let clocks = [hourClock, digitalClock, quarterClock, besideClock, bareHour, dayPart, namedHours]
    private static let days = [
        relativeDay, weekday, weekOfWeekday, dayAndMonth, digitalDate, twoOrdinals, dayOfMonth, nthWeekday, holiday,
        nightBeside, romanDay, missingDay,
    ]
    private static let periods = [
        unitPeriod, manyUnits, month, numberedWeek, quarter, season, namedSeason, decade, edge, half, nthWeek,
        namedWeekend, earthHour, yearFirst,
    ]
    private static let offsets = [fromNow, dayAway, aroundDay, within, timer, length]
    private static let spans = [span, dateSpan, openSpan, impossible]
    private static let repetitions = [everyWeekday, everyUnit, everyNth, boundedRepetition]
    private static let second = [pointOfDayPart, eitherDay, eitherMidnight]
    private static let numbers = [cardinal, digits, fraction, decimal, percent, ordinal]

    /// What the words mean by our rules, the finds one after another; empty where there is nothing.
    public static func meaning(of words: String, _ dimension: ParseDimension, _ reading: Reading = .first) -> String {
        let now = LocalDateTime(LocalDate(dayNumber: 20_522), hour: 9, minute: 15)
        let answer = ParseAnswer(words, dimension, at: now, options: TimeOptions())
        return answer.meanings(reading).joined(separator: "; ")
    }
}

extension ParseAnswer {
    /// The meaning of each find in one line; what is impossible is named with „!“ beside the first readings.
    func meanings(_ reading: TimeRule.Reading) -> [String] {
        let finds = finds.filter { $0.isSecond == (reading == .second) }.map { $0.time?.description ?? $0.numberText }
        return finds + (reading == .first ? problems.map { "! " + $0.sentence } : [])
    }
}

extension ParseAnswer.Find {
    /// The number as one writes it, without a needless „.0“.
    var numberText: String {
        guard let number else { return "" }
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
