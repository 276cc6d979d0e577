extension Wording {
    /// A recurrence rule in words that could be said again: „jeden Dienstag“, „alle zwei Wochen am Freitag“, „täglich“.
    static func recurrence(_ rule: String) -> String {
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
        case "MONTHLY": return interval == 1 ? "jeden Monat" : "alle \(GermanNumber.spoken(interval)) Monate"
        case "YEARLY": return interval == 1 ? "jedes Jahr" : "alle \(GermanNumber.spoken(interval)) Jahre"
        default: return "wiederholt"
        }
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
