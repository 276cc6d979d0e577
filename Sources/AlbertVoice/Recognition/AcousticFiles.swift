import Foundation

/// Checks the files of an acoustic model before PocketSphinx, which ends the program or crashes on damaged ones, sees them.
struct AcousticFiles {
    /// What a model may consist of. PocketSphinx takes others that happen to lie there (`senmgau`, `mdef.bin`), so only these
    /// are copied when a model is taken into use.
    static let names = [
        "feat.params", "mdef", "means", "variances", "mixture_weights", "sendump", "transition_matrices", "noisedict",
        "feature_transform",
    ]

    /// The folder with `mdef`, `means` and the others.
    let folder: String

    /// Looks at every file and returns the names of the phones.
    ///
    /// - Throws: `ModelFault` with the first file at fault.
    func validate() throws(ModelFault) -> Set<String> {
        let options = try FeatureOptions(parsing: text("feat.params"), path: path("feat.params"))
        let definition = try definition()
        let means = try check("means", as: Self.gaussians)
        let variances = try check("variances", as: Self.gaussians)
        guard means == variances else { throw ModelFault(path("variances"), .disagrees(with: "means")) }
        let streams = options.streams(after: try transform())
        guard Array(means.dropFirst(3)) == streams else {
            throw ModelFault(path("means"), .disagrees(with: "feat.params"))
        }
        let transitions = try check("transition_matrices", as: Self.transitions)
        guard transitions == [definition.matrices, definition.states, definition.states + 1] else {
            throw ModelFault(path("transition_matrices"), .disagrees(with: "mdef"))
        }
        try checkWeights(means, definition)
        try checkFillers(phones: Set(definition.phones))
        guard !has("senmgau") else { throw ModelFault(path("senmgau"), .damaged) }
        return Set(definition.phones)
    }

    /// Lengths of the streams of features, by the means.
    func streams() throws(ModelFault) -> [Int] {
        Array(try check("means", as: Self.gaussians).dropFirst(3))
    }

    /// The phones and states.
    func definition() throws(ModelFault) -> ModelDefinition {
        var reader = ByteReader(try read("mdef"))
        do {
            if reader.starts(with: "BMDF") { return try ModelDefinition(&reader) }
            guard !reader.starts(with: "FDMB") else { throw ModelFault(path("mdef"), .byteOrder) }
            return try ModelDefinition(parsing: text("mdef"))
        } catch let fault as ModelFault {
            throw fault
        } catch {
            throw ModelFault(path("mdef"), .damaged)
        }
    }

    /// Mixture weights: `sendump`, whose size follows from the rest, or `mixture_weights`; a continuous model needs these.
    private func checkWeights(_ means: [Int], _ definition: ModelDefinition) throws(ModelFault) {
        let (books, streams, densities) = (means[0], means[1], means[2])
        let isContinuous = books != 1 && books != definition.phones.count
        guard !isContinuous || books == definition.senones else {
            throw ModelFault(path("means"), .disagrees(with: "mdef"))
        }
        if !isContinuous, has("sendump") || !has("mixture_weights") {
            try check("sendump") { reader throws(Damage) in
                try SenoneDump.check(
                    &reader, streams: streams, densities: densities, senones: definition.senones)
            }
        } else {
            try check("mixture_weights") { reader throws(Damage) in
                let words = try SphinxFile.words(&reader)
                guard words.count == 4 + streams * densities * definition.senones,
                    words[..<3].map(Int.init) == [definition.senones, streams, densities],
                    Int(words[3]) == words.count - 4, SphinxFile.areFinite(words[4...], least: 0)
                else { throw Damage() }
            }
        }
    }

    /// Books, streams, densities and the streams' lengths.
    private static func gaussians(_ reader: inout ByteReader) throws(Damage) -> [Int] {
        let words = try SphinxFile.words(&reader)
        guard words.count > 4, (1...8).contains(words[1]), words.count > 4 + words[1], words[2] <= 4_096 else {
            throw Damage()
        }
        let dimensions = words[..<(3 + Int(words[1]))].map(Int.init)
        let width = dimensions.dropFirst(3).reduce(0, +)
        let (numbers, overflow) = (dimensions[0] * dimensions[2]).multipliedReportingOverflow(by: width)
        let body = words[(dimensions.count + 1)...]
        guard !overflow, numbers > 0, body.count == numbers, words[dimensions.count] == numbers else { throw Damage() }
        guard SphinxFile.areFinite(body) else { throw Damage() }
        return dimensions
    }

    /// Matrices, rows, columns; a state leads to itself, the next and the one after it.
    private static func transitions(_ reader: inout ByteReader) throws(Damage) -> [Int] {
        let words = try SphinxFile.words(&reader)
        guard words.count > 4, words[..<3].allSatisfy({ $0 < 65_536 }) else { throw Damage() }
        let (matrices, rows, columns) = (Int(words[0]), Int(words[1]), Int(words[2]))
        guard words.count - 4 == matrices * rows * columns, SphinxFile.areFinite(words[4...], least: 0) else {
            throw Damage()
        }
        for index in 0..<(matrices * rows) {
            let row = words[(4 + index * columns)..<(4 + (index + 1) * columns)].map(Float.init(bitPattern:))
            let state = index % rows
            guard row.contains(where: { $0 > 0 }) else { throw Damage() }
            for (target, weight) in row.enumerated() where weight > 0 && !(state...state + 2).contains(target) {
                throw Damage()
            }
        }
        return [matrices, rows, columns]
    }

    /// Rows and columns of the feature transform; nil where there is none.
    private func transform() throws(ModelFault) -> (rows: Int, columns: Int)? {
        guard has("feature_transform") else { return nil }
        return try check("feature_transform") { reader throws(Damage) in
            let words = try SphinxFile.words(&reader)
            guard words.count > 4, words[0] == 1, words[1] <= 256, words[2] <= 256 else { throw Damage() }
            guard words.count - 4 == Int(words[1] * words[2]), SphinxFile.areFinite(words[4...]) else { throw Damage() }
            return (Int(words[1]), Int(words[2]))
        }
    }

    /// `noisedict`: „<sil> SIL“, „++COUGH++ COUGH“.
    private func checkFillers(phones: Set<String>) throws(ModelFault) {
        guard has("noisedict") else { return }
        var hasSilence = false
        for (index, line) in try text("noisedict").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let word = words.first else { continue }
            guard words.count == 2, word.count < 40, "<+[".contains(word.prefix(1)), phones.contains(String(words[1]))
            else { throw ModelFault(path("noisedict"), .line(index + 1, String(line))) }
            hasSilence = hasSilence || word == "<sil>"
        }
        guard hasSilence else { throw ModelFault(path("noisedict"), .damaged) }
    }

    /// Reads a file that must be there and well.
    @discardableResult
    func check<Value>(
        _ name: String, as reading: (inout ByteReader) throws(Damage) -> Value
    ) throws(ModelFault) -> Value {
        var reader = ByteReader(try read(name))
        guard !SphinxFile.isForeign(reader) else { throw ModelFault(path(name), .byteOrder) }
        do {
            return try reading(&reader)
        } catch {
            throw ModelFault(path(name), .damaged)
        }
    }

    private func text(_ name: String) throws(ModelFault) -> String {
        guard let text = String(data: try read(name), encoding: .utf8), !text.contains("\0") else {
            throw ModelFault(path(name), .damaged)
        }
        return text
    }

    private func read(_ name: String) throws(ModelFault) -> Data {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path(name)), options: .alwaysMapped) else {
            throw ModelFault(path(name), .missing)
        }
        guard !data.isEmpty else { throw ModelFault(path(name), .damaged) }
        return data
    }

    /// Whether a file is there.
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    private func path(_ name: String) -> String { folder + "/" + name }
}
