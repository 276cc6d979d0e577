import Foundation

/// How reminders read: short, with a full stop.
public struct ReminderWording: Sendable {
    private let entries: EntryWording

    /// The wording for a family; words for subjects come from its lists.
    public init(_ household: Household) {
        entries = EntryWording(
            vocabulary: household.understander.german.vocabulary, today: LocalDate(dayNumber: 0))
    }

    /// „In 30 Minuten: Zahnarzt für Lena, 16 Uhr.“ „Zahnarzt für Lena war um 16 Uhr.“ „Morgen: Turnbeutel mitnehmen.“
    ///
    /// Clock times are those of the entry's zone.
    public func sentence(_ reminder: Reminder) -> String {
        let clock = Wording.clock(reminder.occurrence)
        let what = what(reminder.entry)
        switch reminder.occasion {
        case .ahead(0): return "Jetzt: \(what)."
        case .ahead(1): return "In einer Minute: \(what), \(clock)."
        case .ahead(let minutes) where minutes < 120: return "In \(minutes) Minuten: \(what), \(clock)."
        case .ahead: return "\(Wording.weekday(reminder.occurrence.date.weekday)), \(clock): \(what)."
        case .late: return "\(what) war um \(clock)."
        case .days(0): return "Heute: \(what)."
        case .days(1): return "Morgen: \(what)."
        case .days: return "\(Wording.weekday(reminder.occurrence.date.weekday)): \(what)."
        }
    }

    /// „3 Erinnerungen sind ausgefallen, während ich aus war.“; nil for none.
    public static func missed(_ count: Int) -> String? {
        switch count {
        case ..<1: nil
        case 1: "Eine Erinnerung ist ausgefallen, während ich aus war."
        default: "\(count) Erinnerungen sind ausgefallen, während ich aus war."
        }
    }

    private func what(_ entry: Entry) -> String {
        let title = entries.calendarTitle(entry)
        guard entry.kind == .drive else { return title }
        return title + ", " + (entry.driver.map { "\($0) fährt" } ?? "Fahrer offen")
    }
}
