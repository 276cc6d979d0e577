/// The days on which nobody works, in the whole of Germany and Land by Land.
public enum PublicHolidays {
    /// Whether a day is a public holiday; without a Land only those of the whole country count.
    ///
    /// Fronleichnam is one in Bayern, not in Berlin.
    public static func contains(_ day: LocalDate, in land: Land?) -> Bool {
        rules.contains { rule in
            guard rule.lands.isEmpty || land.map({ rule.lands.contains($0.rawValue) }) == true else { return false }
            return Holiday(rule: rule.rule, names: "").date(in: day.year) == day
        }
    }

    /// The first public holiday after a day.
    public static func next(after day: LocalDate, in land: Land?) -> LocalDate {
        var day = day.adding(days: 1)
        while !contains(day, in: land) { day = day.adding(days: 1) }
        return day
    }

    /// A rule and the letters of the Länder it holds in; none where it holds in all.
    private static let rules: [(rule: Holiday.Rule, lands: [String])] = [
        (.fixed(month: 1, day: 1), []), (.easter(-2), []), (.easter(1), []), (.fixed(month: 5, day: 1), []),
        (.easter(39), []), (.easter(50), []), (.fixed(month: 10, day: 3), []), (.fixed(month: 12, day: 25), []),
        (.fixed(month: 12, day: 26), []), (.fixed(month: 1, day: 6), ["BW", "BY", "ST"]),
        (.fixed(month: 3, day: 8), ["BE", "MV"]), (.easter(0), ["BB"]), (.easter(49), ["BB"]),
        (.easter(60), ["BW", "BY", "HE", "NW", "RP", "SL"]), (.fixed(month: 8, day: 15), ["BY", "SL"]),
        (.fixed(month: 9, day: 20), ["TH"]),
        (.fixed(month: 10, day: 31), ["BB", "HB", "HH", "MV", "NI", "SN", "ST", "SH", "TH"]),
        (.fixed(month: 11, day: 1), ["BW", "BY", "NW", "RP", "SL"]), (.advent(-32), ["SN"]),
    ]
}
