/// The ends of a span, and which of them go together.
extension TimeParser {
    /// An end: parts, or a bare number.
    func endpoint(at index: Int) -> Match<Endpoint>? {
        if kind(index) == .now {
            return Match(value: Endpoint(parts: TimeParts(exact: reference, grain: .second)), end: index + 1)
        }
        let start = skip(.around, at: index)
        if let clock = dottedClock(at: start) { return clock }
        let isDotted =
            isGlued(".", at: start + 1) && token(start + 2).isGlued && (1...12).contains(token(start + 2).number)
        let parts = parts(at: start, isBound: kind(start) != .digits && ordinal(at: start) == nil || isDotted)
        if let number = bareNumber(at: start), parts == nil || parts.map({ $0.end <= number.end }) == true {
            return number
        }
        return parts.map { Match(value: Endpoint(parts: $0.value), end: $0.end) }
    }

    /// `7.30` and `10.00` as the end of a span: there is no such month.
    func dottedClock(at index: Int) -> Match<Endpoint>? {
        let hour = token(index), minute = token(index + 2)
        guard hour.digits > 0, hour.digits <= 2, hour.number <= 24, isGlued(".", at: index + 1), minute.digits == 2,
            minute.isGlued,
            minute.number == 0 || (13..<60).contains(minute.number),
            !isGlued(".", at: index + 3) || isSentenceEnd(at: index + 3)
        else { return nil }
        let clock = ClockTime(hour: hour.number, minute: minute.number, isExact: true, grain: .minute)
        return Match(value: Endpoint(parts: TimeParts(clock: clock)), end: skip(.oclock, at: index + 3))
    }

    /// A number or ordinal by itself.
    func bareNumber(at index: Int) -> Match<Endpoint>? {
        if let ordinal = ordinal(at: index), !(token(ordinal.end).digits > 0 && token(ordinal.end).isGlued),
            kind(ordinal.end) != .month
        {
            return Match(value: Endpoint(number: ordinal.value, isOrdinal: true), end: ordinal.end)
        }
        guard let number = number(at: index), kind(number.end) != .oclock, kind(number.end) != .unit,
            !isGlued(":", at: number.end)
        else { return nil }
        return Match(value: Endpoint(number: number.value), end: number.end)
    }

    /// The end of a span, where the dot of „von 9 bis 11.“ closes the sentence and makes no ordinal beside an hour.
    func lastEndpoint(at index: Int, after first: Endpoint) -> Match<Endpoint>? {
        guard var last = endpoint(at: index) else { return nil }
        let isHour = first.number != nil && !first.isOrdinal || first.parts.clock != nil
        let isClosed = isEnd(last.end) || isSentenceEnd(at: last.end - 1)
        if last.value.isOrdinal, isHour, isClosed, isSymbol(".", at: last.end - 1) { last.value.isOrdinal = false }
        return last
    }

    /// Whether two ends can be those of one span: two hours, two days, two years, a bare number beside its like.
    func isPlausible(_ first: Endpoint, _ last: Endpoint) -> Bool {
        switch (first.number, last.number) {
        case (let a?, let b?):
            if (1000...2999).contains(a), (1000...2999).contains(b) { return true }
            return first.isOrdinal == last.isOrdinal && a <= 31 && b <= 31 && (first.isOrdinal || a <= 24 && b <= 24)
        case (let a?, nil): return fits(a, first, beside: last.parts)
        case (nil, let b?): return fits(b, last, beside: first.parts) || first.parts.period != nil && b >= 1000
        case (nil, nil):
            return first.parts.clock == nil || first.parts.day != nil || last.parts.clock != nil || !last.parts.hasDay
        }
    }

    /// Whether a bare number is an hour beside a clock time or a day beside a date.
    func fits(_ number: Int, _ end: Endpoint, beside parts: TimeParts) -> Bool {
        if parts.clock != nil || parts.part?.part == .noon { return number <= 24 && !end.isOrdinal }
        if case .date? = parts.day { return number <= 31 }
        return end.isOrdinal && number <= 31 && parts.hasDay
    }

    /// Whether the ends are more than two bare numbers („Seite 3-4“ is no span of time); years count.
    func isDefinite(_ first: Endpoint, _ last: Endpoint, at index: Int) -> Bool {
        if let a = first.number, let b = last.number {
            return (1000...2999).contains(a) && (1000...2999).contains(b) && a < b && kind(index - 1) != .unknown
        }
        return true
    }
}
