/// Linear equations.
enum LinearSystem {
    /// Solves `matrix · x = right` by elimination with the largest pivots; nil where there is not exactly one solution.
    static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
        var rows = zip(matrix, right).map { $0 + [$1] }
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }) else {
                return nil
            }
            guard abs(rows[pivot][column]) > 1e-12 else { return nil }
            rows.swapAt(column, pivot)
            for row in (column + 1)..<max(count, column + 1) {
                let factor = rows[row][column] / rows[column][column]
                guard factor != 0 else { continue }
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        var solution = [Double](repeating: 0, count: count)
        for row in stride(from: count - 1, through: 0, by: -1) {
            let known = ((row + 1)..<max(count, row + 1)).reduce(0.0) { $0 + rows[row][$1] * solution[$1] }
            solution[row] = (rows[row][count] - known) / rows[row][row]
        }
        return solution.allSatisfy(\.isFinite) ? solution : nil
    }
}
