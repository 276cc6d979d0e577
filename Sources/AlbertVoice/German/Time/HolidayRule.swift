/// Days with a name: „Heiligabend“, „Ostermontag 2026“, „am ersten Advent“, „Weihnachten nächstes Jahr“.
extension TimeParser {
    /// A holiday in the year that was said, else its next date.
    func holiday(at index: Int) -> Match<LocalDate>? {
        var place = index
        var sunday = 0
        if let n = ordinal(at: index), kind(n.end) == .holiday {
            guard let date = numberedHoliday(n.value, token(n.end).value) else { return nil }
            place = n.end
            sunday = date
        }
        let which = sunday == 0 ? selector(at: place) : nil
        if which != nil { place += 1 }
        guard kind(place) == .holiday else { return nil }
        let holiday = Holidays.holiday(token(place).value)
        let year = holidayYear(at: place + 1)
        if which == .last {
            let before = holiday.next(from: today.adding(days: -366)).flatMap { $0 < today ? $0 : nil }
            return before.map { Match(value: $0, end: place + 1) }
        }
        let date = year.map { holiday.date(in: $0.value) } ?? holiday.next(from: today.adding(days: -sunday))
        return date.map { Match(value: $0.adding(days: sunday), end: year?.end ?? place + 1) }
    }

    /// Days to add for „zweiter Advent“ or „zweiter Weihnachtsfeiertag“; nil for others.
    private func numberedHoliday(_ n: Int, _ index: Int) -> Int? {
        switch Holidays.holiday(index).rule {
        case .advent(-21) where (1...4).contains(n): (n - 1) * 7
        case .fixed(month: 12, day: 25) where n <= 2, .easter(0) where n <= 2, .easter(49) where n <= 2: n - 1
        default: nil
        }
    }

    /// „2026“, „nächstes Jahr“, „im nächsten Jahr“, „letzten Jahres“ behind a holiday or month.
    func holidayYear(at index: Int) -> Match<Int>? {
        let place = skip(.in, .article, .from, at: index)
        if let year = year(at: place), token(place).digits != 2, place == index || kind(place) == .digits {
            return year
        }
        if let distant = yearsAway(at: index) { return distant }
        guard let which = selector(at: place), kind(place + 1) == .unit,
            token(place + 1).value == TimeUnit.year.rawValue
        else {
            return nil
        }
        return Match(value: today.year + steps(which), end: place + 2)
    }

    /// „vor zwei Jahren“, „in einem Jahr“ behind a holiday or month.
    private func yearsAway(at index: Int) -> Match<Int>? {
        guard kind(index) == .before || kind(index) == .in, let count = number(at: index + 1, article: true),
            kind(count.end) == .unit, token(count.end).value == TimeUnit.year.rawValue
        else { return nil }
        return Match(value: today.year + (kind(index) == .in ? count.value : -count.value), end: count.end + 1)
    }
}

extension TimeRule {
    static let holiday = TimeRule(
        "a day with a name",
        [
            ("Heiligabend", "2026-12-24"), ("Ostermontag", "2026-04-06"), ("am ersten Advent", "2026-11-29"),
            ("Muttertag 2027", "2027-05-09"),
        ],
        not: ("Weihnachtsgeschenke kaufen", ""))
}
