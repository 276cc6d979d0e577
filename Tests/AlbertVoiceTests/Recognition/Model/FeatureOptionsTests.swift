import Testing

@testable import AlbertVoice

@Suite struct FeatureOptionsTests {
    @Test(arguments: [
        ("-feat 1s_c_d_dd\n", [39]), ("# only a comment\n\n", [39]), ("-feat s2_4x", [12, 24, 3, 12]),
        ("-feat 1s_c_d_dd\n-svspec 0-12/13-25/26-38\n-cmn current\n-model ptm\n", [13, 13, 13]),
        ("-ncep 16\n-feat 1s_c\n", [16]), ("-lowerf 130\n-upperf 6800\n-nfilt 25\n-transform dct\n-lifter 22", [39]),
        ("-svspec 0,3-5/7", [4, 1]), ("-cmninit 40,3,-1\r\n", [39]),
    ])
    func whatModelsSay(text: String, streams: [Int]) throws {
        #expect(try FeatureOptions(parsing: text, path: "feat.params").streams(after: nil) == streams)
    }

    @Test(arguments: [
        ("-cmn nonsense", 1), ("-feat 1s_c_d_dd\n-agc loud\n", 2), ("-logfn /etc/passwd", 1), ("-hmm /tmp", 1),
        ("-rawlogdir /tmp", 1), ("-nfilt", 1), ("-nfilt 25 -lifter 22", 1), ("-nfilt 25.5", 1), ("-nfilt 1e9", 1),
        ("-samprate 8000", 1), ("-frate 50", 1), ("-remove_silence yes", 1), ("-lowerf nan", 1), ("nfilt 25", 1),
        ("\n\n-svspec 0-12//1", 3), ("-svspec 0-999999999", 1), ("-svspec 5-2", 1), ("-svspec -1", 1),
        ("-cmninit a,b", 1), ("-feat 2s_c", 1), ("-nfft 500", 1), ("-lifter \"22\"", 1), ("\u{FEFF}-lifter 22", 1),
    ])
    func aLineThatDoesNotBelongThereIsNamed(text: String, line: Int) {
        let fault = #expect(throws: ModelFault.self) { try FeatureOptions(parsing: text, path: "feat.params") }
        guard case .line(line, _)? = fault?.reason else {
            Issue.record("\(String(describing: fault))")
            return
        }
    }

    @Test(arguments: [
        "-svspec 0-39", "-feat s2_4x\n-svspec 0-12", "-feat s2_4x\n-ncep 16", "-svspec 0-12/0-12/0-12/0-1",
    ])
    func optionsThatContradictEachOther(text: String) {
        #expect(throws: ModelFault("x", .damaged)) { try FeatureOptions(parsing: text, path: "x") }
    }

    @Test(arguments: [
        ("", 29, 39, [29]), ("-ldadim 20", 29, 39, [20]), ("-ldadim 40", 29, 39, [29]), ("", 29, 13, []),
        ("", 40, 39, []), ("-feat s2_4x", 12, 39, []), ("-svspec 0-9/10-28", 29, 39, [10, 19]),
        ("-svspec 0-30", 29, 39, []),
    ])
    func aTransformMakesOneShorterStream(text: String, rows: Int, columns: Int, streams: [Int]) throws {
        let options = try FeatureOptions(parsing: text, path: "x")
        #expect(options.streams(after: (rows, columns)) == streams)
    }
}
