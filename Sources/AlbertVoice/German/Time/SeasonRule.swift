/// Seasons, decades and centuries: „Sommer 2026“, „die achtziger Jahre“, „das zwanzigste Jahrhundert“.
extension TimeParser {
    /// „Sommer 2026“, „nächster Winter“, „früher Frühling 2027“: the seasons by months, as weather services count them.
    func season(at index: Int) -> Match<PeriodSpec>? {
        var shade = kind(index) == .early ? 1 : kind(index) == .late ? 3 : 0
        let place = shade > 0 ? index + 1 : index
        let which = selector(at: place)
        let name = which == nil ? place : place + 1
        guard kind(name) == .season else { return nil }
        let year = holidayYear(at: name + 1)
        if token(name).value > 15 { shade = token(name).value & LexiconData.early > 0 ? 1 : 3 }
        guard let first = seasonStart(token(name).value & 15, which, year?.value),
            let span = span(months: first..<first + 3, .day, isUnit: false, end: year?.end ?? name + 1)
        else { return nil }
        return shade == 0 ? span : third(shade, of: span)
    }

    func seasonStart(_ season: Int, _ which: Lexeme.Kind?, _ year: Int?) -> Int? {
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
        guard kind(index) == .early || kind(index) == .late else { return wholeDecade(at: index) }
        return wholeDecade(at: index + 1).map { third(kind(index) == .early ? 1 : 3, of: $0) }
    }

    private func wholeDecade(at index: Int) -> Match<PeriodSpec>? {
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
        guard first % 10 == 0, hasYears || [.article, .early, .late].contains(kind(index - 1)), first >= 1000 else {
            return nil
        }
        return span(months: first * 12..<(first + 10) * 12, .year, isUnit: false, end: hasYears ? end + 1 : end)
    }

    /// „das zwanzigste Jahrhundert“: the years 1900 to 1999, as people mean it; the first begins with the year 1.
    /// A millennium is counted alike.
    func century(at index: Int) -> Match<PeriodSpec>? {
        guard let n = ordinal(at: index), kind(n.end) == .unit, n.value > 0,
            let unit = TimeUnit(rawValue: token(n.end).value), unit == .century || unit == .millennium
        else { return nil }
        let size = unit == .century ? 100 : 1000
        let first = max(1, (n.value - 1) * size)
        return span(
            months: first * 12..<(first % size + first / size * size + size) * 12, .year, isUnit: false, end: n.end + 1)
    }
}

extension TimeRule {
    static let season = TimeRule(
        "a season",
        [
            ("im Sommer", "2026-06-01T00:00/2026-09-01T00:00"), ("Winter 2026", "2026-12-01T00:00/2027-03-01T00:00"),
            ("nächsten Herbst", "2026-09-01T00:00/2026-12-01T00:00"),
        ],
        not: ("Frau Sommer anrufen", ""))

    static let decade = TimeRule(
        "a decade or century",
        [
            ("die achtziger Jahre", "1980-01-01T00:00/1990-01-01T00:00"),
            ("die 1990er", "1990-01-01T00:00/2000-01-01T00:00"),
            ("das 20. Jahrhundert", "1900-01-01T00:00/2000-01-01T00:00"),
            ("das dritte Jahrtausend", "2000-01-01T00:00/3000-01-01T00:00"),
        ],
        not: ("achtziger Wein", ""))
}
