/// Numbers of the last days.
public struct Statistics: Hashable, Codable, Sendable {
    /// How many days are kept.
    public static let most = 31

    /// The days on which something happened, oldest first.
    public private(set) var days: [DayStatistics] = []
    /// How many frames the ears had lost when they were last looked at.
    private var dropped = 0

    /// Nothing yet.
    public init() {}

    /// Goes on in a new run of the daemon, whose ears have lost nothing yet.
    mutating func beginRun() { dropped = 0 }

    /// Changes the numbers of a day; a day before the last one, after the clock was set back, counts as the last.
    mutating func count(on day: LocalDate, _ change: (inout DayStatistics) -> Void) {
        if days.last.map({ $0.day.dayNumber < day.dayNumber }) ?? true {
            days = days.suffix(Self.most - 1) + [DayStatistics(day: day)]
        }
        change(&days[days.count - 1])
    }

    /// Counts how a sentence ended.
    mutating func count(_ outcome: Reply.Outcome, on day: LocalDate) {
        count(on: day) { day in
            switch outcome {
            case .done: day.accepted += 1
            case .asked: day.asked += 1
            case .refused: day.refused += 1
            }
        }
    }

    /// Takes over how many frames the ears have lost by now.
    mutating func see(dropped now: Int, on day: LocalDate) {
        guard now > dropped else { return }
        let new = now - dropped
        count(on: day) { $0.droppedFrames += new }
        dropped = now
    }
}
