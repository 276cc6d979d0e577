import Foundation

/// Which reminders are due between the last moment looked at and now; a pure value without a clock.
///
/// ```swift
/// let look = ReminderPlan(lead: 30).look(at: state.entries, since: memory, now: moment)
/// memory = look.memory        // keep it; the next look goes on from there
/// ```
///
/// Rules:
/// - **Clock time.** What begins at a clock time is told `lead` minutes before, counted in minutes that pass: also in the
///   night of the clock change. Entry's wall clock and zone decide, not the device's. A time that the clock skips is
///   later by the gap, one that comes twice means the first (RFC 5545, 3.3.5; `Moment`).
/// - **Days.** What is due on a day or takes all day is told on the evening before at 18:00 on the entry's wall clock; of
///   several days the first counts. Shopping, notes and whatever has no day are never told.
/// - **Repeated** entries are told for each occurrence, without their exceptions. A rule that `Recurrence` cannot read
///   counts for its first time.
/// - **Off or asleep.** What should have been told meanwhile is told as long as it is of use: before it begins; up to two
///   hours after it began, as late; things of a day until that day is over. The rest is only counted.
/// - **The clock is set forward**: the same as having been off. **Set back**: what was told is not told again (entry and
///   occurrence are remembered), what was not is told when its time comes. Missed ones are counted once, the first time
///   that moment is reached.
/// - **Ticked or removed** entries are not told. A **moved** one has another occurrence, so it is told again at its new time;
///   moved back, it is not told twice.
/// - What is filed, or moved, nearer than the lead is not told: whoever did it has just said so.
public struct ReminderPlan: Hashable, Sendable {
    /// How long before a clock time it is told, in minutes.
    public let lead: Int

    /// When things of a day are told on the evening before, in seconds after midnight.
    public static let evening = 18 * 3600
    /// How long after something began it is still told, in seconds.
    public static let patience = 2 * 3600

    /// A plan; `lead` is how long before a clock time to remind, in minutes, at least 0.
    public init(lead: Int = 30) {
        self.lead = max(0, lead)
    }

    /// What came of a look.
    public struct Look: Hashable, Sendable {
        /// What is to be told now, in the order in which it was due.
        public var reminders: [Reminder]
        /// How many are past telling.
        public var missed: Int
        /// What to give to the next look.
        public var memory: ReminderMemory
    }

    /// Looks at everything that became due after the last look.
    public func look(at entries: [Entry], since memory: ReminderMemory, now: Moment) -> Look {
        var look = Look(reminders: [], missed: 0, memory: memory)
        let told = Set(memory.told)
        let candidates = memory.seen < now.epoch ? entries.flatMap { occurrences(of: $0, after: memory.seen, now) } : []
        for one in candidates where one.due > memory.seen && one.due <= now.epoch {
            guard let occasion = one.occasion(at: now.epoch) else {
                look.missed += one.due > memory.latest && !told.contains(one.key) ? 1 : 0
                continue
            }
            guard !told.contains(one.key) else { continue }
            look.reminders.append(
                Reminder(entry: one.entry, occurrence: one.start, due: one.due, occasion: occasion))
        }
        look.reminders = look.reminders.enumerated().sorted {
            ($0.element.due, $0.offset) < ($1.element.due, $1.offset)
        }
        .map(\.element)
        look.memory.add(look.reminders, at: now)
        return look
    }

    /// The occurrences that may have become due since; more than needed at either end.
    private func occurrences(of entry: Entry, after seen: Int, _ now: Moment) -> [PlannedReminder] {
        guard !entry.isDone, let first = entry.reminded else { return [] }
        let zone = TimeZone(identifier: entry.zone) ?? now.zone
        let range = Self.day(seen, zone).adding(days: -2)...Self.day(now.epoch + lead * 60, zone).adding(days: 2)
        return days(of: entry, from: first.date, in: range).map { day in
            let isDay = entry.allDay || entry.start == nil
            return PlannedReminder(
                entry: entry, start: LocalDateTime(day, second: first.second), isDay: isDay, zone: zone, lead: lead)
        }
    }

    private func days(of entry: Entry, from first: LocalDate, in range: ClosedRange<LocalDate>) -> [LocalDate] {
        guard let rule = entry.recurrence.flatMap({ Recurrence($0) }) else {
            return range.contains(first) ? [first] : []
        }
        return rule.occurrences(from: first, in: range).filter { entry.exceptions?.contains($0) != true }
    }

    private static func day(_ epoch: Int, _ zone: TimeZone) -> LocalDate {
        Moment(epoch: epoch, zone: zone).local.date
    }
}

extension Entry {
    /// What the entry is reminded of: its start, or the day on which it is due; nil for what has neither.
    fileprivate var reminded: LocalDateTime? {
        switch kind {
        case .shopping, .note: nil
        default: start.map { allDay ? LocalDateTime($0.date) : $0 } ?? due.map { LocalDateTime($0) }
        }
    }
}
