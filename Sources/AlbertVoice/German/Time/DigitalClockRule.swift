/// Clock times in digits: `16:30`, `16.30 Uhr`, `17h10`, `2300 Uhr`.
extension TimeParser {
    /// `16:30`, `16:30:20`, `16.30 Uhr`, `17h10`, `15h`.
    func digitalClock(at index: Int, isMarked: Bool) -> Match<ClockTime>? {
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
        if mark.kind == .oclock, mark.value == 1, mark.isGlued { return hourMinuteSecond(at: index) }
        return hourMark(at: index)
    }

    /// `17h10`, `8h10m30s`.
    func hourMinuteSecond(at index: Int) -> Match<ClockTime> {
        var clock = ClockTime(hour: token(index).number, minute: token(index + 2).number, isExact: true, grain: .minute)
        var end = index + 3
        if kind(end) == .thousands, token(end).isGlued { end += 1 }
        if token(end).isGlued, token(end).digits == 2 {
            (clock.second, clock.grain) = (token(end).number, .second)
            end += kind(end + 1) == .secondLetter ? 2 : 1
        }
        return Match(value: clock, end: skip(.oclock, at: end))
    }

    func isDottedDate(at index: Int) -> Bool {
        isGlued(".", at: index + 3) && token(index + 4).digits > 0 || token(index + 2).number > 59
    }

    func colonClock(at index: Int) -> Match<ClockTime> {
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
    func hourMark(at index: Int) -> Match<ClockTime>? {
        guard kind(index + 1) == .pm else { return nil }
        return meridiem(Match(value: ClockTime(hour: token(index).number, isExact: true), end: index + 1))
    }

    func meridiem(_ match: Match<ClockTime>) -> Match<ClockTime> {
        guard kind(match.end) == .pm else { return match }
        var match = match
        if match.value.hour < 12 { match.value.hour += 12 }
        match.end += 1
        return match
    }

    /// `2300 Uhr`.
    func militaryClock(at index: Int) -> Match<ClockTime>? {
        let token = token(index)
        guard token.digits == 4, kind(index + 1) == .oclock else { return nil }
        return exact(token.number / 100, token.number % 100, end: index + 2)
    }

    func exact(_ hour: Int, _ minute: Int, end: Int) -> Match<ClockTime> {
        Match(value: ClockTime(hour: hour, minute: minute, isExact: true, grain: .minute), end: end)
    }
}

extension TimeRule {
    static let digitalClock = TimeRule(
        "a clock time in digits, taken as written",
        [("16:30", "2026-03-10T16:30"), ("um 3.30 Uhr", "2026-03-11T03:30"), ("17h10", "2026-03-10T17:10")],
        not: ("Version 3.30 installieren", ""))
}
