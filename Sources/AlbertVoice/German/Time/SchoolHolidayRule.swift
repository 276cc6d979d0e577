/// School holidays and public holidays: „in den Sommerferien“, „nach den Osterferien“, „am nächsten Feiertag“.
extension TimeParser {
    /// The school holidays at a place, the present ones or the next; nil where no data was given.
    func schoolHoliday(at index: Int) -> Match<PeriodSpec>? {
        let which = selector(at: index)
        let place = which == nil ? index : index + 1
        guard kind(place) == .schoolHoliday else { return nil }
        let season = SchoolHoliday.Season.allCases[safe: token(place).value - 1]
        let year = holidayYear(at: place + 1)
        let past = which == .last
        let candidates = options.schoolHolidays.filter { holiday in
            guard options.land == nil || holiday.land == options.land, season == nil || holiday.season == season else {
                return false
            }
            if let year { return holiday.days.lowerBound.year == year.value }
            return past ? holiday.days.upperBound < today : holiday.days.upperBound >= today
        }
        let chosen =
            past
            ? candidates.max { $0.days.lowerBound < $1.days.lowerBound }
            : candidates.min { $0.days.lowerBound < $1.days.lowerBound }
        return chosen.map { holiday in
            let end = LocalDateTime(holiday.days.upperBound.adding(days: 1))
            let span = PeriodSpec.span(LocalDateTime(holiday.days.lowerBound), end, grain: .day, isUnit: false)
            return Match(value: span, end: year?.end ?? place + 1)
        }
    }

    /// „am nächsten Feiertag“, in the speaker's Land.
    func publicHoliday(at index: Int) -> Match<LocalDate>? {
        guard selector(at: index) == .next, kind(index + 1) == .publicHoliday else { return nil }
        return Match(value: PublicHolidays.next(after: today, in: options.land), end: index + 2)
    }
}

extension Array {
    /// The element at an index, nil where there is none.
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension LexiconData {
    /// The names of school holidays; 0 is any of them.
    static let schoolHolidays: [(Lexeme, String)] =
        SchoolHoliday.Season.allCases.enumerated().map { (Lexeme(.schoolHoliday, $0.offset + 1), $0.element.rawValue) }
        + [
            (Lexeme(.schoolHoliday, 0), "ferien schulferien"),
            (Lexeme(.schoolHoliday, 1), "faschingsferien halbjahresferien"),
            (Lexeme(.schoolHoliday, 4), "große_ferien großen_ferien"), (Lexeme(.publicHoliday), "feiertag"),
        ]
}
