/// Moves a model's means towards one voice: for each stream of features a matrix and an offset (MLLR, Leggetter & Woodland
/// 1995). Numbers only; no sound can be made from them.
public struct SpeakerTransform: Hashable, Sendable {
    /// For one stream, `mean → matrix · mean + offset`.
    struct Stream: Hashable, Sendable {
        /// Rows.
        var matrix: [[Double]]
        var offset: [Double]

        /// Leaves means as they are.
        static func identity(_ length: Int) -> Stream {
            let rows = (0..<length).map { row in (0..<length).map { $0 == row ? 1.0 : 0.0 } }
            return Stream(matrix: rows, offset: [Double](repeating: 0, count: length))
        }

        /// Moves one mean.
        func apply(_ mean: ArraySlice<Float>) -> [Float] {
            zip(matrix, offset).map { row, offset in
                Float(zip(row, mean).reduce(offset) { $0 + $1.0 * Double($1.1) })
            }
        }
    }

    /// One for each stream of the model.
    let streams: [Stream]

    /// A transform of streams.
    init(streams: [Stream]) {
        self.streams = streams
    }

    /// Lengths of the streams; must be those of the model.
    var lengths: [Int] { streams.map(\.offset.count) }

    /// As PocketSphinx reads it: classes, streams; for each its length, matrix, offset and scales of the variances.
    public var text: String {
        var lines = ["1", "\(streams.count)"]
        for stream in streams {
            lines.append("\(stream.offset.count)")
            lines += (stream.matrix + [stream.offset]).map(Self.line)
            lines.append(Self.line([Double](repeating: 1, count: stream.offset.count)))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ numbers: [Double]) -> String {
        numbers.map { String(Float($0)) }.joined(separator: " ")
    }

    /// Reads what `text` wrote; nil where it is damaged or not for a model with such streams.
    ///
    /// PocketSphinx would reserve whatever memory the file asks for, so nothing but numbers of a transform gets through.
    public init?(parsing text: String, lengths: [Int]) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let numbers = words.compactMap { Double($0) }
        let needed = lengths.reduce(2) { $0 + 1 + $1 * ($1 + 2) }
        guard numbers.count == words.count, numbers.count == needed, numbers.allSatisfy({ abs($0) < 1_000 }) else {
            return nil
        }
        guard numbers[0] == 1, numbers[1] == Double(lengths.count) else { return nil }
        var (streams, next): ([Stream], Int) = ([], 2)
        for length in lengths {
            guard numbers[next] == Double(length) else { return nil }
            let rows = (0...length).map { Array(numbers[(next + 1 + $0 * length)..<(next + 1 + ($0 + 1) * length)]) }
            streams.append(Stream(matrix: rows.dropLast(), offset: rows[length]))
            next += 1 + length * (length + 2)
        }
        self.streams = streams
    }
}
