/// The last seconds of a stream, by the numbers of their samples; nothing older is kept anywhere.
struct SoundHistory {
    private var ring: [Int16]
    /// Number of the sample behind the last one.
    private(set) var end = 0
    /// Number of the first sample since the stream began anew.
    private var begin = 0

    /// A history of so many samples.
    init(capacity: Int) {
        ring = [Int16](repeating: 0, count: max(1, capacity))
    }

    /// Takes the next samples.
    mutating func append(_ samples: [Int16]) {
        end += max(0, samples.count - ring.count)
        for sample in samples.suffix(ring.count) {
            ring[end % ring.count] = sample
            end += 1
        }
    }

    /// The samples of a range, as far as they are still there.
    func samples(_ range: Range<Int>) -> [Int16] {
        let first = max(range.lowerBound, begin, end - ring.count)
        let last = min(range.upperBound, end)
        guard first < last else { return [] }
        return (first..<last).map { ring[$0 % ring.count] }
    }

    /// Overwrites what is kept; the next sample has a number.
    mutating func forget(next position: Int) {
        for index in ring.indices { ring[index] = 0 }
        (begin, end) = (position, position)
    }
}
