/// One stretch of school holidays in a Land.
public struct SchoolHoliday: Hashable, Sendable {
    /// The season that names it.
    public enum Season: String, CaseIterable, Sendable {
        /// The German names, in the order of the year.
        case winter = "Winterferien"
        case easter = "Osterferien"
        case whitsun = "Pfingstferien"
        case summer = "Sommerferien"
        case autumn = "Herbstferien"
        case christmas = "Weihnachtsferien"
    }

    /// Where it holds.
    public var land: Land
    /// Its name.
    public var season: Season
    /// Its first and its last day.
    public var days: ClosedRange<LocalDate>

    /// A stretch of school holidays.
    public init(land: Land, season: Season, days: ClosedRange<LocalDate>) {
        self.land = land
        self.season = season
        self.days = days
    }

    /// Reads a line of a data file, `BY Sommerferien 2026-08-03 2026-09-14`; nil for anything else.
    public init?(line: some StringProtocol) {
        let fields = line.split(separator: " ")
        guard fields.count == 4, let land = Land(rawValue: String(fields[0])),
            let season = Season(rawValue: String(fields[1])),
            let first = LocalDate(fields[2]), let last = LocalDate(fields[3]), first <= last
        else { return nil }
        self.init(land: land, season: season, days: first...last)
    }

    /// Reads a data file: one stretch a line, `#` begins a comment; lines it cannot read are given back by number.
    public static func read(_ text: String) -> (holidays: [SchoolHoliday], faults: [Int]) {
        var holidays: [SchoolHoliday] = []
        var faults: [Int] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let said = line.prefix { $0 != "#" }
            if said.allSatisfy(\.isWhitespace) { continue }
            if let holiday = SchoolHoliday(line: said) { holidays.append(holiday) } else { faults.append(number + 1) }
        }
        return (holidays, faults)
    }
}
