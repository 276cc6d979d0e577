import AlbertVoice
import Testing

/// The command `parse`, without a process.
@Suite struct ParseCommandTests {
    private func run(_ arguments: [String], lines: [String] = []) throws -> (status: Int32, output: [String]) {
        var rest = lines[...]
        var output: [String] = []
        let status = try ParseCommand.run(
            arguments: arguments, input: { rest.popFirst() }, output: { output.append($0) })
        return (status, output)
    }

    @Test func aTextIsAnsweredInALine() throws {
        let (status, output) = try run([
            "--dimension", "time", "--now", "2026-03-10T09:15", "am", "Freitag", "um", "vier",
        ])
        #expect(status == 0)
        #expect(output == ["am Freitag um vier: 2026-03-13T16:00"])
    }

    @Test func jsonHasResultsAndRemainder() throws {
        let (_, output) = try run(["--json", "--now", "2026-03-10T09:15", "Zahnarzt bis Donnerstag"])
        #expect(
            output == [
                #"{"results":[{"kind":"interval","start":null,"end":"2026-03-13T00:00","grain":"day","value":null,"#
                    + #""rrule":null,"text":"bis Donnerstag"}],"remainder":"Zahnarzt"}"#
            ])
    }

    @Test func aBatchAnswersEveryLineWithItsId() throws {
        let lines = [
            #"{"id":"a\"1","ref":"2026-03-10T09:15:00","zone":"Europe/Berlin","text":"heute \u00fcbermorgen"}"#,
            "no json",
            #"{"id":"b","ref":null,"text":""}"#,
        ]
        let (status, output) = try run(["--batch"], lines: lines)
        #expect(status == 0)
        #expect(output.count == 3)
        #expect(output[0].hasPrefix(#"{"id":"a\"1","results":[{"kind":"date","start":"2026-03-10T00:00""#))
        #expect(output[1].contains("error"))
        #expect(output[2] == #"{"id":"b","results":[],"remainder":""}"#)
    }

    @Test func secondReadingsStandBehindTheFirst() throws {
        let (status, output) = try run(["--now", "2026-03-10T09:15", "Freitag Abend Kino"])
        #expect(status == 0)
        #expect(output == ["Freitag Abend: 2026-03-13T18:00/2026-03-13T22:00\nFreitag Abend: 2026-03-13T19:00"])
    }

    @Test func daysThatDisagreeAreBothPrintedAndNamed() throws {
        let (status, output) = try run(["--now", "2026-03-10T09:15", "am Mittwoch, den 12. März um vier"])
        #expect(status == 0)
        let words = "am Mittwoch, den 12. März um vier"
        #expect(
            output == [
                "\(words): 2026-03-12T16:00\n\(words): 2026-03-11T16:00\nDer 12. März ist ein Donnerstag, kein Mittwoch."
            ])
    }

    @Test func aDayThatDoesNotExistHasNoReading() throws {
        let (status, output) = try run(["--json", "--now", "2026-03-10T09:15", "am Montag, den 31. Februar"])
        #expect(status == 1)
        #expect(output.first?.hasPrefix(#"{"results":[],"#) == true)
    }

    @Test(arguments: [
        (["--dimension", "colour", "rot"], "„colour“ passt nicht zu --dimension."),
        (["--now", "gestern", "rot"], "„gestern“ passt nicht zu --now."),
        (["--zone", "Kitchen", "rot"], "„Kitchen“ passt nicht zu --zone."),
        (["--now"], "Nach --now fehlt etwas."), ([], "Welcher Text?"),
    ])
    func wrongArgumentsAreNamed(arguments: [String], sentence: String) {
        let fault = #expect(throws: ParseFault.self) { try run(arguments) }
        #expect(fault?.german.hasPrefix(sentence) == true)
    }

    @Test(arguments: [
        (#"{"id":7,"text":"rot"}"#, #"{"id":7,"#), (#"{"id":-1.5e3,"text":"rot"}"#, #"{"id":-1.5e3,"#),
        (#"{"id":"7","text":"rot"}"#, #"{"id":"7","#), (#"{"id":07,"text":"rot"}"#, #"{"id":"07","#),
        (#"{"text":"rot"}"#, #"{"id":null,"#), (#"{"id":8}"#, #"{"id":8,"error""#),
    ])
    func anIdComesBackAsItCame(line: String, begin: String) throws {
        #expect(try run(["--batch"], lines: [line]).output.first?.hasPrefix(begin) == true)
    }

    @Test func nothingFoundIsAStatusOfItsOwn() throws {
        let (status, output) = try run(["Sonne malen"])
        #expect(status == 1)
        #expect(output == ["Nichts gefunden."])
    }
}
