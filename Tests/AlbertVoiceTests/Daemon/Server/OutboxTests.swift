import Testing

@testable import AlbertVoice

@Suite("What waits for a client") struct OutboxTests {
    /// Takes everything out, a few bytes at a time.
    private func drained(_ outbox: Outbox, by bite: Int = 3) -> String {
        var (outbox, text) = (outbox, [UInt8]())
        while let next = outbox.next {
            text += next.prefix(bite)
            outbox.drop(min(bite, next.count))
        }
        #expect(outbox.count == 0)
        return String(decoding: text, as: UTF8.self)
    }

    @Test(arguments: 1...6) func goesOutInOrderHoweverLittleIsTaken(bite: Int) {
        var outbox = Outbox(limit: 100)
        let fits = [outbox.append("eins"), outbox.append("zwei")]
        #expect(fits == [true, true])
        #expect(drained(outbox, by: bite) == "eins\nzwei\n")
    }

    @Test func isNeverMoreThanTheLimit() {
        var outbox = Outbox(limit: 10)
        let fits = [outbox.append("1234"), outbox.append("5678"), outbox.append("9")]
        #expect(fits == [true, true, false])
        #expect(outbox.count == 10)
    }

    @Test func aLineThatHasBegunIsSentWholeBeforeTheLast() {
        var outbox = Outbox(limit: 100)
        _ = outbox.append("eins")
        _ = outbox.append("zwei")
        outbox.drop(2)
        outbox.end(with: "Schluss")
        #expect(drained(outbox) == "ns\nSchluss\n")
    }

    @Test func whatHasNotBegunGivesWayToTheLast() {
        var outbox = Outbox(limit: 100)
        _ = outbox.append("eins")
        outbox.end(with: "Schluss")
        #expect(drained(outbox) == "Schluss\n")
    }
}
