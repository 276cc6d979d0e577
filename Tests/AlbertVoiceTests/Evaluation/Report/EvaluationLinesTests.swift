import Foundation
import Testing

@testable import AlbertVoice

@Suite("Measurements as JSON lines and tables")
struct EvaluationLinesTests {
    private func object(_ line: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test("a folder's line")
    func folder() throws {
        let line = try object(EvaluationLines(limits: ConfidenceLimits(refusedBelow: 0.5)).line(try MadeScore.all()[1]))
        #expect(line["folder"] as? String == "ziffern")
        #expect(line["noise"] as? String == "küche")
        #expect(line["snr"] as? Double == 6)
        #expect(line["insertions"] as? Int == 1)
        let errors = try #require(line["sentenceErrors"] as? [String: Any])
        #expect(errors["count"] as? Int == 2)
        #expect(errors["total"] as? Int == 2)
        #expect(line["unheard"] as? [String: Int] == ["silence": 1])
    }

    @Test("a recording's line")
    func recordings() throws {
        let lines = EvaluationLines(limits: ConfidenceLimits(refusedBelow: 0.5)).recordings(of: try MadeScore.all()[0])
        let outcomes = try lines.map { try object($0)["outcome"] as? String }
        #expect(outcomes == ["executed", "executed", "refused"])
    }

    @Test("the summary has the curve over the threshold")
    func summary() throws {
        let line = try object(
            EvaluationLines(limits: ConfidenceLimits(refusedBelow: 0.5)).summary(
                of: try MadeScore.all(), peakMegabytes: 88))
        #expect((line["curve"] as? [Any])?.count == 101)
        #expect(line["faults"] as? Int == 1)
        #expect(line["peakMegabytes"] as? Double == 88)
    }

    @Test("tables have a row for every folder, and figures with a comma")
    func tables() throws {
        let text = EvaluationTables(try MadeScore.all(), limits: ConfidenceLimits(refusedBelow: 0.5)).text
        for part in ["befehle", "ziffern", "küche 6 dB", "Kein Befehl", "100,0 %", "<ben>"] {
            #expect(text.contains(part), "\(part)")
        }
    }
}
