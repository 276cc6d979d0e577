/// Clock times: „sechzehn Uhr dreißig“, `16:30`, „halb vier“, „Viertel nach drei“, „fünf vor halb vier“.
extension TimeParser {
    /// A clock time; a bare number counts only where `isMarked` („um drei“).
    func clock(at index: Int, isMarked: Bool) -> Match<ClockTime>? {
        switch kind(index) {
        case .digits: digitalClock(at: index, isMarked: isMarked) ?? wordClock(at: index, isMarked: isMarked)
        case .cardinal where token(index).value == 3 && kind(index + 1) == .quarter: quarterClock(at: index)
        case .cardinal, .one: wordClock(at: index, isMarked: isMarked)
        case .half, .quarter, .threeQuarters: quarterClock(at: index)
        case .approximately: kind(index + 1) == .before || kind(index + 1) == .after ? shortlyClock(at: index) : nil
        case .midnight: hour(at: index)
        default: nil
        }
    }

    /// „sechzehn Uhr dreißig“, „null drei Uhr“, „ein Uhr und fünf Minuten“, „zehn vor acht“, „um drei“.
    private func wordClock(at index: Int, isMarked: Bool) -> Match<ClockTime>? {
        if let hour = number(at: index, article: true), isHourMark(at: hour.end) {
            return minutes(after: hour, isNull: token(index).value == 0 && kind(index) == .cardinal)
        }
        if let match = minutesBeside(at: index) { return match }
        guard isMarked, kind(index) != .one, let hour = number(at: index), hour.value <= 24, token(index).digits <= 2,
            isFreeHour(at: hour.end)
        else { return nil }
        let isNull = token(index).digits == 2 && hour.value < 10
        return Match(
            value: ClockTime(hour: hour.value, isExact: isNull || hour.value > 12 || hour.value == 0), end: hour.end)
    }

    /// A bare hour must not be the beginning of something else, „um 3 Tage“, „um 5 Prozent“.
    func isFreeHour(at end: Int) -> Bool {
        switch kind(end) {
        case .unit, .percent, .quarterHour, .month, .half, .measure: false
        case .symbol:
            !(isGlued(",", at: end) && token(end + 1).digits > 0) && !(isGlued("%", at: end) || isGlued("€", at: end))
        default: true
        }
    }

    private func isHourMark(at index: Int) -> Bool {
        kind(index) == .oclock && (token(index).value == 0 || token(index).isGlued || kind(index - 1) == .digits)
    }

    private func minutes(after hour: Match<Int>, isNull: Bool) -> Match<ClockTime> {
        var clock = ClockTime(hour: hour.value, isExact: isNull || hour.value > 12 || hour.value == 0)
        var end = hour.end + 1
        let start = kind(end) == .and ? end + 1 : end
        if let minute = number(at: start), minute.value < 60, isMinute(minute, at: start, isBound: start > end) {
            clock.minute = minute.value
            clock.grain = .minute
            end = kind(minute.end) == .unit && token(minute.end).value == 2 ? minute.end + 1 : minute.end
            if let second = spokenSeconds(at: end) {
                clock.second = second.value
                clock.grain = .second
                end = second.end
            }
        }
        return Match(value: clock, end: skip(.oclock, at: end))
    }

    /// „und dreißig Sekunden“ behind the minutes.
    private func spokenSeconds(at index: Int) -> Match<Int>? {
        let start = skip(.and, at: index)
        guard let second = number(at: start), second.value < 60, kind(second.end) == .unit, token(second.end).value == 1
        else { return nil }
        return Match(value: second.value, end: second.end + 1)
    }

    /// Whether the number after „Uhr“ is its minutes, not the number of something else („acht Uhr zwei Karten“).
    private func isMinute(_ minute: Match<Int>, at start: Int, isBound: Bool) -> Bool {
        let after = token(minute.end)
        if after.kind == .unit { return after.value == 2 }
        if isBound { return false }
        if isGlued(".", at: minute.end) || isGlued(":", at: minute.end) { return isSentenceEnd(at: minute.end) }
        if after.isSymbol("-") || after.kind == .until { return minute.value >= 5 && token(start).digits != 1 }
        return after.kind != .month && (after.kind != .oclock || token(start - 1).value == 1)
    }

    func isSentenceEnd(at index: Int) -> Bool {
        isSymbol(".", at: index) && (kind(index + 1) == .end || token(index + 1).isCapital)
    }
}

extension TimeRule {
    static let hourClock = TimeRule(
        "a spoken hour, with or without minutes",
        [
            ("um sechzehn Uhr dreißig", "2026-03-10T16:30"), ("null drei Uhr dreißig", "2026-03-11T03:30"),
            ("um 13 Uhr 20", "2026-03-10T13:20"), ("ein Uhr und fünf Minuten", "2026-03-10T13:05"),
        ],
        not: ("drei Uhren kaufen", ""))

    static let bareHour = TimeRule(
        "a bare number behind „um“, by the afternoon rule",
        [("um drei", "2026-03-10T15:00"), ("um elf", "2026-03-10T11:00"), ("um acht", "2026-03-10T20:00")],
        not: ("um 3 Prozent", ""))
}
