/// How the words that were heard differ from those that were said: the fewest changes that turn one into the other.
///
/// Of ways with equally few changes the one with the fewest insertions counts, then that with the fewest deletions.
///
/// ```swift
/// WordErrors(said: ["mathe", "seite", "drei"], heard: ["mathe", "zwei"]).rate.value   // 2 of 3
/// ```
public struct WordErrors: Hashable, Sendable {
    /// A word that was taken for another.
    public struct Confusion: Hashable, Sendable {
        /// The word that was said; nil where nothing was.
        public var said: String?
        /// The word that was heard; nil where nothing was.
        public var heard: String?
    }

    /// Words that were said.
    public var words = 0
    /// Words heard as others.
    public var substitutions = 0
    /// Words heard that nobody said.
    public var insertions = 0
    /// Words said and not heard.
    public var deletions = 0
    /// Every single error, in the order of the sentence.
    public var confusions: [Confusion] = []

    /// No words, no errors.
    public init() {}

    /// Compares two sentences word by word.
    public init(said: [String], heard: [String]) {
        words = said.count
        for step in Self.path(said, heard) where step.said != step.heard {
            confusions.append(step)
            if step.said == nil {
                insertions += 1
            } else if step.heard == nil {
                deletions += 1
            } else {
                substitutions += 1
            }
        }
    }

    /// Substitutions, insertions and deletions.
    public var errors: Int { substitutions + insertions + deletions }

    /// The word error rate: errors in relation to words said; above 1 where much is inserted.
    public var rate: Rate { Rate(errors, of: words) }

    /// The errors of both.
    public static func + (left: WordErrors, right: WordErrors) -> WordErrors {
        var sum = left
        sum.words += right.words
        sum.substitutions += right.substitutions
        sum.insertions += right.insertions
        sum.deletions += right.deletions
        sum.confusions += right.confusions
        return sum
    }

    /// Errors, insertions, deletions so far.
    private typealias Cost = (errors: Int, insertions: Int, deletions: Int)

    /// The cheapest way through both sentences, step by step.
    private static func path(_ said: [String], _ heard: [String]) -> [Confusion] {
        let costs = table(said, heard)
        var (row, column) = (said.count, heard.count)
        var steps: [Confusion] = []
        while row > 0 || column > 0 {
            let here = costs[row][column]
            if row > 0, column > 0 {
                let step: Cost = (said[row - 1] == heard[column - 1] ? 0 : 1, 0, 0)
                if here == sum(costs[row - 1][column - 1], step) {
                    steps.append(Confusion(said: said[row - 1], heard: heard[column - 1]))
                    (row, column) = (row - 1, column - 1)
                    continue
                }
            }
            if row > 0, here == sum(costs[row - 1][column], (1, 0, 1)) {
                steps.append(Confusion(said: said[row - 1], heard: nil))
                row -= 1
            } else {
                steps.append(Confusion(said: nil, heard: heard[column - 1]))
                column -= 1
            }
        }
        return steps.reversed()
    }

    /// The cost of turning the first words of one into the first words of the other, for all numbers of words.
    private static func table(_ said: [String], _ heard: [String]) -> [[Cost]] {
        var rows: [[Cost]] = [(0...heard.count).map { ($0, $0, 0) }]
        for word in said {
            let above = rows[rows.count - 1]
            var row: [Cost] = [sum(above[0], (1, 0, 1))]
            for (column, other) in heard.enumerated() {
                let ways: [Cost] = [
                    sum(above[column], (word == other ? 0 : 1, 0, 0)), sum(above[column + 1], (1, 0, 1)),
                    sum(row[column], (1, 1, 0)),
                ]
                row.append(ways.min(by: <) ?? ways[0])
            }
            rows.append(row)
        }
        return rows
    }

    private static func sum(_ left: Cost, _ right: Cost) -> Cost {
        (left.errors + right.errors, left.insertions + right.insertions, left.deletions + right.deletions)
    }
}
