/// The join of a clock time to what was said before it.
extension TimeParser {
    func joinClock(at index: Int, _ parts: TimeParts, isBound: Bool) -> Match<TimeParts>? {
        guard parts.clock == nil, parts.exact == nil else { return nil }
        let marked = clockMark(at: index)
        let isMarked =
            marked > index || isBound && kind(index) != .digits
            || parts.part != nil && parts.day != nil && kind(index) != .digits
        guard
            let clock = clock(at: marked, isMarked: isMarked || parts.day != nil && isDottedClock(at: marked))
                ?? nightClock(at: marked, isBound: isBound)
        else { return nil }
        var joined = parts
        joined.clock = clock.value
        return Match(value: joined, end: kind(clock.end) == .roundabout ? clock.end + 1 : clock.end)
    }

    /// `15.30` behind a day cannot be a date, because there is no thirtieth month.
    func isDottedClock(at index: Int) -> Bool {
        let minute = token(index + 2)
        return token(index).digits > 0 && isGlued(".", at: index + 1) && minute.digits == 2 && minute.isGlued
            && minute.number % 60 > 12
    }

    /// „8 abends“, „3 am Nachmittag“, „acht Uhr früh“: a bare hour that a part of the day makes one.
    func nightClock(at index: Int, isBound: Bool) -> Match<ClockTime>? {
        guard let hour = number(at: index), hour.value <= 12, token(index).digits <= 2, !isGlued(".", at: hour.end)
        else { return nil }
        guard
            kind(hour.end) == .part && !isGlued("-", at: hour.end)
                || dayPart(at: hour.end, followsDay: false)?.value.isNoun == true && kind(hour.end) == .at
        else { return nil }
        return Match(value: ClockTime(hour: hour.value), end: hour.end)
    }

    /// The place after „um“, „gegen“, „ca.“, „so um“; „auf“ and „zu“ are left to the caller's verbs.
    func clockMark(at index: Int) -> Int {
        var end = index
        while true {
            if kind(end) == .around || kind(end) == .wordPoint && token(end).value == 1
                || kind(end) == .approximately && kind(end + 1) != .before && kind(end + 1) != .after
            {
                end = kind(end) == .around ? skip(.article, at: end + 1) : skipDot(at: end + 1)
            } else if kind(end) == .late && kind(end + 1) == .around {
                end += 1
            } else {
                return end
            }
        }
    }

    func joinZone(at index: Int, _ parts: TimeParts) -> Match<TimeParts>? {
        guard parts.clock != nil, parts.zone == nil, kind(index) == .zone else { return nil }
        var joined = parts
        joined.zone = token(index).value
        return Match(value: joined, end: index + 1)
    }
}
