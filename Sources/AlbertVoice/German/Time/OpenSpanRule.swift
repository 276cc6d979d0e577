/// Spans with one open side: „bis Donnerstag“, „ab vier“, „nach 14 Uhr“, „seit Montag“.
extension TimeParser {
    /// A word such as „bis“ and what it opens a span to.
    struct OpenSpan {
        var opener: Lexeme.Kind
        var parts: TimeParts
    }

    /// „bis Donnerstag“, „ab vier“, „nach 14 Uhr“, „vor Freitag“, „seit Montag“: one side is open.
    func openSpan(at index: Int) -> Match<OpenSpan>? {
        let opener = kind(index)
        guard [.until, .startingAt, .after, .before, .since, .from, .fromThe].contains(opener) else { return nil }
        let start = skip(.to, .article, .around, at: index + 1)
        if opener == .since, let length = length(at: index + 1) {
            return Match(
                value: OpenSpan(opener: opener, parts: shift(reference, by: length.value, -1)), end: length.end)
        }
        if opener == .since, token(start).digits != 4 { return since(at: start) }
        if kind(start) == .now {
            return Match(
                value: OpenSpan(opener: opener, parts: TimeParts(exact: reference, grain: .second)), end: start + 1)
        }
        if let year = openYear(at: index) { return year }
        let isClockWord = opener == .until || opener == .startingAt || opener == .from
        let isNumber =
            ordinal(at: start) != nil || kind(start) == .cardinal || kind(start) == .digits && token(start).digits <= 2
        guard let parts = parts(at: start, isBound: isClockWord || isNumber) else { return nil }
        if opener == .until, isCount(at: index, parts) { return nil }
        if parts.value.exact != nil, opener == .after || opener == .before || opener == .since { return nil }
        let isBareNumber =
            parts.end == start + 1 && kind(start) != .midnight && parts.value.clock != nil
            && parts.value.clock?.grain == .hour
        if opener == .after || opener == .before, isBareNumber, kind(parts.end) == .unknown { return nil }
        if opener == .from || opener == .fromThe {
            guard kind(parts.end) == .at || kind(parts.end) == .startingAt else { return nil }
            return Match(value: OpenSpan(opener: .startingAt, parts: parts.value), end: parts.end + 1)
        }
        let isSeason = opener == .until && parts.value.period != nil && isFreeTime(at: start)
        return Match(value: OpenSpan(opener: isSeason ? .before : opener, parts: parts.value), end: parts.end)
    }

    /// „Seite 3 bis 5.“: between two numbers of pages the dot closes the sentence and makes no day.
    private func isCount(at index: Int, _ parts: Match<TimeParts>) -> Bool {
        guard case .date(_, nil, nil)? = parts.value.day, parts.end == index + 3, token(index + 1).digits > 0 else {
            return false
        }
        let isNumber = token(index - 1).digits > 0 || kind(index - 1) == .cardinal
        return isNumber && (isEnd(parts.end) || isSentenceEnd(at: index + 2))
    }

    /// „seit Montag“, „seit acht Uhr“, „seit Ostern“: the last such point, so it is looked for from earlier days.
    private func since(at index: Int) -> Match<OpenSpan>? {
        for hours in [0, 12, 24, 7 * 24, 366 * 24] {
            let earlier = TimeParser(
                text: text, tokens: tokens, reference: reference.adding(seconds: -hours * 3600), options: options)
            guard let parts = earlier.parts(at: index, isBound: true), parts.value.exact == nil,
                let value = try? earlier.resolve(parts.value), let start = value.start
            else { return nil }
            if start <= reference {
                let exact =
                    value.kind == .instant
                    ? TimeParts(exact: start, grain: value.grain) : TimeParts(day: .fixed(start.date))
                return Match(value: OpenSpan(opener: .since, parts: exact), end: parts.end)
            }
        }
        return nil
    }

    /// „bis zu den Ferien“, „bis zum Wochenende“, „bis zum Sommer“ end where the free time begins.
    private func isFreeTime(at index: Int) -> Bool {
        let place = selector(at: index) == nil ? index : index + 1
        let isWeekend = kind(place) == .unit && token(place).value == TimeUnit.weekend.rawValue
        return isWeekend || [.season, .namedSeason, .schoolHoliday].contains(kind(place))
    }

    /// „Freitag ab 14 Uhr“, „am Freitag vor acht“: a clock time with an open side on a day that was said before.
    func openSpan(at index: Int, on day: TimeParts) -> Match<OpenSpan>? {
        guard day.day != nil, day.clock == nil, day.exact == nil, [.startingAt, .after, .before].contains(kind(index)),
            let open = openSpan(at: index),
            !open.value.parts.hasDay, open.value.parts.clock != nil
        else { return nil }
        var parts = open.value.parts
        (parts.day, parts.weekday, parts.period) = (day.day, day.weekday, day.period)
        parts.part = parts.part ?? day.part
        return Match(value: OpenSpan(opener: open.value.opener, parts: parts), end: open.end)
    }

    /// „bis 2030“, „vor 1990“, „von 1990 an“: a bare year counts behind such a word.
    private func openYear(at index: Int) -> Match<OpenSpan>? {
        guard token(index + 1).digits == 4, (1500...2199).contains(token(index + 1).number), kind(index + 2) != .oclock,
            !isGlued("-", at: index + 2), !isGlued(".", at: index + 2) || isSentenceEnd(at: index + 2)
        else { return nil }
        let isFrom = kind(index) == .from || kind(index) == .fromThe
        guard !isFrom || kind(index + 2) == .at else { return nil }
        let parts = TimeParts(period: .year(token(index + 1).number))
        return Match(
            value: OpenSpan(opener: isFrom ? .startingAt : kind(index), parts: parts), end: index + (isFrom ? 3 : 2))
    }

    /// The interval with one open side that an opening word and its point mean.
    func resolve(_ span: OpenSpan) throws(TimeError) -> TimeValue {
        open(try resolve(span.parts), by: span.opener)
    }

    func open(_ value: TimeValue, by opener: Lexeme.Kind) -> TimeValue {
        switch opener {
        case .until: closed(value, before: false)
        case .before: closed(value, before: true)
        case .after: opened(value, after: true)
        default: opened(value, after: false)
        }
    }

    /// Everything before a value, or up to and with it where it is a day or longer.
    func closed(_ value: TimeValue, before: Bool) -> TimeValue {
        let end = before || value.kind == .instant || value.dayPart != nil ? value.start : exclusiveEnd(of: value)
        return TimeValue(kind: .interval, end: end, grain: value.grain, hasClock: value.hasClock)
    }

    /// Everything from a value on, or after it.
    func opened(_ value: TimeValue, after: Bool) -> TimeValue {
        let start = after && value.kind != .instant ? exclusiveEnd(of: value) : value.start
        return TimeValue(kind: .interval, start: start, grain: value.grain, hasClock: value.hasClock)
    }

    /// The first moment behind a value.
    func exclusiveEnd(of value: TimeValue) -> LocalDateTime? {
        if let end = value.end { return end }
        guard let start = value.start, value.kind == .date else { return value.start }
        return bounds(of: unit(start.date, value.grain, end: 0).value).1
    }
}

extension TimeRule {
    static let openSpan = TimeRule(
        "up to or from a point",
        [
            ("bis Donnerstag", "../2026-03-13T00:00"), ("ab vier", "2026-03-10T16:00/.."),
            ("nach 14 Uhr", "2026-03-10T14:00/.."), ("vor Freitag", "../2026-03-13T00:00"),
        ],
        not: ("nach Hause", ""))

    static let impossible = TimeRule(
        "what does not exist is named, never replaced",
        [
            ("bis 31. Februar", "! 31. Februar gibt es nicht."), ("um 25 Uhr", "! 25 Uhr gibt es nicht."),
            ("Donnerstag, den 5.", "! Der 5. April ist ein Sonntag, kein Donnerstag."),
        ],
        not: ("am 29. Februar", "2028-02-29"))
}
