import Foundation
import Testing

@testable import AlbertVoice

@Suite("Service/PROTOCOL.md says what is so") struct ProtocolDocumentTests {
    /// The lines of all JSON blocks.
    private static let examples: [String] = {
        let path = Sample.root.appending(path: "Service/PROTOCOL.md")
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "```json\n").dropFirst().flatMap { block in
            (block.components(separatedBy: "\n```").first ?? "").split(separator: "\n").map(String.init)
        }
    }()

    private static func with(_ mark: String) -> [String] { examples.filter { $0.hasPrefix("{\"\(mark)\":") } }

    @Test func everyLineOfTheDaemonIsOneItWouldWriteItself() {
        #expect(Self.with("hello").allSatisfy { Hello(line: $0)?.line == $0 })
        #expect(Self.with("answer").allSatisfy { Response(line: $0)?.line == $0 })
        #expect(Self.with("event").allSatisfy { Event(line: $0)?.line == $0 })
        #expect(["hello", "answer", "event"].map { Self.with($0).count } == [1, 2, 7])
    }

    @Test func everyRequestIsServed() async throws {
        let scratch = try Scratch()
        let ears = FakeEars()
        let daemon = try await TestDaemon(scratch, ears: ears)
        let requests = Self.with("request")
        let lines = try await blocking { [path = daemon.path] in
            let client = try RawClient(path: path)
            for request in requests { client.send(request + "\n") }
            var responses: [Response] = []
            while responses.count < requests.count, let line = client.line() {
                if let response = Response(line: line) { responses.append(response) }
            }
            return responses
        }
        #expect(lines.map(\.id) == Array(1...requests.count))
        let outcomes = lines.map(\.outcome)
        // „hear“ brings no descriptor here, and „undo“ has nothing more to take back; „dance“ does not exist.
        #expect(
            outcomes == [
                .done, .done, .done, .done, .refused, .done, .failed, .done, .done, .done, .done, .done, .done, .failed,
            ])
        try await daemon.stop()
    }

    @Test func itNamesEveryRequest() throws {
        let text = try String(contentsOf: Sample.root.appending(path: "Service/PROTOCOL.md"), encoding: .utf8)
        let names = Demand.plain.map(\.name) + ["say", "hear", "undo", "show"]
        for name in names { #expect(text.contains("`\(name)`"), "\(name)") }
    }
}
