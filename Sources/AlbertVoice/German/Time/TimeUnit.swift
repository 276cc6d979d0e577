/// A unit that durations, offsets and periods are counted in.
enum TimeUnit: Int, Sendable {
    case second = 1
    case minute, hour, day, week, month, quarter, year, decade, century, weekend, workday, schoolday, millennium

    /// Seconds of one unit; a month counts 30 days and a year 365, as in ISO durations turned into seconds.
    var seconds: Double {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .workday, .schoolday: 86_400
        case .week: 7 * 86_400
        case .weekend: 2 * 86_400
        case .month: 30 * 86_400
        case .quarter: 91 * 86_400
        case .year: 365 * 86_400
        case .decade: 3650 * 86_400
        case .century: 36_500 * 86_400
        case .millennium: 365_000 * 86_400
        }
    }

    /// Whether it is a part of a day.
    var isClock: Bool { rawValue <= TimeUnit.hour.rawValue }

    /// The unit as a grain.
    var grain: Grain {
        switch self {
        case .second: .second
        case .minute: .minute
        case .hour: .hour
        case .day, .weekend, .workday, .schoolday: .day
        case .week: .week
        case .month: .month
        case .quarter: .quarter
        case .year, .decade, .century, .millennium: .year
        }
    }
}
