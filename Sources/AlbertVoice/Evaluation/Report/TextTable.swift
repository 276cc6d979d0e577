/// A table for terminals: columns as wide as their widest cell, two spaces between; names to the left, figures to the right.
struct TextTable {
    /// Rows of cells, the heading first.
    var rows: [[String]]
    /// How many of the first columns hold names.
    var names = 1

    /// The lines.
    var text: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column < names ? cell + space : space + cell
            }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
