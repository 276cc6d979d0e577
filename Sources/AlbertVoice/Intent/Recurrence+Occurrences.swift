extension Recurrence {
    /// The days of `range` on which something happens that began on `first`, oldest first.
    ///
    /// The first day always counts, also where the rule would not have chosen it (RFC 5545, 3.8.5.3).
    public func occurrences(from first: LocalDate, in range: ClosedRange<LocalDate>) -> [LocalDate] {
        let last = min(range.upperBound, until ?? range.upperBound)
        var found: [LocalDate] = range.contains(first) ? [first] : []
        guard last > first else { return found }
        // Counting needs every one since the first; without a count the periods before the range are skipped.
        let skipped = count == nil ? periods(from: first, to: range.lowerBound) - 1 : 0
        var period = max(0, skipped / interval * interval)
        var left = count.map { $0 - 1 } ?? Int.max
        while left > 0, start(of: period, after: first) <= last {
            for day in candidates(in: period, from: first) where day > first && day <= last && left > 0 {
                left -= 1
                if range.contains(day) { found.append(day) }
            }
            period += interval
        }
        return found
    }

    /// How many days, weeks, months or years lie between two days, whole or begun.
    private func periods(from first: LocalDate, to day: LocalDate) -> Int {
        switch frequency {
        case .daily: day.dayNumber - first.dayNumber
        case .weekly: (day.monday.dayNumber - first.monday.dayNumber) / 7
        case .monthly: (day.year - first.year) * 12 + day.month - first.month
        case .yearly: day.year - first.year
        }
    }

    /// The first day of the period that comes `period` periods after that of `first`.
    private func start(of period: Int, after first: LocalDate) -> LocalDate {
        switch frequency {
        case .daily: first.adding(days: period)
        case .weekly: first.monday.adding(days: 7 * period)
        case .monthly: first.adding(days: 1 - first.day).adding(months: period)
        case .yearly: LocalDate(year: first.year + period, month: 1, day: 1) ?? first
        }
    }

    /// The days of one period that the rule chooses, oldest first.
    private func candidates(in period: Int, from first: LocalDate) -> [LocalDate] {
        let start = start(of: period, after: first)
        switch frequency {
        case .daily: return days.isEmpty || chooses(start) ? [start] : []
        case .weekly:
            guard !days.isEmpty else { return [start.adding(days: first.weekday.rawValue - 1)] }
            return (0..<7).map { start.adding(days: $0) }.filter(chooses)
        case .monthly:
            guard !days.isEmpty else {
                return [LocalDate(year: start.year, month: start.month, day: first.day)].compactMap(\.self)
            }
            let length = LocalDate.days(inMonth: start.month, of: start.year)
            return (0..<length).map { start.adding(days: $0) }.filter(chooses)
        case .yearly: return [LocalDate(year: start.year, month: first.month, day: first.day)].compactMap(\.self)
        }
    }

    private func chooses(_ day: LocalDate) -> Bool { days.contains { $0.contains(day) } }
}
