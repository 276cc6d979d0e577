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
        guard kind(place) == .holiday else { return nil }
        let holiday = Holidays.holiday(token(place).value)
        let year = holidayYear(at: place + 1)
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
        if let year = year(at: place), token(place).digits != 2, place == index || kind(place) == .digits { return year }
        guard let which = selector(at: place), kind(place + 1) == .unit, token(place + 1).value == TimeUnit.year.rawValue else {
            return nil
        }
        return Match(value: today.year + steps(which), end: place + 2)
    }
}
