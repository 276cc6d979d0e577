/// Months, years, quarters, numbered weeks, seasons, decades and centuries.
extension TimeParser {
    /// „März“, „März 2026“, „nächsten März“, „März nächsten Jahres“, „2016-05“.
    func month(at index: Int) -> Match<PeriodSpec>? {
        if let which = selector(at: index), kind(index + 1) == .month {
            return unit(month(token(index + 1).value, which), .month, end: index + 2)
        }
        guard kind(index) == .month else { return numericMonth(at: index) }
        let after = skipDot(at: index + 1)
        let dash = isSymbol(",", at: after) || isGlued("-", at: after) ? after + 1 : after
        if let year = holidayYear(at: after) ?? (token(dash).digits == 4 ? year(at: dash) : nil) {
            return Match(value: .month(token(index).value, year: year.value), end: year.end)
        }
        return Match(value: .month(token(index).value, year: nil), end: index + 1)
    }

    /// The month that „diesen“, „nächsten“, „letzten“ picks.
    private func month(_ month: Int, _ which: Lexeme.Kind) -> LocalDate {
        let past = which == .last || which == .beforeLast
        let year = past ? today.year - (month < today.month ? 0 : 1) : today.year + (month > today.month || which == .this ? 0 : 1)
        return LocalDate(year: year, month: month, day: 1) ?? today
    }

    /// `2016-05`, `05/2016`, `2016 . 05`.
    private func numericMonth(at index: Int) -> Match<PeriodSpec>? {
        let first = token(index), second = token(index + 2)
        guard first.digits > 0, second.digits > 0, ["-", "/", "."].contains(where: { isSymbol($0, at: index + 1) }) else { return nil }
        guard !isContinued(at: index + 3), !isContinued(at: index - 1) else { return nil }
        let (year, month) = first.digits == 4 ? (first, second) : (second, first)
        guard year.digits == 4, month.digits <= 2, (1...12).contains(month.number), (1000...2999).contains(year.number) else { return nil }
        return Match(value: .month(month.number, year: year.number), end: index + 3)
    }

    private func isContinued(at index: Int) -> Bool {
        ["-", "/", ":", "."].contains { isGlued($0, at: index) } && (token(index + 1).digits > 0 || token(index - 1).digits > 0 && token(index + 1).isGlued)
    }

    /// „im Jahr 1969“, „das Jahr 2027“, „in 2027“, „476 n. Chr.“.
    func yearPeriod(at index: Int, isBound: Bool) -> Match<PeriodSpec>? {
        if kind(index) == .unit, token(index).value == TimeUnit.year.rawValue, let year = year(at: index + 1) {
            return Match(value: .year(year.value), end: year.end)
        }
        if token(index).digits > 0, kind(index + 1) == .era, eraWords(at: index + 1)?.value == "n", let year = year(at: index) {
            return Match(value: .year(year.value), end: year.end)
        }
        guard isBound, let year = year(at: index), (1000...2999).contains(year.value), kind(year.end) != .unit else { return nil }
        return Match(value: .year(year.value), end: year.end)
    }

    /// „KW 36“, „36. Kalenderwoche“, „Woche 32 von 2026“, `2026-W36`: the Monday of the week.
    func weekNumber(at index: Int) -> Match<LocalDate>? {
        if let week = isoWeek(at: index) { return week }
        let isWord = kind(index) == .weekNumber || kind(index) == .unit && token(index).value == 5
        if isWord, let number = number(at: index + 1), token(index + 1).isGlued || true {
            return week(number.value, end: number.end)
        }
        guard let number = ordinal(at: index), kind(number.end) == .weekNumber else { return nil }
        return week(number.value, end: number.end + 1)
    }

    private func isoWeek(at index: Int) -> Match<LocalDate>? {
        guard token(index).digits == 4, isGlued("-", at: index + 1), kind(index + 2) == .weekLetter, token(index + 3).digits == 2,
            let monday = LocalDate.monday(week: token(index + 3).number, of: token(index).number)
        else { return nil }
        return Match(value: monday, end: index + 4)
    }

    private func week(_ number: Int, end: Int) -> Match<LocalDate>? {
        let place = skip(.from, .in, .article, at: end)
        let slash = isSymbol("/", at: place) ? place + 1 : place
        let jump = kind(slash) == .unit && token(slash).value == 8 ? slash + 1 : slash
        if let year = year(at: jump) ?? holidayYear(at: end) {
            return LocalDate.monday(week: number, of: year.value).map { Match(value: $0, end: year.end) }
        }
        let coming = LocalDate.monday(week: number, of: today.year)
        if let coming, coming >= today.monday { return Match(value: coming, end: end) }
        return LocalDate.monday(week: number, of: today.year + (number == 53 ? 0 : 1)).map { Match(value: $0, end: end) }
    }

    /// „drittes Quartal 2026“, „Q3“, „4tes Quartal 2018“.
    func quarter(at index: Int) -> Match<PeriodSpec>? {
        var number = 0
        var end = index
        if kind(index) == .quarterNumber, token(index + 1).digits == 1, token(index + 1).isGlued {
            (number, end) = (token(index + 1).number, index + 2)
        } else if let n = ordinal(at: index), kind(n.end) == .unit, token(n.end).value == TimeUnit.quarter.rawValue {
            (number, end) = (n.value, n.end + 1)
        } else {
            return nil
        }
        guard (1...4).contains(number) else { return nil }
        let slash = isSymbol("/", at: end) ? end + 1 : end
        let year = year(at: slash) ?? holidayYear(at: end)
        let first = (year?.value ?? today.year) * 12 + (number - 1) * 3
        return span(months: first..<first + 3, .quarter, isUnit: true, end: year?.end ?? end)
    }

    /// „Sommer 2026“, „nächster Winter“, „früher Frühling 2027“: the seasons by months, as weather services count them.
    func season(at index: Int) -> Match<PeriodSpec>? {
        let shade = kind(index) == .early ? 1 : kind(index) == .late ? 3 : 0
        let place = shade > 0 ? index + 1 : index
        let which = selector(at: place)
        let name = which == nil ? place : place + 1
        guard kind(name) == .season else { return nil }
        let year = holidayYear(at: name + 1)
        guard let first = seasonStart(token(name).value, which, year?.value),
            let span = span(months: first..<first + 3, .day, isUnit: false, end: year?.end ?? name + 1)
        else { return nil }
        return shade == 0 ? span : third(shade, of: span)
    }

    private func seasonStart(_ season: Int, _ which: Lexeme.Kind?, _ year: Int?) -> Int? {
        if let year { return year * 12 + season * 3 - 1 }
        let now = today.year * 12 + today.month - 1
        var first = (today.year - 1) * 12 + season * 3 - 1
        while first + 3 <= now { first += 12 }
        switch which {
        case .next: return first <= now ? first + 12 : first
        case .afterNext: return first <= now ? first + 24 : first + 12
        case .last: return first - 12
        default: return first
        }
    }

    /// „die achtziger Jahre“, „die 1980er“, „die 80er Jahre“.
    func decade(at index: Int) -> Match<PeriodSpec>? {
        var first = token(index).value
        var end = index + 1
        if token(index).digits > 0, kind(index + 1) == .decadeEnding, token(index + 1).isGlued {
            first = token(index).number
            end = index + 2
        } else if kind(index) != .decade {
            return nil
        }
        if first < 100 { first += 1900 }
        let hasYears = kind(end) == .unit && token(end).value == TimeUnit.year.rawValue
        guard first % 10 == 0, hasYears || kind(index - 1) == .article, first >= 1000 else { return nil }
        return span(months: first * 12..<(first + 10) * 12, .year, isUnit: false, end: hasYears ? end + 1 : end)
    }

    /// „das 21. Jahrhundert“: the years 2000 to 2099, as people mean it; the first begins with the year 1.
    func century(at index: Int) -> Match<PeriodSpec>? {
        guard let n = ordinal(at: index), kind(n.end) == .unit, token(n.end).value == TimeUnit.century.rawValue, n.value > 0 else { return nil }
        let first = max(1, (n.value - 1) * 100)
        return span(months: first * 12..<(first == 1 ? 101 : first + 100) * 12, .year, isUnit: false, end: n.end + 1)
    }
}

extension LocalDate {
    /// The Monday of a week by ISO 8601, nil where the year has no such week.
    static func monday(week: Int, of year: Int) -> LocalDate? {
        guard let january = LocalDate(year: year, month: 1, day: 4), let next = LocalDate(year: year + 1, month: 1, day: 4) else { return nil }
        let monday = january.monday.adding(days: 7 * (week - 1))
        return week >= 1 && monday < next.monday ? monday : nil
    }
}
