import AlbertVoice
import Foundation

/// A value as the suites and our answers write it, and when two of them are the same.
///
/// The rules are those of the shared `score.py`; the two must agree.
struct PeerValue {
    var kind = ""
    var start: PeerTime?
    var end: PeerTime?
    var grain = ""
    var value: Double?
    var rrule = ""
    var noneOf = ""
    var clocks: (String?, String?)
    var isTimeOnly = false
    var isUnresolved = false
    var isEndChecked: Bool
    var hasDelta = false

    init(_ fields: [String: Any], isEndChecked: Bool) {
        kind = fields["kind"] as? String ?? ""
        start = (fields["start"] as? String).flatMap { PeerTime($0) }
        end = (fields["end"] as? String).flatMap { PeerTime($0) }
        grain = fields["grain"] as? String ?? ""
        value = (fields["seconds"] as? NSNumber ?? fields["value"] as? NSNumber)?.doubleValue
        rrule = fields["rrule"] as? String ?? ""
        noneOf = fields["none_of"] as? String ?? ""
        clocks = (fields["time"] as? String ?? fields["time_start"] as? String, fields["time_end"] as? String)
        isTimeOnly = fields["time_only"] as? Bool ?? false
        isUnresolved = fields["unresolved"] as? Bool ?? false
        hasDelta = fields["delta"] != nil
        self.isEndChecked = isEndChecked
    }

    /// Whether nothing was found of what must not be found.
    func isAbsent(in found: [PeerValue]) -> Bool {
        if noneOf == "single number" { return found.count != 1 }
        if isUnresolved { return !found.contains { $0.start != nil } }
        let kinds = [
            "recurrence": "recurrence", "DatePeriodParser": "interval", "PercentModel": "percent",
            "NumberRangeModel": "range",
        ]
        return !found.contains { kinds[noneOf] == nil || $0.kind == kinds[noneOf] }
    }

    /// chronologia has „in two weeks“ as a span one unit wide from the reference's clock: the same said as a point.
    func asPoint(_ reference: String) -> [PeerValue] {
        guard kind == "interval", let now = PeerTime(reference), let start, let end, start != now else { return [] }
        let isHour = end.seconds - start.seconds == 3600 && start.minute == now.minute
        let length = end.seconds - start.seconds
        let isDays =
            start.clock == now.clock && now.clock != 0
            && (length == 86_400 || length == 7 * 86_400 || start.day.day == end.day.day && start.clock == end.clock)
        guard isHour || isDays else { return [] }
        var point = self
        point.end = nil
        point.kind = "instant"
        var day = point
        day.kind = "date"
        day.grain = "day"
        return isDays ? [point, day] : [point]
    }

    /// Whether an answer is the value that is wanted.
    func holds(_ got: PeerValue) -> Bool {
        switch kind {
        case "number", "ordinal", "percent":
            guard let value, let other = got.value else { return false }
            return abs(other - value) < 1e-6 * max(1, abs(value))
        case "duration":
            guard let value, let other = got.value else { return false }
            return got.kind == "duration" && abs(other - value) < 1
        case "recurrence": return got.kind == "recurrence" && (rrule.isEmpty || rules == got.rules)
        default: return holdsTime(got)
        }
    }

    /// The parts of a rule as a set, without those that say nothing.
    private var rules: Set<String> {
        let parts = rrule.uppercased().replacing("RRULE:", with: "").replacing("T000000", with: "").split(
            separator: ";"
        ).map(String.init)
        return Set(parts.filter { !["INTERVAL=1", "BYMINUTE=0", "BYSECOND=0"].contains($0) && !$0.hasPrefix("WKST") })
    }

    private func holdsTime(_ got: PeerValue) -> Bool {
        guard ["instant", "date", "interval"].contains(got.kind) else { return false }
        if isTimeOnly { return got.kind != "date" && clockHolds(got) }
        if kind == "instant" {
            guard let start, let other = got.start else { return false }
            return got.kind == "instant" && abs(start.seconds - other.seconds) < 60
        }
        return kind == "date" || got.kind == "date" ? unitHolds(got) : spanHolds(got)
    }

    private func clockHolds(_ got: PeerValue) -> Bool {
        for (text, other) in [(clocks.0, got.start), (clocks.1, got.end)] {
            guard let text else { continue }
            guard let wanted = PeerTime("1970-01-01T" + text), let other else { return false }
            let gap = (((wanted.clock - other.clock) % 86_400) + 86_400) % 86_400
            let slack = text == clocks.0 ? 59 : Self.slack[grain] ?? 3600
            if min(gap, 86_400 - gap) > slack { return false }
        }
        return clocks.0 != nil || clocks.1 != nil
    }

    private static let slack = ["second": 1, "minute": 60, "hour": 3600, "day": 86_400, "week": 604_800]

    private func spanHolds(_ got: PeerValue) -> Bool {
        guard (start == nil) == (got.start == nil) else { return false }
        if let start, let other = got.start, abs(start.seconds - other.seconds) >= 60 { return false }
        guard isEndChecked else { return true }
        guard (end == nil) == (got.end == nil) else { return false }
        guard let end, let other = got.end else { return true }
        return abs(end.seconds - other.seconds) <= Self.slack[grain] ?? 31 * 86_400
    }

    /// A date and the interval that covers just its unit are the same.
    private func unitHolds(_ got: PeerValue) -> Bool {
        if kind == "interval", !isEndChecked, start == got.start { return true }
        guard got.kind != "instant", let mine = unit, let other = got.unit, let start, let otherStart = got.start else {
            return false
        }
        let unitGrain = kind == "date" ? grain : got.grain
        let slack = unitGrain != "day" && !unitGrain.isEmpty && kind != got.kind ? 86_400 : 0
        if mine.start == other.start, abs(mine.end - other.end) <= slack { return true }
        return kind == "date" && (start.seconds != mine.start || hasDelta) && got.grain == "day"
            && start.day == otherStart.day
    }

    /// Start and end of a date's unit, or of an interval, in seconds.
    private var unit: (start: Int, end: Int)? {
        guard let start else { return nil }
        guard kind == "date" else { return end.map { (start.seconds, $0.seconds) } }
        let day = start.day
        let first: LocalDate, next: LocalDate
        switch grain {
        case "week": (first, next) = (day.monday, day.monday.adding(days: 7))
        case "month", "quarter", "year":
            let size = ["month": 1, "quarter": 3, "year": 12][grain] ?? 1
            first = day.adding(days: 1 - day.day).adding(months: -((day.month - 1) % size))
            next = first.adding(months: size)
        default: (first, next) = (day, day.adding(days: 1))
        }
        return (first.dayNumber * 86_400, next.dayNumber * 86_400)
    }
}

/// A wall-clock time of a suite, which may carry an offset or fractions that say nothing here.
struct PeerTime: Equatable {
    /// The day.
    let day: LocalDate
    /// Seconds since midnight.
    let clock: Int

    init?(_ text: String) {
        guard let day = LocalDate(text.prefix(10)) else { return nil }
        let fields = text.dropFirst(11).prefix(8).split(separator: ":").compactMap { Int($0.prefix(2)) }
        self.day = day
        clock =
            (fields.first ?? 0) % 24 * 3600 + (fields.count > 1 ? fields[1] * 60 : 0)
            + (fields.count > 2 ? fields[2] : 0)
    }

    /// Seconds since 1970.
    var seconds: Int { day.dayNumber * 86_400 + clock }
    /// The minute of the hour.
    var minute: Int { clock / 60 % 60 }
}
