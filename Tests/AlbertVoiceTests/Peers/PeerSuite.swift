import AlbertVoice
import Foundation
import Testing

/// A test suite of another parser, read from the folder of shared materials beside the checkout.
struct PeerSuite {
    /// The suite's name, also its file's.
    let name: String
    /// Its cases that can be compared, without those that follow another convention.
    let cases: [PeerCase]
    /// How many lines its file has.
    let size: Int

    /// The folder of the suites; nil where it is missing.
    static let folder: URL? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let places = ["../shared/nlu", "../../shared/nlu"].map { package.appending(path: $0).standardizedFileURL }
        return places.first { FileManager.default.fileExists(atPath: $0.path + "/README.md") }
    }()

    /// Ids of cases by the name of the rule they depart from.
    static let conventions: [String: [String]] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "conventions.json")
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: [String]].self, from: data)) ?? [:]
    }()

    /// Reads a suite.
    init(_ name: String) throws {
        let folder = try #require(PeerSuite.folder)
        let text = try String(contentsOf: folder.appending(path: name + ".jsonl"), encoding: .utf8)
        let lines = text.split(separator: "\n")
        let excluded = Set(PeerSuite.conventions.values.joined())
        let all = lines.compactMap { PeerCase(line: String($0)) }
        self.name = name
        size = lines.count
        cases = all.filter { $0.isComparable && !excluded.contains("\($0.suite):\($0.id)") }
    }

    /// Percent of the cases that our answers hold, and the cases that they do not.
    func score() -> (percent: Double, failures: [PeerCase]) {
        var batches: [ParseDimension: ParseBatch] = [:]
        let failures = cases.filter { one in
            let answer = batches[one.dimension, default: ParseBatch(one.dimension)].answer(to: one.question)
            return !one.holds(answer)
        }
        return (100 * Double(cases.count - failures.count) / Double(max(1, cases.count)), failures)
    }
}
