/// The Islamic calendar as Mecca keeps it: a month begins on the evening after a conjunction before sunset.
enum IslamicCalendar {
    /// The days in a Gregorian year that are this day of this month; a year may have two.
    static func dates(month: Int, day: Int, in year: Int) -> [LocalDate] {
        let about = Int((Double(year - 622) * 1.030684).rounded(.down))
        return (about - 1...about + 2).map { date($0, month, day) }.filter { $0.year == year }
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> LocalDate {
        // New moon 0 opened Shawwal 1420.
        let conjunction = Moon.new((year - 1420) * 12 + month - 10) + 3.0 / 24
        let evening = conjunction - conjunction.rounded(.down) < 0.75 ? 1 : 2
        return LocalDate(dayNumber: Int(conjunction.rounded(.down)) + evening + day - 1)
    }
}

/// The Hebrew calendar, counted from its new year (Reingold and Dershowitz, Calendrical Calculations).
enum HebrewCalendar {
    /// The day `days` after the new year that falls into a Gregorian year.
    static func afterNewYear(_ days: Int, in year: Int) -> LocalDate {
        LocalDate(dayNumber: newYear(year + 3761) + days)
    }

    /// The day `days` after the first day of Passover in a Gregorian year.
    static func afterPassover(_ days: Int, in year: Int) -> LocalDate {
        LocalDate(dayNumber: newYear(year + 3761) - 163 + days)
    }

    /// The first day of Hanukkah: the second month has 29 or 30 days.
    static func hanukkah(in year: Int) -> LocalDate {
        let length = newYear(year + 3762) - newYear(year + 3761)
        return afterNewYear(83 + (length % 10 == 5 ? 1 : 0), in: year)
    }

    /// Days since 1970 of the new year of a Hebrew year.
    private static func newYear(_ year: Int) -> Int {
        let before = elapsed(year - 1), this = elapsed(year), next = elapsed(year + 1)
        let delay = next - this == 356 ? 2 : this - before == 382 ? 1 : 0
        return this + delay - 1_373_427 - 719_163
    }

    private static func elapsed(_ year: Int) -> Int {
        let months = (235 * year - 234) / 19
        let parts = 12_084 + 13_753 * months
        let day = 29 * months + parts / 25_920
        return 3 * (day + 1) % 7 < 3 ? day + 1 : day
    }
}

/// Feasts that follow the moon and the sun together, by the clock of a place.
enum LunisolarCalendar {
    /// The day of the month that begins with the last new moon before the sun reaches a longitude.
    static func date(before longitude: Double, day: Int, hoursAhead: Double, in year: Int) -> LocalDate {
        let term = (Sun.time(of: longitude, in: year) + hoursAhead / 24).rounded(.down) + 1 - hoursAhead / 24
        let moon = Moon.new(Moon.number(before: term - 0.000_01)) + hoursAhead / 24
        return LocalDate(dayNumber: Int(moon.rounded(.down)) + day - 1)
    }

    /// The day on which the sun reaches a longitude, the next day where it is past noon.
    static func solar(_ longitude: Double, hoursAhead: Double, in year: Int) -> LocalDate {
        LocalDate(dayNumber: Int((Sun.time(of: longitude, in: year) + hoursAhead / 24 + 0.5).rounded(.down)))
    }
}
