/// Second readings: what the same words may mean beside what we take them for, by our own conventions.
///
/// A part of the day is a span and, where a point is needed, one hour of it. Midnight of a day may be the one it ends
/// with, which is ours, or the one it begins with. Where weekday and date disagree there is no first reading, and both
/// days are offered for choice.
extension TimeParser {
    /// Which of several readings a parser takes.
    enum Reading: Sendable {
        /// Ours; a weekday and a date that disagree are an error.
        case ours
        /// The date, whatever weekday was said beside it.
        case byDate
        /// The coming weekday, whatever date was said beside it.
        case byWeekday
        /// The midnight a day begins with.
        case midnightBefore
    }

    /// The other readings of the expression at a place that ends at `end` and means `value` by ours.
    func secondReadings(of value: TimeValue, from index: Int, to end: Int) -> [TimeValue] {
        [value.otherForm, earlierMidnight(than: value, from: index, to: end)].compactMap(\.self)
    }

    /// The expression at a place whose weekday and date disagree, as the date says and besides as the weekday says.
    func choice(at index: Int, to end: Int) -> [TimeReading.Expression] {
        guard let byDate = value(at: index, reading: .byDate) else { return [] }
        let others = [value(at: index, reading: .byWeekday)].compactMap(\.self)
        return [TimeReading.Expression(value: byDate, text: words(index, end), others: others)]
    }

    private func earlierMidnight(than value: TimeValue, from index: Int, to end: Int) -> TimeValue? {
        guard value.kind == .instant, let ours = value.start,
            (index..<end).contains(where: { kind($0) == .midnight }),
            let other = self.value(at: index, reading: .midnightBefore), let start = other.start, start != ours
        else { return nil }
        // Plans lie ahead: „heute um Mitternacht“ is not the one that is over, unless the words speak of the past.
        return start >= reference || ours < reference ? other : nil
    }

    private func value(at index: Int, reading: Reading) -> TimeValue? {
        var parser = self
        parser.reading = reading
        return try? parser.expression(at: index)?.value.get()
    }
}

extension TimeValue {
    /// A part of the day as the point it stands for, or noon, which is a point by itself, as its span.
    ///
    /// „am späten Abend“ has no point: that of the evening lies before it.
    fileprivate var otherForm: TimeValue? {
        guard let dayPart, let start else { return nil }
        if kind == .instant {
            let end = start.adding(seconds: (dayPart.hours.upperBound - dayPart.point) * 3600)
            return TimeValue(kind: .interval, start: start, end: end, grain: .hour, hasClock: true, dayPart: dayPart)
        }
        let point = LocalDateTime(start.date, hour: dayPart.point)
        guard kind == .interval, let end, start <= point, point < end else { return nil }
        return TimeValue(kind: .instant, start: point, grain: .hour, hasClock: true, dayPart: dayPart)
    }
}

extension TimeRule {
    static let pointOfDayPart = TimeRule(
        "a part of the day as a point, behind its span",
        [
            ("morgen Nachmittag", "2026-03-11T15:00"), ("am Abend", "2026-03-10T19:00"),
            ("Freitag früh", "2026-03-13T07:00"), ("Mittwochvormittag", "2026-03-11T10:00"),
            ("heute Nacht", "2026-03-10T22:00"), ("morgen Mittag", "2026-03-11T12:00/2026-03-11T14:00"),
        ],
        not: ("am späten Abend", ""), reading: .second)

    static let eitherDay = TimeRule(
        "weekday and date that disagree: both days for choice",
        [
            ("am Dienstag, den 10. Januar", "2027-01-10; 2026-03-17"),
            ("Mittwoch, den 12. März", "2026-03-12; 2026-03-11"),
            ("Donnerstag, den 5.", "2026-04-05; 2026-03-12"),
        ],
        not: ("am Montag, den 31. Februar", ""), reading: .second)

    static let eitherMidnight = TimeRule(
        "midnight of a day: the one it ends with, behind it the one it begins with",
        [
            ("am Donnerstag um Mitternacht", "2026-03-12T00:00"), ("Freitag Mitternacht", "2026-03-13T00:00"),
            ("am 5. Mai um Mitternacht", "2026-05-05T00:00"),
        ],
        not: ("Donnerstag 24 Uhr", ""), reading: .second)
}
