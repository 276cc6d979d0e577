/// How Albert writes days, times and entries: short, with a full stop, never an exclamation mark.
public enum Wording {
    /// „Donnerstag“.
    static func weekday(_ weekday: Weekday) -> String {
        ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"][weekday.rawValue - 1]
    }

    /// „Donnerstag“ for „donnerstag“; words that are no weekday, no month and no word of clocks, pages and exercises stay as they are.
    static func capitalisedName(_ word: String) -> String {
        let names =
            Weekday.allCases.map(weekday) + months + [
                "Uhr", "Seite", "Seiten", "Nummer", "Aufgabe", "Kapitel", "Woche", "Viertel",
            ]
        return names.first { $0.lowercased() == word } ?? word
    }

    private static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]

    /// „12. März“.
    static func dayAndMonth(_ date: LocalDate) -> String {
        let (_, month, day) = date.parts
        return "\(day). \(months[month - 1])"
    }

    /// „Donnerstag, 12. März“; with the year where the date is more than half a year away in another year.
    static func day(_ date: LocalDate, from today: LocalDate) -> String {
        let year =
            date.year != today.year && (date < today || date.dayNumber - today.dayNumber > 182) ? " \(date.year)" : ""
        return "\(weekday(date.weekday)), \(dayAndMonth(date))\(year)"
    }

    /// „heute“, „morgen“, „am Donnerstag, 12. März“, „vom 9. März bis 15. März“.
    static func days(_ days: ClosedRange<LocalDate>, from today: LocalDate) -> String {
        guard days.lowerBound == days.upperBound else {
            return "vom \(dayAndMonth(days.lowerBound)) bis \(dayAndMonth(days.upperBound))"
        }
        switch days.lowerBound.dayNumber - today.dayNumber {
        case 0: return "heute"
        case 1: return "morgen"
        default: return "am \(day(days.lowerBound, from: today))"
        }
    }

    /// Words about time as one writes them: „einunddreißigsten februar“ → „31. Februar“, „fünfundzwanzig uhr“ → „25 Uhr“.
    static func written(_ spoken: String) -> String {
        let numbers = spoken.split(separator: ".").compactMap { Int($0.trimmed) }
        if spoken.hasSuffix("."), numbers.count == 2, (1...12).contains(numbers[1]) {
            return "\(numbers[0]). \(months[numbers[1] - 1])"
        }
        return spoken.split(separator: " ").map(String.init).map { word in
            if let month = months.first(where: { $0.lowercased() == word }) { return month }
            if word == "uhr" { return "Uhr" }
            if word.hasSuffix("en") || word.hasSuffix("er"), let day = GermanNumber.ordinal(of: word) {
                return "\(day)."
            }
            return GermanNumber.value(of: [word]).map(String.init) ?? word
        }
        .joined(separator: " ")
    }

    /// „15:30 Uhr“, „16 Uhr“, „6 Uhr morgens“: hours that would be heard as those of the afternoon say that they are not.
    static func clock(_ time: LocalDateTime) -> String { "\(digits(time)) Uhr\(partOfDay(time))" }

    /// „ nachts“, „ morgens“ for one to six in the morning; nothing for other hours.
    private static func partOfDay(_ time: LocalDateTime) -> String {
        switch time.hour {
        case 1...3: " nachts"
        case 4...6: " morgens"
        default: ""
        }
    }

    /// „15:30“, „16“.
    static func digits(_ time: LocalDateTime) -> String {
        time.minute == 0 ? String(time.hour) : "\(time.hour):\(padded(time.minute, 2))"
    }

    /// „15 bis 16:30 Uhr“; „1 Uhr nachts bis 11:45 Uhr“ where the end is in another part of the day than the start says.
    static func span(_ start: LocalDateTime, _ end: LocalDateTime) -> String {
        let partEnds = start.hour < 4 ? 7 : 12
        guard partOfDay(start).isEmpty || end.date == start.date && end.hour < partEnds else {
            return "\(clock(start)) bis \(clock(end))"
        }
        return "\(digits(start)) bis \(digits(end)) Uhr\(partOfDay(start))"
    }

    /// „25 Minuten“, „3 Stunden“, „2 Tage“.
    static func ago(minutes: Int) -> String {
        switch minutes {
        case ..<120: minutes == 1 ? "eine Minute" : "\(minutes) Minuten"
        case ..<2880: "\(minutes / 60) Stunden"
        default: "\(minutes / 1440) Tage"
        }
    }

    /// „3,0 h“.
    static func hours(_ hours: Double) -> String {
        let tenths = Int((hours * 10).rounded())
        return "\(tenths / 10),\(tenths % 10) h"
    }

    /// „Anna“, „Anna und Tobias“, „Anna, Felix und Lena“.
    static func names(_ names: [String]) -> String { list(names, last: "und") }

    /// „Anna oder Tobias“.
    static func choice(_ names: [String]) -> String { list(names, last: "oder") }

    private static func list(_ names: [String], last word: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return "\(names.dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}
