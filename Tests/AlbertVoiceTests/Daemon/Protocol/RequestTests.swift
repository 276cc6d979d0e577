import Testing

@testable import AlbertVoice

@Suite("Requests on the wire") struct RequestTests {
    private static let all: [Demand] =
        [
            .say("Mathe „S. 42“\nbis morgen"), .hear(path: nil), .hear(path: "/tmp/ä.wav"),
            .undo(step: nil, confirmed: false), .undo(step: "abc", confirmed: true),
        ] + Demand.plain + Demand.Shown.allCases.map { .show($0) }

    @Test(arguments: all) func comeBackAsTheyWent(demand: Demand) throws {
        let request = Request(demand, as: "Lena", id: 7)
        #expect(!request.line.contains("\n"))
        #expect(try Request(line: Array(request.line.utf8)) == request)
    }

    @Test(arguments: [
        (#"{"request":"say","text":"x"}"#, Request(.say("x"))),
        (#"{"request":"say","text":"x","unknown":[1,2]}"#, Request(.say("x"))),
        (#"{"protocol":1,"request":"show","id":3}"#, Request(.show(.today), id: 3)),
        (#"{"request":"undo","as":null}"#, Request(.undo(step: nil, confirmed: false))),
    ]) func mayLeaveOutWhatIsUsual(line: String, wanted: Request) throws {
        #expect(try Request(line: Array(line.utf8)) == wanted)
    }

    @Test(arguments: [
        ("", RequestFault.notJSON), ("x", .notJSON), ("[]", .notJSON), ("7", .notJSON), ("null", .notJSON),
        (#"{"request":7}"#, .notJSON), (#"{"request":"say","text":["x"]}"#, .notJSON), ("{", .notJSON),
        ("{\u{0}}", .notJSON), (String(repeating: "[", count: 60_000), .notJSON),
        ("{}", .missing("request")), (#"{"request":"say"}"#, .missing("text")),
        (#"{"request":"dance"}"#, .unknownRequest("dance")), (#"{"request":"show","show":"x"}"#, .unknownShow("x")),
        (#"{"protocol":2,"request":"status"}"#, .version(2)),
    ]) func thatAreNoneSayWhy(line: String, wanted: RequestFault) {
        #expect(throws: wanted) { try Request(line: Array(line.utf8)) }
        #expect(wanted.german.hasSuffix(".") && !wanted.german.contains("!"))
        #expect(wanted.english.hasSuffix("."))
    }

    @Test func notEvenUTF8() {
        #expect(throws: RequestFault.notJSON) { try Request(line: [0x7b, 0xff, 0xfe, 0x7d]) }
    }
}
