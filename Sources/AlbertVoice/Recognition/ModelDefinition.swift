/// The phones and states of an acoustic model, from PocketSphinx' binary `mdef` (`pocketsphinx_mdef_convert -bin`).
///
/// Every index in the file is checked, because the library uses them unseen.
struct ModelDefinition {
    /// Names of the context-independent phones.
    let phones: [String]
    /// Emitting states of a phone.
    let states: Int
    /// States with mixture weights.
    let senones: Int
    /// Those of them that belong to phones without context; they come first.
    let independent: Int
    /// Transition matrices.
    let matrices: Int
    /// The states of each phone without context, as indices of senones.
    let senonesOfPhones: [[Int]]

    /// Reads and checks a whole file.
    init(_ reader: inout ByteReader) throws(Damage) {
        guard reader.starts(with: "BMDF") else { throw Damage() }
        try reader.skip(4)
        guard try reader.int32() == 1 else { throw Damage() }
        try reader.skip(try reader.count())
        let phoneCount = try reader.count()
        let all = try reader.count()
        states = try reader.count()
        independent = try reader.count()
        senones = try reader.count()
        matrices = try reader.count()
        let sequences = try reader.count()
        let contexts = try reader.count()
        let nodes = try reader.count()
        let silence = try reader.int32()
        // PocketSphinx holds contexts in 4 words of 32 bits (fsg_lextree.h).
        guard (1...128).contains(phoneCount), all >= phoneCount, (1...5).contains(states), contexts == 3 else {
            throw Damage()
        }
        guard independent <= senones, senones <= 65_535, (0..<phoneCount).contains(silence) else { throw Damage() }
        var names: [String] = []
        for _ in 0..<phoneCount { names.append(try reader.zeroTerminated()) }
        guard names == names.sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }) else {
            throw Damage()
        }
        phones = names
        try reader.align()
        try Self.checkTree(&reader, nodes: nodes, phones: all, independent: phoneCount)
        let sequenceOf = try Self.checkPhones(&reader, count: all, sequences: sequences, matrices: matrices)
        let table = try Self.checkSequences(&reader, count: sequences * states, senones: senones)
        let states = states
        senonesOfPhones = sequenceOf.prefix(phoneCount).map { sequence in
            table[(sequence * states)..<((sequence + 1) * states)].map(Int.init)
        }
        guard names[silence] == "SIL" else { throw Damage() }
    }

    /// Nodes: context, number of children, first child or phone.
    private static func checkTree(
        _ reader: inout ByteReader, nodes: Int, phones: Int, independent: Int
    ) throws(Damage) {
        let (words, overflow) = nodes.multipliedReportingOverflow(by: 2)
        guard !overflow else { throw Damage() }
        let tree = try reader.words(words)
        for node in 0..<nodes {
            let (head, target) = (tree[2 * node], Int(Int32(bitPattern: tree[2 * node + 1])))
            let (context, children) = (Int(head & 0xFFFF), Int(head >> 16))
            guard context < max(independent, 4), children <= nodes else { throw Damage() }
            guard children == 0 ? (-1..<phones).contains(target) : (0...nodes - children).contains(target) else {
                throw Damage()
            }
        }
    }

    /// Phones: sequence of states, matrix, four bytes of attributes.
    private static func checkPhones(
        _ reader: inout ByteReader, count: Int, sequences: Int, matrices: Int
    ) throws(Damage) -> [Int] {
        let words = try reader.words(count * 3)
        for phone in 0..<count where words[3 * phone] >= sequences || words[3 * phone + 1] >= matrices {
            throw Damage()
        }
        return (0..<count).map { Int(words[3 * $0]) }
    }

    private static func checkSequences(
        _ reader: inout ByteReader, count: Int, senones: Int
    ) throws(Damage) -> [UInt16] {
        guard try reader.count() == count else { throw Damage() }
        let table = try reader.shorts(count)
        guard table.allSatisfy({ $0 < senones }), reader.rest == 0 else { throw Damage() }
        return table
    }
}
