/// A place in a text file, as editors count: both from 1.
public struct TextPosition: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The character in the line, counted in Unicode scalars.
    public var column: Int

    /// The first character of a text.
    public static let start = TextPosition(line: 1, column: 1)

    /// A place in a text file.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
