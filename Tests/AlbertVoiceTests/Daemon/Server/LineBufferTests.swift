import Testing

@testable import AlbertVoice

@Suite("Lines of a client") struct LineBufferTests {
    /// Everything that comes of bites, then of the end.
    private func lines(_ bites: [String], longest: Int = 8) -> (lines: [String], last: String?, isOverlong: Bool) {
        var buffer = LineBuffer(longest: longest)
        var lines: [String] = []
        for bite in bites {
            buffer.append(Array(bite.utf8))
            while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        }
        return (lines, buffer.last().map { String(decoding: $0, as: UTF8.self) }, buffer.isOverlong)
    }

    @Test(
        arguments: [
            (["eins\nzwei\n"], ["eins", "zwei"], nil),
            (["ei", "ns\nzw", "ei\n"], ["eins", "zwei"], nil),
            (["eins\r\n\n\r\nzwei\n"], ["eins", "zwei"], nil),
            (["eins\nzwei"], ["eins"], "zwei"),
            (["12345678\n"], ["12345678"], nil),
            (["12345678\r\n"], ["12345678"], nil),
            ([""], [], nil),
        ] as [([String], [String], String?)]) func come(bites: [String], wanted: [String], last: String?)
    {
        let found = lines(bites)
        #expect(found.lines == wanted)
        #expect(found.last == last)
        #expect(!found.isOverlong)
    }

    @Test(arguments: [["123456789\n"], ["1234567890"], ["12345", "67890", "1"], ["eins\n1234567890"]])
    func thatAreTooLongEndIt(bites: [String]) {
        let found = lines(bites + ["zwei\n"])
        #expect(found.isOverlong)
        #expect(!found.lines.contains("zwei"))
        #expect(found.last == nil)
    }

    @Test func nothingMoreIsHeldThanALineAndABite() {
        var buffer = LineBuffer(longest: 100)
        var most = 0
        for _ in 0..<1_000 {
            buffer.append([UInt8](repeating: 65, count: 64))
            most = max(most, buffer.count)
            let line = buffer.next()
            #expect(line == nil)
        }
        #expect(most <= 100 + 1 + 64)
    }
}
