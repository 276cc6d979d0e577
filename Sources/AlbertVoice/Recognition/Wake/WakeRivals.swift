/// Words that sound nearly like a wake word: „halbwert“, „robert“, „alles“ beside „albert“.
///
/// The second look lets them compete, so that who says one of them is not taken for a caller.
enum WakeRivals {
    /// Phones of the wake word that may differ, of ten.
    private static let tenthsApart = 5
    /// So many at most, the nearest ones.
    private static let most = 40

    /// Words of the lexicon near the longest word of a wake word, each in the way that is near.
    ///
    /// Those that hold all of the wake word are no rivals: „alberts“ begins like a call.
    static func near(_ wake: Pronunciation, in file: LexiconFile) -> [Pronunciation] {
        let ways = wake.variants.map { $0.map { Substring($0) } }
        guard let shortest = ways.map(\.count).min(), let longest = ways.map(\.count).max() else { return [] }
        let allowed = max(1, shortest * tenthsApart / 10)
        var best: [String: (distance: Int, phones: [String])] = [:]
        for (word, phones) in file.words(ofPhones: max(2, shortest - allowed)...(longest + allowed)) {
            guard word != wake.word, !ways.contains(where: { holds(phones, $0) }) else { continue }
            let distance = ways.map { self.distance($0, phones) }.min() ?? .max
            if distance <= allowed, distance < best[word]?.distance ?? .max {
                best[word] = (distance, phones.map(String.init))
            }
        }
        let nearest = best.sorted { ($0.value.distance, $0.key) < ($1.value.distance, $1.key) }.prefix(most)
        return nearest.map { Pronunciation($0.key, [$0.value.phones], .lexicon) }
    }

    private static func holds(_ phones: [Substring], _ part: [Substring]) -> Bool {
        guard phones.count >= part.count else { return false }
        return (0...(phones.count - part.count)).contains { phones[$0..<($0 + part.count)].elementsEqual(part) }
    }

    /// How many phones must be put in, left out or changed.
    static func distance(_ left: [Substring], _ right: [Substring]) -> Int {
        var row = Array(0...right.count)
        for (index, phone) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in right.enumerated() {
                let changed = diagonal + (phone == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
