/// A holiday or a day with a name, and how its date follows from the year.
struct Holiday: Sendable {
    /// How a date follows from a year.
    enum Rule: Sendable {
        /// Always the same day of a month.
        case fixed(month: Int, day: Int)
        /// Days after Easter Sunday.
        case easter(Int)
        /// Days after the fourth Sunday of Advent.
        case advent(Int)
        /// The n-th weekday of a month, the last where n is -1.
        case weekday(Int, Weekday, month: Int)
        /// Days after orthodox Easter Sunday.
        case orthodox(Int)
        /// A day of a month of the Islamic calendar.
        case islamic(month: Int, day: Int)
        /// The last Friday of Ramadan.
        case ramadanFriday
        /// Days after the Hebrew new year or, counted from Passover, after its first day.
        case hebrew(Int, fromPassover: Bool)
        /// The first day of Hanukkah.
        case hanukkah
        /// A day of the lunar month before the sun reaches a longitude, by a clock ahead of UT.
        case lunar(before: Double, day: Int, hoursAhead: Double)
        /// Days after the n-th weekday of a month, „Black Friday“.
        case daysAfter(Int, Int, Weekday, month: Int)
        /// The day on which the sun reaches a longitude, by the clock in Germany.
        case sun(Double, hoursAhead: Double)
        /// The day of the spring equinox in Iran.
        case equinox
    }

    /// The rule.
    let rule: Rule
    /// Its names, parted by spaces; „_“ joins the words of one name.
    let names: String

    /// The date in a year.
    func date(in year: Int) -> LocalDate? {
        switch rule {
        case .fixed(let month, let day): LocalDate(year: year, month: month, day: day)
        case .easter(let days): Easter.sunday(of: year)?.adding(days: days)
        case .advent(let days): Holiday.fourthAdvent(of: year)?.adding(days: days)
        case .weekday(let n, let weekday, let month): LocalDate.nth(n, weekday, month: month, year: year)
        case .daysAfter(let days, let n, let weekday, let month):
            LocalDate.nth(n, weekday, month: month, year: year)?.adding(days: days)
        case .sun(let longitude, let hours):
            LocalDate(dayNumber: Int((Sun.time(of: longitude, in: year) + hours / 24).rounded(.down)))
        case .orthodox(let days): Easter.orthodoxSunday(of: year)?.adding(days: days)
        case .islamic(let month, let day): IslamicCalendar.dates(month: month, day: day, in: year).first
        case .ramadanFriday:
            IslamicCalendar.dates(month: 10, day: 1, in: year).first.map {
                $0.adding(days: -($0.weekday.rawValue + 1) % 7 - 1)
            }
        case .hebrew(let days, false): HebrewCalendar.afterNewYear(days, in: year)
        case .hebrew(let days, true): HebrewCalendar.afterPassover(days, in: year)
        case .hanukkah: HebrewCalendar.hanukkah(in: year)
        case .lunar(let longitude, let day, let hours):
            LunisolarCalendar.date(before: longitude, day: day, hoursAhead: hours, in: year)
        case .equinox: LunisolarCalendar.solar(0, hoursAhead: 3.5, in: year)
        }
    }

    /// The first date of the holiday on or after a day.
    func next(from day: LocalDate) -> LocalDate? {
        let year = day.year
        for candidate in year...year + 1 {
            if case .islamic(let month, let number) = rule {
                let dates = IslamicCalendar.dates(month: month, day: number, in: candidate)
                if let date = dates.first(where: { $0 >= day }) { return date }
            } else if let date = date(in: candidate), date >= day {
                return date
            }
        }
        return nil
    }

    private static func fourthAdvent(of year: Int) -> LocalDate? {
        guard let eve = LocalDate(year: year, month: 12, day: 24) else { return nil }
        return eve.adding(days: -(eve.weekday.rawValue % 7))
    }
}

extension LocalDate {
    /// The n-th weekday of a month; the last where n is -1, the last but one where it is -2; nil where there is none.
    static func nth(_ n: Int, _ weekday: Weekday, month: Int, year: Int) -> LocalDate? {
        guard let first = LocalDate(year: year, month: month, day: 1) else { return nil }
        let length = LocalDate.days(inMonth: month, of: year)
        if n < 0 {
            let last = first.adding(days: length - 1)
            let back = (last.weekday.rawValue - weekday.rawValue + 7) % 7
            let date = last.adding(days: -back + 7 * (n + 1))
            return date.month == month ? date : nil
        }
        let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
        let date = first.adding(days: ahead + 7 * (n - 1))
        return n > 0 && date.month == month ? date : nil
    }
}
