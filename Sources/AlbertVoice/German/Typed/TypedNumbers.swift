/// Digits as somebody would say them: dates, clock times, ranges, ordinals, numbers.
enum TypedNumbers {
    /// The words for a token that holds digits and how many tokens they stand for; nil where no rule fits.
    static func spoken(
        _ token: TypedToken, before next: TypedToken?, after previous: String?
    ) -> (words: [String], used: Int)? {
        let hasUhr = next?.isWord("uhr") ?? false
        if let words = isoDate(token.runs) { return (words, 1) }
        if let words = clock(token.runs, hasUhr: hasUhr) { return (words, hasUhr ? 2 : 1) }
        if let words = clockRange(token.runs, hasUhr: hasUhr) { return (words, hasUhr ? 2 : 1) }
        if let words = date(token.runs) { return (words, 1) }
        if let number = token.ordinal, isOrdinal(before: next, after: previous) { return ([ordinal(number)], 1) }
        if token.runs.count == 1, case .number(let digits) = token.runs[0], hasUhr {
            return ((Int(digits) == 1 ? ["ein"] : cardinal(digits)) + ["uhr"], 2)
        }
        return range(token.runs).map { ($0, 1) }
    }

    /// A number in words, hundreds apart: „242“ → „zweihundert zweiundvierzig“.
    static func cardinal(_ digits: String) -> [String] {
        guard let number = Int(digits), number < 10_000 else { return [digits] }
        let leading = digits.hasPrefix("0") && number > 0 ? ["null"] : []
        return leading + pieces(number).map(GermanNumber.spoken)
    }

    private static func pieces(_ number: Int) -> [Int] {
        guard number > 0 else { return [0] }
        let parts = [number / 1000 * 1000, number % 1000 / 100 * 100, number % 100]
        return parts.filter { $0 > 0 }
    }

    /// „5.“ → „fünften“.
    static func ordinal(_ number: Int) -> String { GermanNumber.spokenOrdinal(number) + "n" }

    private static func isOrdinal(before next: TypedToken?, after previous: String?) -> Bool {
        let leads: Set = ["am", "den", "dem", "der", "zum", "vom", "jeden"]
        if let previous, leads.contains(previous) || DayPhrases.names.contains(previous) { return true }
        // „am siebten 4.“
        if let previous, previous.hasSuffix("ten"), GermanNumber.ordinal(of: previous) != nil { return true }
        guard let next else { return false }
        if next.ordinal != nil { return true }
        guard let word = next.word else { return false }
        return monthNames.contains(Spelling.abbreviations[word] ?? word) || monthNames.contains(word)
    }

    private static let monthNames: Set = [
        "januar", "jänner", "februar", "märz", "maerz", "april", "mai", "juni", "juli", "august", "september",
        "oktober", "november", "dezember",
    ]

    /// „2026-09-05“.
    private static func isoDate(_ runs: [TypedToken.Run]) -> [String]? {
        guard runs.count == 5, case .number(let year) = runs[0], runs[1] == .mark("-"), year.count == 4,
            case .number(let month) = runs[2], runs[3] == .mark("-"), case .number(let day) = runs[4]
        else { return nil }
        return dayMonth(day, month).map { $0 + cardinal(year) }
    }

    /// „5.9.“, „05.09.26“, „5.9.2026“.
    private static func date(_ runs: [TypedToken.Run]) -> [String]? {
        guard runs.count >= 3, case .number(let day) = runs[0], runs[1] == .mark("."),
            case .number(let month) = runs[2]
        else { return nil }
        guard let words = dayMonth(day, month) else { return nil }
        let rest = runs.dropFirst(3).filter { $0 != .mark(".") }
        guard case .number(let year)? = rest.first, rest.count == 1 else { return rest.isEmpty ? words : nil }
        return words + cardinal(year.count == 2 ? "20" + year : year)
    }

    private static func dayMonth(_ day: String, _ month: String) -> [String]? {
        guard let day = Int(day), let month = Int(month), (1...99).contains(day), (1...99).contains(month) else {
            return nil
        }
        return [ordinal(day), ordinal(month)]
    }

    /// „16:30“, „16.30 Uhr“; an hour with one digit or a leading zero is meant as written.
    private static func clock(_ runs: [TypedToken.Run], hasUhr: Bool) -> [String]? {
        guard runs.count == 3, case .number(let hour) = runs[0], case .number(let minute) = runs[2],
            minute.count == 2, hour.count <= 2, runs[1] == .mark(":") || (runs[1] == .mark(".") && hasUhr),
            let hours = Int(hour), let minutes = Int(minute)
        else { return nil }
        let asWritten = (1...9).contains(hours) ? ["null"] : []
        return asWritten + [GermanNumber.spoken(hours), "uhr"] + (minutes == 0 ? [] : [GermanNumber.spoken(minutes)])
    }

    /// „9-10 Uhr“, „15:30-16:15“.
    private static func clockRange(_ runs: [TypedToken.Run], hasUhr: Bool) -> [String]? {
        guard let dash = runs.firstIndex(of: .mark("-")) else { return nil }
        let halves = [Array(runs[..<dash]), Array(runs[(dash + 1)...])]
        let times = halves.compactMap { half -> [String]? in
            if let words = clock(half, hasUhr: hasUhr) { return words }
            guard hasUhr, half.count == 1, case .number(let digits) = half[0] else { return nil }
            return cardinal(digits) + ["uhr"]
        }
        return times.count == 2 ? ["von"] + times[0] + ["bis"] + times[1] : nil
    }

    /// „3-5“ → „drei bis fünf“, „3,4“ and „3/4“ → „drei und vier“, „3a“ → „drei a“.
    private static func range(_ runs: [TypedToken.Run]) -> [String]? {
        guard runs.count > 1, case .number = runs[0] else { return nil }
        return runs.flatMap { run -> [String] in
            switch run {
            case .number(let digits): cardinal(digits)
            case .word(let word): word == "uhr" || word == "h" ? ["uhr"] : [word]
            case .mark("-"): ["bis"]
            case .mark(let mark): mark == "," || mark == "/" || mark == "+" || mark == "&" ? ["und"] : []
            }
        }
    }
}
