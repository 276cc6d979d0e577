import Testing

@testable import AlbertVoice

@Suite("Responses and events on the wire") struct ResponseTests {
    @Test func aResponseComesBackWithItsReportAsItWas() throws {
        let report = #"{"toast":"„,\"report\":{}“","list":["}"],"n":1.0}"#
        var response = Response(.done, Toast("Sag „,\"report\":“.", undoToken: "abc"), id: 3)
        response.report = report
        response.list = ["eins", "}"]
        response.heard = ",\"report\":"
        let back = try #require(Response(line: response.line))
        #expect(back == response)
        #expect(back.report == report)
    }

    @Test func aResponseWithoutReportHasNone() throws {
        let response = Response(.notJSON, id: 0)
        #expect(Response(line: response.line) == response)
        #expect(response.outcome == .failed)
    }

    @Test(arguments: [
        (RequestFault.unknownPerson("Egon", known: ["Anna"]), Response.Fault.usage), (.noEars, .environment),
        (.notYours("Anna"), .refused),
    ])
    func whoseFaultItIsComesAlong(fault: RequestFault, kind: Response.Fault) {
        #expect(Response(line: Response(fault, id: 1).line)?.fault == kind)
        #expect(!Response(.done, Toast("Gut."), id: 1).line.contains("fault"))
    }

    private static let events: [Event] =
        [
            .toast(Toast("Steht da.", undoToken: "x"), person: "Lena"), .reminder(Toast("Morgen: Turnbeutel.")),
            .partial("mathe seite"), .muted(true), .muted(false), .trouble("Kein Mikrofon."), .goodbye("Ich höre auf."),
        ] + EarsState.allCases.map { .state($0) }

    @Test(arguments: events) func anEventComesBackAsItWent(event: Event) {
        #expect(Event(line: event.line) == event)
        #expect(Response(line: event.line) == nil)
        #expect(Hello(line: event.line) == nil)
    }

    @Test(arguments: ["", "{}", #"{"event":"toast"}"#, #"{"event":"state","state":"x"}"#, #"{"event":"muted"}"#])
    func whatIsNoEventIsNone(line: String) {
        #expect(Event(line: line) == nil)
    }

    @Test func aGreetingOfAnotherVersionIsNone() {
        let line = Hello(person: "Anna", owner: true).line
        #expect(Hello(line: line) == Hello(person: "Anna", owner: true))
        #expect(Hello(line: line.replacing("\"protocol\":1", with: "\"protocol\":2")) == nil)
    }
}
