/// How a day went, in numbers; no words.
public struct DayStatistics: Hashable, Codable, Sendable {
    /// The day on the daemon's wall clock.
    public var day: LocalDate
    /// How often the wake word was heard.
    public var wakeUps = 0
    /// Sentences that were done or answered.
    public var accepted = 0
    /// Sentences that led to a question.
    public var asked = 0
    /// Sentences that were not understood, or not done.
    public var refused = 0
    /// Frames of 10 ms that were lost.
    public var droppedFrames = 0
    /// Reminders that were told.
    public var reminders = 0

    /// A day on which nothing has happened.
    public init(day: LocalDate) {
        self.day = day
    }

    /// „Heute: 3-mal geweckt, 2 getan, 1 gefragt, 0 abgelehnt, 0 Rahmen verloren.“
    var line: String {
        "\(Wording.dayAndMonth(day)): \(wakeUps)-mal geweckt, \(accepted) getan, \(asked) gefragt, \(refused) abgelehnt, "
            + "\(reminders) erinnert, \(droppedFrames) Rahmen verloren"
    }
}
