extension ModelDefinition {
    /// Reads and checks the text form of `mdef`, which PocketSphinx takes as well but ends the program on where it is wrong.
    init(parsing text: String) throws(Damage) {
        var lines = Lines(text)
        guard lines.next() == ["0.3"] else { throw Damage() }
        var counts: [String: Int] = [:]
        for name in Self.counts {
            guard let line = lines.next(), line.count == 2, line[1] == name, let count = Int(line[0]), count >= 0 else {
                throw Damage()
            }
            counts[String(name)] = count
        }
        try self.init(counts, &lines)
    }

    private static let counts: [Substring] = [
        "n_base", "n_tri", "n_state_map", "n_tied_state", "n_tied_ci_state", "n_tied_tmat",
    ]

    private init(_ counts: [String: Int], _ lines: inout Lines) throws(Damage) {
        let base = counts["n_base", default: 0]
        let all = base + counts["n_tri", default: 0]
        senones = counts["n_tied_state", default: 0]
        matrices = counts["n_tied_tmat", default: 0]
        guard (1...128).contains(base), all < 1_000_000, (1...65_535).contains(senones), matrices > 0,
            counts["n_state_map", default: 0] % all == 0
        else { throw Damage() }
        states = counts["n_state_map", default: 0] / all - 1
        independent = counts["n_tied_ci_state", default: 0]
        guard (1...5).contains(states), independent == base * states, independent <= senones else { throw Damage() }
        (phones, senonesOfPhones) = try Self.basePhones(
            base, states, matrices: matrices, independent: independent, &lines)
        try Self.checkTriphones(
            all - base, of: Set(phones.map { Substring($0) }), states, matrices: matrices, senones: senones, &lines)
        guard lines.next() == nil, phones.contains("SIL") else { throw Damage() }
    }

    /// „AA - - - n/a 0 0 1 2 N“, in the order of bytes.
    private static func basePhones(
        _ count: Int, _ states: Int, matrices: Int, independent: Int, _ lines: inout Lines
    ) throws(Damage) -> ([String], [[Int]]) {
        var (names, senones): ([String], [[Int]]) = ([], [])
        for _ in 0..<count {
            guard let line = lines.next(), line.count == states + 7, line[1...3] == ["-", "-", "-"] else {
                throw Damage()
            }
            try checkStates(line, matrices: matrices, senones: independent)
            guard names.last.map({ Array($0.utf8).lexicographicallyPrecedes(Array(line[0].utf8)) }) ?? true else {
                throw Damage()
            }
            names.append(String(line[0]))
            senones.append(line[6..<(6 + states)].compactMap { Int($0) })
        }
        return (names, senones)
    }

    /// „AA B C b n/a 0 198 199 200 N“.
    private static func checkTriphones(
        _ count: Int, of phones: Set<Substring>, _ states: Int, matrices: Int, senones: Int, _ lines: inout Lines
    ) throws(Damage) {
        var seen: Set<[Substring]> = []
        for _ in 0..<count {
            guard let line = lines.next(), line.count == states + 7, line[0...2].allSatisfy(phones.contains),
                ["b", "e", "i", "s"].contains(line[3]), seen.insert(Array(line[0...3])).inserted
            else { throw Damage() }
            try checkStates(line, matrices: matrices, senones: senones)
        }
    }

    private static func checkStates(_ line: [Substring], matrices: Int, senones: Int) throws(Damage) {
        let numbers = line[5..<(line.count - 1)].map { Int($0) ?? -1 }
        guard line[0].count < 64, ["n/a", "filler"].contains(line[4]), line.last == "N" else { throw Damage() }
        guard (0..<matrices).contains(numbers[0]), numbers.dropFirst().allSatisfy({ (0..<senones).contains($0) }) else {
            throw Damage()
        }
    }

    /// Lines as words, without comments and empty ones.
    private struct Lines {
        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        mutating func next() -> [Substring]? {
            while !rest.isEmpty {
                let line = rest.prefix { $0 != "\n" }
                rest = rest[line.endIndex...].dropFirst()
                let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
                if let first = words.first, !first.hasPrefix("#") { return words }
            }
            return nil
        }
    }
}
