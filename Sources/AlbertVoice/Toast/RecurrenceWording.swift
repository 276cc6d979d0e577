extension Wording {
    /// A recurrence rule in words that could be said again: „jeden Dienstag“, „alle zwei Wochen am Freitag“, „täglich“,
    /// „jeden Monat am 31.“
    static func recurrence(_ rule: String, from start: LocalDate) -> String {
        let parts = Dictionary(
            rule.split(separator: ";").compactMap { part -> (String, String)? in
                let halves = part.split(separator: "=", maxSplits: 1)
                return halves.count == 2 ? (String(halves[0]), String(halves[1])) : nil
            }, uniquingKeysWith: { first, _ in first })
        let interval = parts["INTERVAL"].flatMap(Int.init) ?? 1
        let days = (parts["BYDAY"] ?? "").split(separator: ",").map(String.init)
        switch parts["FREQ"] {
        case "DAILY": return interval == 1 ? "täglich" : "alle \(GermanNumber.spoken(interval)) Tage"
        case "WEEKLY": return weekly(days, interval: interval)
        case "MONTHLY" where days.count == 1 && interval == 1: return monthly(days[0])
        case "MONTHLY":
            let often = interval == 1 ? "jeden Monat" : "alle \(GermanNumber.spoken(interval)) Monate"
            return days.isEmpty ? "\(often) am \(start.day)." : often
        case "YEARLY": return interval == 1 ? "jedes Jahr" : "alle \(GermanNumber.spoken(interval)) Jahre"
        default: return "wiederholt"
        }
    }

    /// „3MO“ → „jeden dritten Montag im Monat“, „-1FR“ → „jeden letzten Freitag im Monat“.
    private static func monthly(_ code: String) -> String {
        guard let day = Weekday.allCases.first(where: { code.hasSuffix($0.code) }), let number = Int(code.dropLast(2))
        else { return "jeden Monat" }
        let ordinal = number == -1 ? "letzten" : GermanNumber.spokenOrdinal(number) + "n"
        return "jeden \(ordinal) \(weekday(day)) im Monat"
    }

    private static func weekly(_ codes: [String], interval: Int) -> String {
        let days = Weekday.allCases.filter { codes.contains($0.code) }
        if interval == 1, days.map(\.rawValue) == [1, 2, 3, 4, 5] { return "werktags" }
        let names = names(days.map(weekday))
        if interval > 1 {
            return "alle \(GermanNumber.spoken(interval)) Wochen" + (names.isEmpty ? "" : " am \(names)")
        }
        return names.isEmpty ? "jede Woche" : "jeden \(names)"
    }
}
