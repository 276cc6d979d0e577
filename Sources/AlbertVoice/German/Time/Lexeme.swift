/// What a word can be for the rules of time and number: a class and a value.
///
/// „donnerstag“ is `.weekday` 4, „übermorgen“ `.relativeDay` 2, „zwei“ `.cardinal` 2.
struct Lexeme: Hashable, Sendable {
    /// The word classes the rules ask for.
    enum Kind: UInt8, Sendable {
        case end, unknown, digits, symbol
        case article, one, cardinal, ordinal, multiplier, mixed, half, quarter, threeQuarters, few, several
        case weekday, weekdayShort, weekly, month, monthWeek, season, namedSeason, schoolHoliday, publicHoliday,
            seasonOf, unit, quarterHour, part,
            partOfWeekday,
            morning
        case relativeDay, now, holiday, midnight, dawn, timer
        case this, next, afterNext, last, beforeLast, edge, early, late, halfOf, rest, whole
        case every, all, always, frequency, workdays, times, per, title, roundabout
        case oclock, pm, zone, approximately, weekNumber, quarterNumber, decade, era
        case `in`, at, on, around, about, from, fromThe, to, until, between, and, since, before, after, `for`
        case startingAt, ago, of, over, within, later, earlier, but, or, wordPoint, sign, percent, fraction, dozen
        case together, ordinalMultiplier, thousands, secondLetter, ordinalEnding, decadeEnding, weekLetter, clockLetter,
            monthHalf, edgeOfUnit, weekdayPlural, except, halfYear, greeting, measure, eve, adventWeekend, romanDay,
            earthHour
    }

    /// The class.
    var kind: Kind
    /// The value within the class, for instance the month's number.
    var value: Int32

    init(_ kind: Kind, _ value: Int = 0) {
        self.kind = kind
        self.value = Int32(truncatingIfNeeded: value)
    }

    static let unknown = Lexeme(.unknown)
    static let end = Lexeme(.end)
}
