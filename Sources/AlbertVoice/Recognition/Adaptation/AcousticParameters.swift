import Foundation

/// The numbers of an acoustic model as far as adaptation needs them: all Gaussians, and the weights of phones without context.
struct AcousticParameters: Sendable {
    /// Lengths of the streams of features.
    let lengths: [Int]
    /// Gaussians of a book.
    let densities: Int
    /// Means, book after book, in it stream after stream, Gaussian after Gaussian.
    var means: [Float]
    /// One over each variance, as the means.
    let precisions: [Float]
    /// The part of the logarithm of a Gaussian's density that does not depend on the sound, a stream's Gaussian each.
    let constants: [Float]
    /// The senones of each phone.
    let states: [String: [Int]]
    /// The book of each senone.
    let books: [Int]
    /// Logarithms of mixture weights: senone, stream, Gaussian.
    let weights: [Float]

    /// Reads a model that was validated.
    init(_ folder: ModelFolder) throws(ModelFault) {
        let files = AcousticFiles(folder: folder.acoustic)
        let definition = try files.definition()
        let means = try files.check("means", as: SphinxFile.words)
        let variances = try files.check("variances", as: SphinxFile.words)
        let streams = Int(means[1])
        densities = Int(means[2])
        lengths = means[3..<(3 + streams)].map(Int.init)
        self.means = means[(4 + streams)...].map(Float.init(bitPattern:))
        // As small as PocketSphinx lets them be (-varfloor).
        precisions = variances[(4 + streams)...].map { 1 / max(Float(bitPattern: $0), 0.0001) }
        constants = Self.constants(precisions, books: Int(means[0]), densities: densities, lengths: lengths)
        states = Dictionary(uniqueKeysWithValues: zip(definition.phones, definition.senonesOfPhones))
        books = Self.books(definition, count: Int(means[0]))
        weights = try Self.weights(files, definition, streams: streams, densities: densities)
    }

    /// Where the numbers of a Gaussian begin in `means`.
    func offset(book: Int, stream: Int, density: Int) -> Int {
        let width = lengths.reduce(0, +)
        return densities * (book * width + lengths[..<stream].reduce(0, +)) + density * lengths[stream]
    }

    private static func constants(_ precisions: [Float], books: Int, densities: Int, lengths: [Int]) -> [Float] {
        var (found, next): ([Float], Int) = ([], 0)
        for _ in 0..<books {
            for length in lengths {
                for _ in 0..<densities {
                    found.append(precisions[next..<(next + length)].reduce(0) { $0 + 0.5 * logf($1 / (2 * .pi)) })
                    next += length
                }
            }
        }
        return found
    }

    /// One book for all, one a phone, or one a senone.
    private static func books(_ definition: ModelDefinition, count: Int) -> [Int] {
        var books = (0..<definition.senones).map { count == definition.senones ? $0 : 0 }
        guard count == definition.phones.count, count > 1 else { return books }
        for (phone, senones) in definition.senonesOfPhones.enumerated() {
            for senone in senones { books[senone] = phone }
        }
        return books
    }

    /// From `sendump`, else from `mixture_weights`.
    private static func weights(
        _ files: AcousticFiles, _ definition: ModelDefinition, streams: Int, densities: Int
    ) throws(ModelFault) -> [Float] {
        let (senones, gaussians) = (definition.senones, streams * densities)
        guard files.has("sendump") else {
            return try files.check("mixture_weights", as: SphinxFile.words).dropFirst(4).map {
                logf(max(Float(bitPattern: $0), 1e-7))
            }
        }
        let bytes = try files.check("sendump") { reader throws(Damage) in
            try SenoneDump.weights(&reader, count: gaussians * senones)
        }
        // There a row is a Gaussian and its columns are senones; a step is 1024 steps of the base 1.0001.
        return (0..<(senones * gaussians)).map { place in
            -Float(bytes[place % gaussians * senones + place / gaussians]) * 1_024 * log1p(0.0001)
        }
    }
}
