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
        case .orthodox(let days): Easter.orthodoxSunday(of: year)?.adding(days: days)
        }
    }

    /// The first date of the holiday on or after a day.
    func next(from day: LocalDate) -> LocalDate? {
        let year = day.year
        for candidate in year...year + 1 {
            if let date = date(in: candidate), date >= day { return date }
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
