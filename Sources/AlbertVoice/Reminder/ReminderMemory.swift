/// What has been told, and until when was looked; kept from one look to the next, also across restarts.
public struct ReminderMemory: Hashable, Codable, Sendable {
    /// How many reminders it remembers; the oldest are forgotten.
    public static let most = 2000

    /// The last moment looked at, in seconds since 1970; goes back where the clock does.
    public internal(set) var seen: Int
    /// The latest moment ever looked at, in seconds since 1970; never goes back.
    public internal(set) var latest: Int
    /// What was told, oldest first.
    public internal(set) var told: [Reminder.Key] = []

    /// Nothing yet: what should have been told before `moment` counts neither as told nor as missed.
    public init(from moment: Moment) {
        seen = moment.epoch
        latest = moment.epoch
    }

    /// Goes on after a look.
    mutating func add(_ reminders: [Reminder], at now: Moment) {
        told = Array((told + reminders.map(\.key)).suffix(Self.most))
        seen = now.epoch
        latest = max(latest, now.epoch)
    }
}
