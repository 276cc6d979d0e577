import AlbertVoice
import Foundation

/// `bench --fuzz N [--seed S]`: damaged sentences through all readers, with the slowest of them.
struct FuzzBench {
    let options: Options
    let output: Output

    /// The most milliseconds of processor time one sentence may take.
    private static let limit = 50.0

    /// Reads the sentences; `.refused` where one took too long. A crash ends the program, as it should.
    func run() throws -> Status {
        let count = try options.number("--fuzz", 1...Int.max) ?? 0
        let seed = UInt64(try options.number("--seed", 0...Int.max) ?? 1)
        let household = try Surroundings(options: options).household()
        let moment = try options.moment()
        let sentences = FuzzSentences(of: household.understander.german, seed: seed)
        let readers = FuzzReaders(household.understander, from: household.family.members[0], at: moment)
        readers.read("zahnarzt morgen um vier")
        var (total, slowest, number) = (0.0, 0.0, 0)
        for index in 0..<count {
            let sentence = sentences.sentence(index)
            if options.flags.contains("--verbose") {
                output.warn("\(index): \(String(sentence.prefix(300)).jsonQuoted)")
            }
            let seconds = readers.seconds(for: sentence)
            total += seconds
            if seconds > slowest { (slowest, number) = (seconds, index) }
        }
        show(count, seed, total, slowest * 1000, sentences.sentence(number))
        return slowest * 1000 < Self.limit ? .done : .refused
    }

    private func show(_ count: Int, _ seed: UInt64, _ total: Double, _ slowest: Double, _ sentence: String) {
        let shown = String(sentence.unicodeScalars.prefix(80))
        if options.isJSON {
            output.line(
                "{\"fuzz\":\(count),\"seed\":\(seed),\"seconds\":\(total),\"slowestMilliseconds\":\(slowest),"
                    + "\"slowestBytes\":\(sentence.utf8.count),\"slowest\":\(shown.jsonQuoted)}")
        } else {
            output.line(
                String(
                    format: "%d entstellte Sätze in %.1f s gelesen, der langsamste in %.2f ms (%d Bytes): ", count,
                    total,
                    slowest, sentence.utf8.count) + shown.jsonQuoted)
        }
    }
}
