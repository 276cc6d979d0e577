/// A share of cases, with how sure one can be of it after so many.
public struct Rate: Hashable, Sendable {
    /// Cases that count: errors, right answers.
    public var count: Int
    /// All cases.
    public var total: Int

    /// A share.
    ///
    /// - Parameters:
    ///   - count: Cases that count; may exceed `total` where one case can count several times, as inserted words do.
    ///   - total: All cases.
    public init(_ count: Int, of total: Int) {
        self.count = count
        self.total = total
    }

    /// The share, 0…1, or more where a case counts several times; nil of no cases.
    public var value: Double? { total > 0 ? Double(count) / Double(total) : nil }

    /// Where the true share lies with 95 % certainty, 0…1: the score interval of Wilson (1927).
    ///
    /// It holds for independent cases. Words of a sentence are not independent, so that of a word error rate is too narrow.
    /// Of no cases anything is possible: 0…1.
    public var interval: ClosedRange<Double> {
        guard total > 0 else { return 0...1 }
        let (cases, share, z) = (Double(total), Double(min(max(count, 0), total)) / Double(total), 1.959_963_985)
        let middle = (share + z * z / (2 * cases)) / (1 + z * z / cases)
        let variance = share * (1 - share) / cases + z * z / (4 * cases * cases)
        let half = z / (1 + z * z / cases) * variance.squareRoot()
        return max(0, middle - half)...max(min(1, middle + half), value ?? 0)
    }

    /// Both together.
    public static func + (left: Rate, right: Rate) -> Rate {
        Rate(left.count + right.count, of: left.total + right.total)
    }
}
