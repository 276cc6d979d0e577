/// Clock times: „sechzehn Uhr dreißig“, `16:30`, „halb vier“, „Viertel nach drei“, „fünf vor halb vier“.
extension TimeParser {
    /// A clock time; a bare number counts only where `isMarked` („um drei“).
    func clock(at index: Int, isMarked: Bool) -> Match<ClockTime>? {
        switch kind(index) {
        case .digits: digitalClock(at: index, isMarked: isMarked) ?? wordClock(at: index, isMarked: isMarked)
        case .cardinal, .one: wordClock(at: index, isMarked: isMarked)
        case .half, .quarter, .threeQuarters: quarterClock(at: index)
        case .approximately: kind(index + 1) == .before || kind(index + 1) == .after ? shortlyClock(at: index) : nil
        case .midnight: Match(value: ClockTime(hour: 24, isExact: true), end: index + 1)
        default: nil
        }
    }

    /// `16:30`, `16:30:20`, `16.30 Uhr`, `17h10`, `15h`.
    private func digitalClock(at index: Int, isMarked: Bool) -> Match<ClockTime>? {
        let hour = token(index)
        guard hour.digits <= 2 else { return militaryClock(at: index) }
        let minute = token(index + 2)
        guard minute.digits == 2, minute.isGlued else { return hourMark(at: index) }
        if isGlued(":", at: index + 1) { return colonClock(at: index) }
        let isUhr = kind(index + 3) == .oclock && token(index + 3).value == 0
        if isGlued(".", at: index + 1), isUhr || isMarked && !isDottedDate(at: index) {
            return exact(hour.number, minute.number, end: skip(.oclock, at: index + 3))
        }
        let mark = token(index + 1)
        if mark.kind == .oclock, mark.value == 1, mark.isGlued {
            return exact(hour.number, minute.number, end: skip(.oclock, at: index + 3))
        }
        return hourMark(at: index)
    }

    private func isDottedDate(at index: Int) -> Bool {
        isGlued(".", at: index + 3) && token(index + 4).digits > 0 || token(index + 2).number > 59
    }

    private func colonClock(at index: Int) -> Match<ClockTime> {
        var clock = ClockTime(hour: token(index).number, minute: token(index + 2).number, isExact: true, grain: .minute)
        var end = index + 3
        if isGlued(":", at: end), token(end + 1).digits == 2 {
            clock.second = token(end + 1).number
            clock.grain = .second
            end += 2
        }
        return meridiem(Match(value: clock, end: skip(.oclock, at: end)))
    }

    /// „3 Uhr“ and „15h“ in digits are left to the words' rule; „5 pm“ is read here.
    private func hourMark(at index: Int) -> Match<ClockTime>? {
        guard kind(index + 1) == .pm else { return nil }
        return meridiem(Match(value: ClockTime(hour: token(index).number, isExact: true), end: index + 1))
    }

    private func meridiem(_ match: Match<ClockTime>) -> Match<ClockTime> {
        guard kind(match.end) == .pm else { return match }
        var match = match
        if match.value.hour < 12 { match.value.hour += 12 }
        match.end += 1
        return match
    }

    /// `2300 Uhr`.
    private func militaryClock(at index: Int) -> Match<ClockTime>? {
        let token = token(index)
        guard token.digits == 4, kind(index + 1) == .oclock else { return nil }
        return exact(token.number / 100, token.number % 100, end: index + 2)
    }

    private func exact(_ hour: Int, _ minute: Int, end: Int) -> Match<ClockTime> {
        Match(value: ClockTime(hour: hour, minute: minute, isExact: true, grain: .minute), end: end)
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
        return Match(value: ClockTime(hour: hour.value, isExact: isNull || hour.value > 12 || hour.value == 0), end: hour.end)
    }

    /// A bare hour must not be the beginning of something else, „um 3 Tage“, „um 5 Prozent“, „um 3. Mai“.
    private func isFreeHour(at end: Int) -> Bool {
        switch kind(end) {
        case .unit, .percent, .quarterHour, .month, .half: false
        case .symbol: !(isGlued(",", at: end) && token(end + 1).digits > 0) && !(isGlued("%", at: end) || isGlued("€", at: end))
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
        } else if kind(start) == .half, start > end || true, kind(end) == .half {
            return Match(value: clock, end: end)
        }
        return Match(value: clock, end: skip(.oclock, at: end))
    }

    /// Whether the number after „Uhr“ is its minutes, not the number of something else („acht Uhr zwei Karten“).
    private func isMinute(_ minute: Match<Int>, at start: Int, isBound: Bool) -> Bool {
        let after = token(minute.end)
        if after.kind == .unit { return after.value == 2 }
        if isBound { return false }
        if isGlued(".", at: minute.end) || isGlued(":", at: minute.end) { return isSentenceEnd(at: minute.end) }
        if after.isSymbol("-") || after.kind == .until { return minute.value >= 5 && token(start).digits != 1 }
        return after.kind != .month && after.kind != .oclock
    }

    func isSentenceEnd(at index: Int) -> Bool { isSymbol(".", at: index) && (kind(index + 1) == .end || token(index + 1).isCapital) }

    /// „zehn vor acht“, „20 Minuten nach 8“, „fünf vor halb vier“.
    private func minutesBeside(at index: Int) -> Match<ClockTime>? {
        guard let minutes = number(at: index, article: true), (1..<60).contains(minutes.value) else { return nil }
        var end = minutes.end
        if kind(end) == .unit {
            guard token(end).value == 2 else { return nil }
            end = skipDot(at: end + 1)
        } else if kind(index) == .one {
            return nil
        }
        return beside(minutes: minutes.value, at: end)
    }

    /// The „vor acht“, „nach halb vier“ after a number of minutes.
    private func beside(minutes: Int, at index: Int) -> Match<ClockTime>? {
        guard kind(index) == .before || kind(index) == .after else { return nil }
        let sign = kind(index) == .before ? -1 : 1
        if kind(index + 1) == .half {
            guard let half = quarterClock(at: index + 1) else {
                return nil
            }
            return shifted(half, by: sign * minutes)
        }
        guard let hour = hour(at: index + 1) else { return nil }
        return shifted(hour, by: sign * minutes)
    }

    /// „kurz vor acht“ and „kurz nach halb vier“ mean about that time.
    private func shortlyClock(at index: Int) -> Match<ClockTime>? {
        beside(minutes: 0, at: index + 1)
    }

    private func shifted(_ match: Match<ClockTime>, by minutes: Int) -> Match<ClockTime> {
        var clock = match.value
        let total = (clock.hour * 60 + clock.minute + minutes + 1440) % 1440
        clock.hour = total / 60
        clock.minute = total % 60
        clock.grain = .minute
        return Match(value: clock, end: match.end)
    }

    /// „halb vier“, „viertel sechs“, „dreiviertel sechs“, „viertel nach drei“.
    private func quarterClock(at index: Int) -> Match<ClockTime>? {
        switch kind(index) {
        case .half: return hour(at: index + 1).map { shifted($0, by: -30) }
        case .threeQuarters: return hour(at: index + 1).map { shifted($0, by: -15) }
        case .quarter:
            if let match = beside(minutes: 15, at: index + 1) { return match }
            return hour(at: index + 1).map { shifted($0, by: -45) }
        default: return nil
        }
    }

    /// The hour of a spoken clock time, „vier“, „vier Uhr“, „Mitternacht“.
    private func hour(at index: Int) -> Match<ClockTime>? {
        if kind(index) == .midnight { return Match(value: ClockTime(hour: 24, isExact: true), end: index + 1) }
        if kind(index) == .part, token(index).value == 3 {
            return Match(value: ClockTime(hour: 12, isExact: true), end: index + 1)
        }
        let article = kind(index) == .one && kind(index + 1) == .oclock
        guard let hour = number(at: index, article: article), hour.value <= 24, token(index).digits <= 2 else { return nil }
        guard isFreeHour(at: hour.end), !isGlued(".", at: hour.end) || isSentenceEnd(at: hour.end) else { return nil }
        let end = kind(hour.end) == .oclock && token(hour.end).value == 0 ? hour.end + 1 : hour.end
        return Match(value: ClockTime(hour: hour.value, isExact: hour.value > 12 || hour.value == 0), end: end)
    }
}
