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
        if let context, let inner = bareHours(at: skipComma(at: context.end), on: context.value) {
            return trailing(inner)
        }
        return openedSpan(at: index).map(trailing) ?? plainSpan(at: index, context).map(trailing)
    }

    /// „Montag 9-10 Uhr“: a span of clock times right behind a day.
    private func bareHours(at index: Int, on day: TimeParts) -> Match<Span>? {
        guard day.day != nil, !day.hasClock, let first = dottedClock(at: index) ?? bareNumber(at: index),
            !first.value.isOrdinal,
            let joint = bridge(at: first.end), let last = lastEndpoint(at: joint, after: first.value),
            last.value.parts.clock != nil,
            !last.value.parts.hasDay,
            isPlausible(first.value, last.value)
        else { return nil }
        return Match(value: Span(first: first.value, last: last.value, context: day), end: last.end)
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
        case (.from, .on) where first.value.parts.day != nil: joint = first.end + 1
        default:
            guard let place = bridge(at: first.end) else { return nil }
            joint = place
        }
        guard let last = lastEndpoint(at: skip(.to, .article, at: joint), after: first.value) else { return nil }
        guard isPlausible(first.value, last.value) else { return nil }
        return Match(value: Span(first: first.value, last: last.value), end: last.end)
    }

    /// The place after „bis“ or a dash.
    private func bridge(at index: Int) -> Int? {
        if kind(index) == .until || isSymbol("-", at: index) { return index + 1 }
        return nil
    }

    /// `10. bis 22. Oktober`, `9-10 Uhr`, `14./15.10.`, „Montag bis Freitag“: no word opens it.
    private func plainSpan(at index: Int, _ context: Match<TimeParts>?) -> Match<Span>? {
        let start = kind(index) == .article ? index + 1 : index
        for first in [
            dottedClock(at: start), bareNumber(at: start),
            context.map { Match(value: Endpoint(parts: $0.value), end: $0.end) },
        ] {
            guard let first, let joint = bridge(at: first.end) ?? slash(at: first.end),
                let last = lastEndpoint(at: skip(.to, .article, at: joint), after: first.value)
            else { continue }
            guard isPlausible(first.value, last.value), isDefinite(first.value, last.value, at: index) else { continue }
            return Match(value: Span(first: first.value, last: last.value), end: last.end)
        }
        return nil
    }

    private func slash(at index: Int) -> Int? { isSymbol("/", at: index) ? index + 1 : nil }

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
        if more.day != nil {
            return isClock && span.first.parts.day == nil && span.last.parts.day == nil && span.context.day == nil
        }
        if more.part != nil { return isClock && span.context.part == nil }
        return span.last.isOrdinal && more.period != nil && span.context.period == nil
    }
}

extension TimeRule {
    static let span = TimeRule(
        "from one clock time to another",
        [
            ("von drei bis vier", "2026-03-10T15:00/2026-03-10T16:00"),
            ("zwischen zwei und drei", "2026-03-10T14:00/2026-03-10T15:00"),
            ("am Samstag von neun bis elf", "2026-03-14T09:00/2026-03-14T11:00"),
            ("14-16 Uhr", "2026-03-10T14:00/2026-03-10T16:00"),
        ],
        not: ("Nummer 3 bis 5", ""))

    static let dateSpan = TimeRule(
        "from one day to another, the last one included",
        [
            ("vom 13. bis 15. Juli", "2026-07-13T00:00/2026-07-16T00:00"),
            ("von Freitag bis Sonntag", "2026-03-13T00:00/2026-03-16T00:00"),
            ("28. Dezember - 3. Januar", "2026-12-28T00:00/2027-01-04T00:00"),
        ],
        not: ("Seite 13 bis 15", ""))
}
