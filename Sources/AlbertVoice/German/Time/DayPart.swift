/// A part of the day, with its hours and the hour it means as a point: the one table of them.
public enum DayPart: Int, CaseIterable, Codable, Sendable {
    /// „früh“, „am Morgen“, 06–09.
    case morning = 1
    /// „am Vormittag“, 09–12.
    case forenoon
    /// „mittags“, 12–14.
    case noon
    /// „am Nachmittag“, 14–18.
    case afternoon
    /// „am Abend“, 18–22.
    case evening
    /// „in der Nacht“, 22–06 of the next day.
    case night

    /// The hours, counted from the midnight the day begins with; the night ends at hour 30.
    public var hours: Range<Int> {
        switch self {
        case .morning: 6..<9
        case .forenoon: 9..<12
        case .noon: 12..<14
        case .afternoon: 14..<18
        case .evening: 18..<22
        case .night: 22..<30
        }
    }

    /// The hour it means where a point is needed: „Freitag Abend“ as the start of an event is 19:00.
    public var point: Int {
        switch self {
        case .morning: 7
        case .forenoon: 10
        case .noon: 12
        case .afternoon: 15
        case .evening: 19
        case .night: 22
        }
    }

    /// The hour of the day that `hour` (0…24) means in this part: „drei … nachmittags“ is 15.
    func hour(_ hour: Int) -> Int {
        guard hour <= 12 else { return hour }
        switch self {
        case .morning, .forenoon: return hour
        case .noon: return hour < 10 ? hour + 12 : hour
        case .afternoon: return hour < 12 ? hour + 12 : hour
        case .evening: return hour == 0 ? 24 : hour + 12
        case .night: return hour == 12 ? 24 : hour >= 8 ? hour + 12 : hour
        }
    }
}
