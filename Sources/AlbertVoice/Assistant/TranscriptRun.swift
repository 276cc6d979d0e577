import Foundation
import Synchronization

/// Plays a transcript to an assistant with a journal of its own.
public struct TranscriptRun: Sendable {
    /// One sentence and how its answer compares.
    public struct Result: Hashable, Sendable {
        /// The line of the sentence.
        public let line: Int
        /// What was said.
        public let said: String
        /// What the transcript expects.
        public let expected: String
        /// What was answered.
        public let answered: String

        /// Whether both are the same.
        public var holds: Bool { expected == answered }
    }

    /// The result of every exchange.
    public let results: [Result]

    /// The exchanges whose answers differ.
    public var failures: [Result] { results.filter { !$0.holds } }

    /// Plays a transcript; people and words are those of the understander.
    public init(_ transcript: Transcript, with understander: Understander) throws {
        let counter = Counter()
        let journal = try Journal(MemoryStore(), makeID: { counter.next() })
        let family = understander.german.vocabulary.family
        let assistant = Assistant(understander: understander, journal: journal, device: "transcript")
        var conversation = Conversation()
        var moment = Moment(epoch: 0, zone: .gmt)
        var speaker = family.members[0]
        var results: [Result] = []
        for (line, step) in transcript.steps {
            switch step {
            case .moment(let local, let zone, let person):
                guard let zone = TimeZone(identifier: zone), let member = family.member(person) else {
                    throw TranscriptError(line: line, fault: .noMoment("\(zone) \(person)"))
                }
                moment = Moment(local, zone: zone)
                speaker = member
            case .pause(let seconds):
                moment.epoch += seconds
            case .exchange(let said, let toast):
                let reply = assistant.respond(to: said, from: speaker, at: moment, in: &conversation)
                results.append(Result(line: line, said: said, expected: toast, answered: reply.toast.sentence))
            case .understanding(let said, let fields):
                let report = UnderstandingReport(understander.understand(said, from: speaker, at: moment), at: moment)
                results.append(Self.compare(report, with: fields, said: said, line: line))
            }
        }
        self.results = results
    }

    private static func compare(
        _ report: UnderstandingReport, with fields: [String: String], said: String, line: Int
    ) -> Result {
        let found = Dictionary(uniqueKeysWithValues: report.fields.map { ($0.key, $0.json) })
        func text(_ fields: [String: String]) -> String {
            fields.keys.sorted().map { "\($0): \(fields[$0] ?? "")" }.joined(separator: " | ")
        }
        let answered = fields.keys.map { key in (key, (found[key] ?? "?").unquoted) }
        return Result(
            line: line, said: said, expected: text(fields),
            answered: text(Dictionary(uniqueKeysWithValues: answered)))
    }
}

/// Names steps and entries one after the other.
private final class Counter: Sendable {
    private let last = Mutex(0)

    func next() -> String {
        last.withLock {
            $0 += 1
            return "nr\($0)"
        }
    }
}

extension String {
    /// A JSON string without its quotes; other JSON as it stands.
    fileprivate var unquoted: String {
        hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
    }
}
