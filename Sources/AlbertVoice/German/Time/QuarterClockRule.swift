/// Clock times by quarters and by minutes beside an hour: „halb vier“, „viertel sechs“, „fünf vor halb vier“.
extension TimeParser {
    /// „zehn vor acht“, „20 Minuten nach 8“, „fünf vor halb vier“.
    func minutesBeside(at index: Int) -> Match<ClockTime>? {
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
    func beside(minutes: Int, at index: Int) -> Match<ClockTime>? {
        guard kind(index) == .before || kind(index) == .after || kind(index) == .over else { return nil }
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
    func shortlyClock(at index: Int) -> Match<ClockTime>? {
        beside(minutes: 0, at: index + 1)
    }

    func shifted(_ match: Match<ClockTime>, by minutes: Int) -> Match<ClockTime> {
        var clock = match.value
        let total = (clock.hour * 60 + clock.minute + minutes + 1440) % 1440
        clock.hour = total / 60
        clock.minute = total % 60
        clock.grain = .minute
        return Match(value: clock, end: match.end)
    }

    /// „halb vier“, „viertel sechs“, „dreiviertel sechs“, „viertel nach drei“.
    func quarterClock(at index: Int) -> Match<ClockTime>? {
        switch kind(index) {
        case .half: return hour(at: index + 1).map { shifted($0, by: -30) }
        case .cardinal: return hour(at: index + 2).map { shifted($0, by: -15) }
        case .threeQuarters: return hour(at: index + 1).map { shifted($0, by: -15) }
        case .quarter:
            if let match = beside(minutes: 15, at: index + 1) { return match }
            return hour(at: index + 1).map { shifted($0, by: -45) }
        default: return nil
        }
    }

    /// The hour of a spoken clock time, „vier“, „vier Uhr“, „Mitternacht“.
    func hour(at index: Int) -> Match<ClockTime>? {
        if kind(index) == .midnight {
            let hour = reading == .midnightBefore ? 0 : 24
            return Match(value: ClockTime(hour: hour, isExact: true), end: index + 1)
        }
        if kind(index) == .part, token(index).value == 3 {
            return Match(value: ClockTime(hour: 12, isExact: true), end: index + 1)
        }
        let article = kind(index) == .one && kind(index + 1) == .oclock
        guard let hour = number(at: index, article: article), hour.value <= 24, token(index).digits <= 2 else {
            return nil
        }
        guard isFreeHour(at: hour.end), !isGlued(".", at: hour.end) || isSentenceEnd(at: hour.end) else { return nil }
        let end = kind(hour.end) == .oclock && token(hour.end).value == 0 ? hour.end + 1 : hour.end
        return Match(value: ClockTime(hour: hour.value, isExact: hour.value > 12 || hour.value == 0), end: end)
    }
}

extension TimeRule {
    static let quarterClock = TimeRule(
        "halves and quarters, in the north's and in the south's way",
        [
            ("halb vier", "2026-03-10T15:30"), ("viertel sechs", "2026-03-10T17:15"),
            ("dreiviertel sechs", "2026-03-10T17:45"), ("viertel nach drei", "2026-03-10T15:15"),
        ],
        not: ("halb so schlimm", ""))

    static let besideClock = TimeRule(
        "minutes before or after an hour or a half",
        [
            ("fünf vor halb vier", "2026-03-10T15:25"), ("zwanzig nach drei", "2026-03-10T15:20"),
            ("20 Minuten vor acht", "2026-03-10T19:40"),
        ],
        not: ("zwei vor der Tür", ""))
}
