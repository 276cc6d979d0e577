/// The rule of a recurrence after RFC 5545, and its first occurrence.
extension TimeParser {
    /// The recurrence as a value: rule, first occurrence and, where a span was said, its end.
    func resolve(_ recurrence: RecurrenceSpec) throws(TimeError) -> TimeValue {
        let first = try firstOccurrence(of: recurrence)
        var value = TimeValue(
            kind: .recurrence, start: first.start, grain: first.grain, hasClock: first.hasClock, dayPart: first.dayPart)
        value.end = first.kind == .interval ? first.end : nil
        value.rrule = rule(of: recurrence, first)
        return value
    }

    private func rule(of recurrence: RecurrenceSpec, _ first: TimeValue) -> String {
        var interval = recurrence.interval * (recurrence.unit == .quarter ? 3 : 1)
        let isHours = recurrence.unit == .minute && interval % 60 == 0
        if isHours { interval /= 60 }
        var parts = ["FREQ=" + frequency(isHours ? .hour : recurrence.unit)]
        if interval > 1 { parts.append("INTERVAL=\(interval)") }
        if let count = count(of: recurrence) { parts.append("COUNT=\(count)") }
        if let until = recurrence.until { parts.append("UNTIL=" + boundary(until, recurrence)) }
        if let month = recurrence.month { parts.append("BYMONTH=\(month)") }
        if let holiday = recurrence.holiday, case .fixed(let month, let day) = Holidays.holiday(holiday).rule {
            parts += ["BYMONTH=\(month)", "BYMONTHDAY=\(day)"]
        }
        if let day = recurrence.monthDay { parts.append("BYMONTHDAY=\(day)") }
        if !recurrence.weekdays.isEmpty {
            let position = recurrence.position.map(String.init) ?? ""
            parts.append(
                "BYDAY="
                    + Set(recurrence.weekdays).sorted { $0.rawValue < $1.rawValue }.map { position + $0.code }.joined(
                        separator: ","))
        }
        if recurrence.clock.clock != nil || recurrence.span != nil, !recurrence.unit.isClock, let start = first.start {
            parts.append("BYHOUR=\(start.hour)")
            if start.minute > 0 { parts.append("BYMINUTE=\(start.minute)") }
        }
        return parts.joined(separator: ";")
    }

    private func frequency(_ unit: TimeUnit) -> String {
        switch unit {
        case .second: "SECONDLY"
        case .minute: "MINUTELY"
        case .hour: "HOURLY"
        case .day, .workday, .schoolday: "DAILY"
        case .week, .weekend: "WEEKLY"
        case .month, .quarter: "MONTHLY"
        case .year, .decade, .century, .millennium: "YEARLY"
        }
    }

    /// The last moment of a bounded recurrence; „vor Weihnachten“ leaves an occurrence on that very day out.
    private func boundary(_ until: LocalDateTime, _ recurrence: RecurrenceSpec) -> String {
        let isExcluded = recurrence.isBeforeUntil && recurrence.weekdays.contains(until.date.weekday)
        let date = isExcluded ? until.date.adding(days: -1) : until.date
        let (year, month, day) = date.parts
        return padded(year, 4) + padded(month, 2) + padded(day, 2) + (recurrence.isBeforeUntil ? "T000000" : "")
    }

    /// „für zwei Wochen“ as a number of occurrences.
    private func count(of recurrence: RecurrenceSpec) -> Int? {
        guard let length = recurrence.length else { return recurrence.count }
        let each = recurrence.unit.seconds * Double(recurrence.interval)
        let perUnit = recurrence.unit == .week ? Double(max(1, Set(recurrence.weekdays).count)) : 1
        let months = Double(length.months)
        if recurrence.unit == .month, months > 0 { return Int(months) / recurrence.interval }
        return max(1, Int((length.total / each * perUnit).rounded()))
    }

    /// The first occurrence from now on.
    private func firstOccurrence(of recurrence: RecurrenceSpec) throws(TimeError) -> TimeValue {
        var from = today
        if let start = recurrence.start, let date = try resolve(start).start?.date { from = max(date, today) }
        if recurrence.unit.isClock {
            return TimeValue(kind: .instant, start: reference, grain: .minute, hasClock: true)
        }
        var days = candidates(of: recurrence, from: from)
        if days.isEmpty { days = [from] }
        var last: TimeValue?
        for day in days {
            let value = try occurrence(of: recurrence, on: day)
            last = value
            if let start = value.start, start >= reference || !value.hasClock { return value }
        }
        return last ?? TimeValue(kind: .date, start: LocalDateTime(from), grain: .day)
    }

    /// The next days that fit, at most two: today may be over already.
    private func candidates(of recurrence: RecurrenceSpec, from: LocalDate) -> [LocalDate] {
        var days: [LocalDate] = []
        var day = from
        for _ in 0..<800 where days.count < 2 {
            if fits(day, recurrence) { days.append(day) }
            day = day.adding(days: 1)
        }
        return days
    }

    private func fits(_ day: LocalDate, _ recurrence: RecurrenceSpec) -> Bool {
        if let holiday = recurrence.holiday { return Holidays.holiday(holiday).date(in: day.year) == day }
        if let month = recurrence.month, day.month != month { return false }
        if let monthDay = recurrence.monthDay {
            // A month that is too short has its turn on its last day.
            let length = LocalDate.days(inMonth: day.month, of: day.year)
            if day.day != (monthDay < 0 ? length + 1 + monthDay : min(monthDay, length)) { return false }
        }
        guard !recurrence.weekdays.isEmpty else { return true }
        guard recurrence.weekdays.contains(day.weekday) else { return false }
        guard let position = recurrence.position else { return true }
        return LocalDate.nth(position, day.weekday, month: day.month, year: day.year) == day
    }

    private func occurrence(of recurrence: RecurrenceSpec, on day: LocalDate) throws(TimeError) -> TimeValue {
        // Seen from its own midnight, an occurrence has the hour that the words mean on any day.
        let parser = TimeParser(text: text, tokens: tokens, reference: LocalDateTime(day), options: options)
        if var span = recurrence.span {
            span.context.day = .fixed(day)
            span.context.part = span.context.part ?? recurrence.clock.part
            return try parser.resolve(span)
        }
        var parts = recurrence.clock
        parts.day = .fixed(day)
        return try parser.resolve(parts)
    }
}
