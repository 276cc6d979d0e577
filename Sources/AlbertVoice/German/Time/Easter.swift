/// The date of Easter, from which the movable feasts are counted.
enum Easter {
    /// Easter Sunday of a year: Gauss' rule in the form without exceptions (Meeus, Astronomical Algorithms, chapter 8).
    static func sunday(of year: Int) -> LocalDate? {
        let golden = year % 19
        let century = year / 100
        let skipped = century - century / 4 - (8 * century + 13) / 25
        let epact = (skipped + 19 * golden + 15) % 30
        let moon = epact - (epact / 28) * (1 - (29 / (epact + 1)) * ((21 - golden) / 11))
        let weekday = (year + year / 4 + moon + 2 - century + century / 4) % 7
        let offset = moon - weekday
        let month = 3 + (offset + 40) / 44
        return LocalDate(year: year, month: month, day: offset + 28 - 31 * (month / 4))
    }

    /// Easter Sunday of the Julian calendar as a Gregorian date.
    static func orthodoxSunday(of year: Int) -> LocalDate? {
        let moon = (19 * (year % 19) + 15) % 30
        let weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
        let month = (moon + weekday + 114) / 31
        let day = (moon + weekday + 114) % 31 + 1
        let shift = year / 100 - year / 400 - 2
        return LocalDate(year: year, month: month, day: day)?.adding(days: shift)
    }
}
