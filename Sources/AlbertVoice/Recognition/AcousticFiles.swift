import Foundation

/// Checks the files of an acoustic model before PocketSphinx, which ends the program or crashes on damaged ones, sees them.
struct AcousticFiles {
    /// The folder with `mdef`, `means` and the others.
    let folder: String

    /// Looks at every file and returns the names of the phones.
    func validate() throws(RecognitionError) -> Set<String> {
        _ = try read("feat.params")
        let definition = try check("mdef") { reader throws(Damage) in try ModelDefinition(&reader) }
        let means = try check("means", as: Self.gaussians)
        let variances = try check("variances", as: Self.gaussians)
        guard means == variances, means.count >= 3 else { throw damaged("variances") }
        let transitions = try check("transition_matrices", as: Self.transitions)
        guard transitions == [definition.matrices, definition.states, definition.states + 1] else {
            throw damaged("transition_matrices")
        }
        try checkWeights(densities: means[1] * means[2], senones: definition.senones)
        return Set(definition.phones)
    }

    /// Mixture weights: either `sendump`, whose size follows from the rest, or `mixture_weights`.
    private func checkWeights(densities: Int, senones: Int) throws(RecognitionError) {
        let hasFloats = FileManager.default.fileExists(atPath: folder + "/mixture_weights")
        if !hasFloats || FileManager.default.fileExists(atPath: folder + "/sendump") {
            let body = densities * senones
            try check("sendump") { reader throws(Damage) in
                let header = try Self.sendumpHeader(&reader)
                guard header.senones == senones, reader.rest == body else { throw Damage() }
            }
        } else {
            try check("mixture_weights") { reader throws(Damage) in
                let words = try Self.checkedWords(&reader)
                guard words.count >= 4, words[0] == senones, words.count == 4 + densities * senones else {
                    throw Damage()
                }
            }
        }
    }

    /// Strings with their lengths, an empty one, then rows and columns.
    private static func sendumpHeader(_ reader: inout ByteReader) throws(Damage) -> (rows: Int, senones: Int) {
        var length = try reader.int32()
        while length > 0 {
            try reader.skip(length)
            length = try reader.int32()
        }
        return (try reader.int32(), try reader.int32())
    }

    /// Books, streams, densities and the streams' lengths.
    private static func gaussians(_ reader: inout ByteReader) throws(Damage) -> [Int] {
        let words = try checkedWords(&reader)
        guard words.count > 4, words[1] > 0, words[1] <= 8, words.count > 4 + words[1] else { throw Damage() }
        let dimensions = words[..<(3 + words[1])]
        let numbers = words[0].multipliedReportingOverflow(by: words[2] * dimensions.dropFirst(3).reduce(0, +))
        guard !numbers.overflow, words.count == dimensions.count + 1 + numbers.partialValue else { throw Damage() }
        return Array(dimensions)
    }

    /// Matrices, rows, columns.
    private static func transitions(_ reader: inout ByteReader) throws(Damage) -> [Int] {
        let words = try checkedWords(&reader)
        guard words.count > 4, words.count - 4 == words[0] * words[1] * words[2] else { throw Damage() }
        return Array(words[..<3])
    }

    /// The 32-bit words of an „s3“ file after its header, without the check sum, which is verified.
    ///
    /// Numbers of the body come out as bit patterns. Sphinx' sum: rotate by 20, add (sphinxbase `bio.c`).
    private static func checkedWords(_ reader: inout ByteReader) throws(Damage) -> [Int] {
        guard reader.starts(with: "s3\n"), let header = reader.text(upTo: "endhdr\n", within: 1_024) else {
            throw Damage()
        }
        guard try reader.int32() == 0x1122_3344 else { throw Damage() }
        var words = try reader.words(reader.rest / 4)
        guard reader.rest == 0 else { throw Damage() }
        guard header.contains("chksum0 yes") else { return words.map(Int.init) }
        guard let expected = words.popLast() else { throw Damage() }
        let sum = words.reduce(UInt32(0)) { sum, word in (sum << 20 | sum >> 12) &+ word }
        guard sum == expected else { throw Damage() }
        return words.map(Int.init)
    }

    @discardableResult
    private func check<Value>(
        _ name: String, as reading: (inout ByteReader) throws(Damage) -> Value
    ) throws(RecognitionError) -> Value {
        var reader = ByteReader(try read(name))
        do {
            return try reading(&reader)
        } catch {
            throw damaged(name)
        }
    }

    private func read(_ name: String) throws(RecognitionError) -> Data {
        let url = URL(fileURLWithPath: folder + "/" + name)
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
            throw .model("Im Sprachmodell fehlt die Datei „\(folder)/\(name)“.")
        }
        guard !data.isEmpty else { throw damaged(name) }
        return data
    }

    private func damaged(_ name: String) -> RecognitionError {
        .model("Die Datei „\(folder)/\(name)“ des Sprachmodells ist beschädigt.")
    }
}
