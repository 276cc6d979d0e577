/// The entries of today, sorted by urgency.
struct DayPlan {
    /// What has begun and is not over.
    let running: [Occurrence]
    /// What begins next, several where they begin together.
    let next: [Occurrence]
    /// What begins after that.
    let later: [Occurrence]
    /// What has no clock time.
    let allDay: [Entry]
    /// What goes along today and tomorrow.
    let takeAlong: [Entry]
    /// Drives of today and tomorrow without driver, tasks due today, homework due tomorrow, and what is overdue.
    let open: [Entry]
    /// Whether something of today is over.
    let hasPast: Bool

    /// What the entries mean at a moment.
    init(_ state: JournalState, at now: LocalDateTime) {
        let today = now.date
        let tomorrow = today.adding(days: 1)
        let undone = state.entries.filter { !$0.isDone }
        let scheduled = undone.filter { $0.occurs(on: today) && $0.start != nil && !$0.lacksDriver }
        let timed = scheduled.compactMap { Occurrence(of: $0, on: today) }.sorted { $0.start < $1.start }
        let coming = timed.filter { $0.start > now }
        running = timed.filter { $0.start <= now && now < $0.end }
        next = coming.filter { $0.start == coming.first?.start }
        later = coming.filter { $0.start != coming.first?.start }
        allDay = scheduled.filter { $0.allDay && $0.kind != .task }
        hasPast = timed.contains { $0.end <= now }
        takeAlong = undone.filter { $0.kind == .takeAlong && ($0.due == today || $0.due == tomorrow) }.byDay
        open =
            undone.filter { $0.lacksDriver && ($0.occurs(on: today) || $0.occurs(on: tomorrow)) }
            .map { $0.nextTime(from: today) }.byDay
            + undone.filter { $0.kind == .task && $0.isDue(by: today) }.byDay
            + undone.filter { $0.kind == .homework && $0.isDue(by: tomorrow) }.byDay
    }
}

extension Entry {
    /// Whether it is a drive for which nobody is found yet.
    var lacksDriver: Bool { kind == .drive && driver == nil }

    /// Whether it is due on a day or before it, or comes again on that day without a clock time.
    func isDue(by day: LocalDate) -> Bool {
        if let due { return due <= day }
        return allDay && occurs(on: day)
    }
}

extension [Entry] {
    /// The entries by their day and clock time, those without a day last; else as they were.
    var byDay: [Entry] {
        enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            return (a.day?.dayNumber ?? .max, a.start?.second ?? 0, left.offset)
                < (b.day?.dayNumber ?? .max, b.start?.second ?? 0, right.offset)
        }.map(\.element)
    }
}
