import Foundation

/// One occurrence of an entry and the moments that matter to its reminder.
struct PlannedReminder {
    let entry: Entry
    /// Wall clock in the entry's zone; midnight for a whole day.
    let start: LocalDateTime
    /// Whether it is a thing of a day, without a clock time.
    let isDay: Bool
    let zone: TimeZone
    /// Minutes before a clock time.
    let lead: Int

    var key: Reminder.Key { Reminder.Key(entry: entry.id, occurrence: start) }

    /// When it should be told, in seconds since 1970.
    var due: Int {
        guard isDay else { return begin - lead * 60 }
        return Moment(LocalDateTime(start.date.adding(days: -1), second: ReminderPlan.evening), zone: zone).epoch
    }

    /// How it stands to a moment; nil where telling is of no more use.
    func occasion(at now: Int) -> Reminder.Occasion? {
        if isDay {
            let days = start.date.dayNumber - Moment(epoch: now, zone: zone).local.date.dayNumber
            return days >= 0 ? .days(days) : nil
        }
        if now <= begin { return .ahead(minutes: (begin - now + 59) / 60) }
        return now <= begin + ReminderPlan.patience ? .late : nil
    }

    /// When it begins, in seconds since 1970.
    private var begin: Int { Moment(start, zone: zone).epoch }
}
