/// Spans: „von drei bis vier“, „vom 13. bis 15. Juli“, „zwischen zwei und drei“, `9:30 - 11:00`, „bis Donnerstag“, „ab vier“.
extension TimeParser {
    /// One end of a span: parts, or a bare number whose meaning the other end decides.
    struct Endpoint {
        var parts = TimeParts()
        var number: Int?
        /// Whether the bare number was an ordinal, „vom 3.“.
        var isOrdinal = false
    }

    /// Two ends with the words between them, and what stands before and after.
    struct Span {
        var first: Endpoint
        var last: Endpoint
        var context = TimeParts()
    }

    /// A span at a place.
    func span(at index: Int) -> Match<Span>? {
        let context = parts(at: index)
        if let context, let inner = openedSpan(at: skipComma(at: context.end)) {
            var span = inner.value
            span.context = context.value
            return trailing(Match(value: span, end: inner.end))
        }
        return openedSpan(at: index).map(trailing) ?? plainSpan(at: index, context).map(trailing)
    }

    private func skipComma(at index: Int) -> Int { isSymbol(",", at: index) ? index + 1 : index }

    /// „von … bis …“, „zwischen … und …“, „vom … bis zum …“, „nach … aber vor …“.
    private func openedSpan(at index: Int) -> Match<Span>? {
        guard [.from, .fromThe, .between, .startingAt, .after, .since].contains(kind(index)) else { return nil }
        guard let first = endpoint(at: skip(.article, at: index + 1)) else { return nil }
        let joint: Int
        switch (kind(index), kind(first.end)) {
        case (.between, .and): joint = first.end + 1
        case (.after, .but) where kind(first.end + 1) == .before: joint = first.end + 2
        case (.after, _): return nil
        case (.fromThe, .on): joint = first.end + 1
        default:
            guard let place = bridge(at: first.end) else { return nil }
            joint = place
        }
        guard let last = endpoint(at: skip(.to, .article, at: joint)) else { return nil }
        guard isPlausible(first.value, last.value) else { return nil }
        return Match(value: Span(first: first.value, last: last.value), end: last.end)
    }

    /// The place after „bis“ or a dash.
    private func bridge(at index: Int) -> Int? {
        if kind(index) == .until || isSymbol("-", at: index) { return index + 1 }
        return nil
    }

    /// „10. bis 22. Oktober“, `9-10 Uhr`, `14./15.10.`, „Montag bis Freitag“: no word opens it.
    private func plainSpan(at index: Int, _ context: Match<TimeParts>?) -> Match<Span>? {
        let start = kind(index) == .article ? index + 1 : index
        for first in [bareNumber(at: start), context.map { Match(value: Endpoint(parts: $0.value), end: $0.end) }] {
            guard let first, let joint = bridge(at: first.end) ?? slash(at: first.end), let last = endpoint(at: skip(.to, .article, at: joint)) else { continue }
            guard isPlausible(first.value, last.value), isDefinite(first.value, last.value, at: index) else { continue }
            return Match(value: Span(first: first.value, last: last.value), end: last.end)
        }
        return nil
    }

    private func slash(at index: Int) -> Int? { isSymbol("/", at: index) ? index + 1 : nil }

    /// Whether the ends are more than two bare numbers („Seite 3-4“ is no span of time); years count.
    private func isDefinite(_ first: Endpoint, _ last: Endpoint, at index: Int) -> Bool {
        if let a = first.number, let b = last.number { return (1000...2999).contains(a) && (1000...2999).contains(b) && a < b && kind(index - 1) != .unknown }
        return true
    }

    /// An end: parts, or a bare number.
    private func endpoint(at index: Int) -> Match<Endpoint>? {
        if kind(index) == .now { return Match(value: Endpoint(parts: TimeParts(exact: reference, grain: .second)), end: index + 1) }
        let start = skip(.around, at: index)
        let parts = parts(at: start, isBound: kind(start) != .digits && ordinal(at: start) == nil)
        if let number = bareNumber(at: start), parts == nil || parts.map({ $0.end <= number.end }) == true { return number }
        return parts.map { Match(value: Endpoint(parts: $0.value), end: $0.end) }
    }

    /// A number or ordinal by itself.
    private func bareNumber(at index: Int) -> Match<Endpoint>? {
        if let ordinal = ordinal(at: index), !(token(ordinal.end).digits > 0 && token(ordinal.end).isGlued), kind(ordinal.end) != .month {
            return Match(value: Endpoint(number: ordinal.value, isOrdinal: true), end: ordinal.end)
        }
        guard let number = number(at: index), kind(number.end) != .oclock, kind(number.end) != .unit, !isGlued(":", at: number.end) else { return nil }
        return Match(value: Endpoint(number: number.value), end: number.end)
    }

    /// Whether two ends can be those of one span: two hours, two days, two years, a bare number beside its like.
    private func isPlausible(_ first: Endpoint, _ last: Endpoint) -> Bool {
        switch (first.number, last.number) {
        case (let a?, let b?):
            if (1000...2999).contains(a), (1000...2999).contains(b) { return true }
            return first.isOrdinal == last.isOrdinal && a <= 31 && b <= 31 && (first.isOrdinal || a <= 24 && b <= 24)
        case (let a?, nil): return fits(a, first, beside: last.parts)
        case (nil, let b?): return fits(b, last, beside: first.parts) || first.parts.period != nil && b >= 1000
        case (nil, nil): return true
        }
    }

    /// Whether a bare number is an hour beside a clock time or a day beside a date.
    private func fits(_ number: Int, _ end: Endpoint, beside parts: TimeParts) -> Bool {
        if parts.clock != nil { return number <= 24 && !end.isOrdinal }
        if case .date? = parts.day { return number <= 31 }
        return end.isOrdinal && number <= 31 && parts.hasDay
    }

    /// What stands behind a span and belongs to both ends, „… nachmittags“, „… am Donnerstag“.
    private func trailing(_ match: Match<Span>) -> Match<Span> {
        var match = match
        if kind(match.end) == .oclock { match.end += 1 }
        guard let more = parts(at: match.end), compatible(more.value, match.value) else { return match }
        var context = match.value.context
        context.day = context.day ?? more.value.day
        context.weekday = context.weekday ?? more.value.weekday
        context.period = context.period ?? more.value.period
        context.part = context.part ?? more.value.part
        context.zone = context.zone ?? more.value.zone
        match.value.context = context
        match.end = more.end
        return match
    }

    private func compatible(_ more: TimeParts, _ span: Span) -> Bool {
        guard more.clock == nil, more.exact == nil else { return false }
        let isClock = span.last.parts.clock != nil || span.last.number != nil && !span.last.isOrdinal
        if more.day != nil { return isClock && span.first.parts.day == nil && span.last.parts.day == nil && span.context.day == nil }
        if more.part != nil { return isClock && span.context.part == nil }
        return span.last.isOrdinal && more.period != nil && span.context.period == nil
    }

    /// „bis Donnerstag“, „ab vier“, „nach 14 Uhr“, „vor Freitag“, „seit Montag“: one side is open.
    func openSpan(at index: Int) -> Match<OpenSpan>? {
        let opener = kind(index)
        guard [.until, .startingAt, .after, .before, .since, .from].contains(opener) else { return nil }
        let start = skip(.to, .article, .around, at: index + 1)
        let isClockWord = opener == .until || opener == .startingAt || opener == .from
        let isNumber = ordinal(at: start) != nil || kind(start) == .cardinal || kind(start) == .digits && token(start).digits <= 2
        guard let parts = parts(at: start, isBound: isClockWord || isNumber) else { return nil }
        if parts.value.exact != nil, opener == .after || opener == .before || opener == .since { return nil }
        if opener == .from {
            guard kind(parts.end) == .at || kind(parts.end) == .startingAt else { return nil }
            return Match(value: OpenSpan(opener: .startingAt, parts: parts.value), end: parts.end + 1)
        }
        return Match(value: OpenSpan(opener: opener, parts: parts.value), end: parts.end)
    }

    /// A word such as „bis“ and what it opens a span to.
    struct OpenSpan {
        var opener: Lexeme.Kind
        var parts: TimeParts
    }

    /// The interval with one open side that an opening word and its point mean.
    func resolve(_ span: OpenSpan) throws(TimeError) -> TimeValue {
        open(try resolve(span.parts), by: span.opener)
    }

    private func open(_ value: TimeValue, by opener: Lexeme.Kind) -> TimeValue {
        switch opener {
        case .until: closed(value, before: false)
        case .before: closed(value, before: true)
        case .after: opened(value, after: true)
        default: opened(value, after: false)
        }
    }

    /// Everything before a value, or up to and with it where it is a day or longer.
    private func closed(_ value: TimeValue, before: Bool) -> TimeValue {
        let end = before || value.kind == .instant || value.dayPart != nil ? value.start : exclusiveEnd(of: value)
        return TimeValue(kind: .interval, end: end, grain: value.grain, hasClock: value.hasClock)
    }

    /// Everything from a value on, or after it.
    private func opened(_ value: TimeValue, after: Bool) -> TimeValue {
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
