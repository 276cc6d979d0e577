/// Lets a few lines into the log at once and then one every ten minutes, so that a fault that comes again and again
/// cannot fill it.
///
///     var budget = LogBudget()
///     if let line = budget.take("The microphone is back.", at: clock.now) { log(line) }
public struct LogBudget: Hashable, Sendable {
    /// Lines at once.
    private let capacity: Int
    /// How long one line takes to be affordable again.
    private let refill: Duration
    private var spent = 0
    private var refilledAt: Duration?
    private var omitted = 0

    /// A budget of so many lines at once, and one more every `refill`.
    public init(lines: Int = 10, refill: Duration = .seconds(600)) {
        capacity = lines
        self.refill = refill
    }

    /// The line as it may be written, with how many were left out before it; nil where the budget is spent.
    public mutating func take(_ line: String, at now: Duration) -> String? {
        let since = refilledAt ?? now
        let earned = min(spent, Int((now - since) / refill))
        spent -= earned
        refilledAt = spent == 0 ? now : since + refill * earned
        guard spent < capacity else {
            omitted += 1
            return nil
        }
        spent += 1
        defer { omitted = 0 }
        return omitted == 0 ? line : "\(line) (\(omitted) lines before it were left out.)"
    }
}
