import Foundation
import Testing

@testable import AlbertVoice

@Suite("Missed calls against false alarms")
struct WakeCurveTests {
    private func track(calls: [Double] = [], events: [(end: Double, confidence: Double)], seconds: Double) -> WakeTrack
    {
        var track = WakeTrack(name: "x")
        track.calls = calls.map { WakeTrack.Call(seconds: ($0 - 0.7)...$0, text: "hey albert") }
        track.events = events.map {
            WakeTrack.Event(
                end: $0.end, confidence: $0.confidence, spotted: -10 * (1 - $0.confidence),
                hasWoken: $0.confidence >= 0.5)
        }
        track.seconds = seconds
        return track
    }

    @Test("an event within a call or half a second later is that call")
    func counts() {
        let track = track(calls: [10, 20, 30], events: [(10.4, 0.9), (20.6, 0.9), (29.5, 0.4)], seconds: 40)
        #expect(track.misses { $0.confidence >= 0.5 } == Rate(2, of: 3))
        #expect(track.misses { $0.confidence >= 0.3 } == Rate(1, of: 3))
        #expect(track.alarms { $0.confidence >= 0.5 } == 1)
    }

    @Test("alarms within the refractory time are one")
    func refractory() {
        let track = track(events: [(1, 0.9), (2, 0.9), (2.6, 0.9)], seconds: 3600)
        #expect(track.alarms(\.hasWoken) == 2)
    }

    @Test("the loosest threshold within a budget is found, for both stages")
    func points() throws {
        let positives = [track(calls: [5, 10], events: [(5, 0.9), (10, 0.6)], seconds: 12)]
        let negatives = [track(events: [(5, 0.7), (100, 0.2)], seconds: 7200)]
        for stage in WakeCurve.Stage.allCases {
            let curve = WakeCurve(stage, positives: positives, negatives: negatives)
            let none = try #require(curve.point(alarmsPerHour: 0))
            #expect(none.missed == Rate(1, of: 2))
            let half = try #require(curve.point(alarmsPerHour: 0.5))
            #expect(half.missed == Rate(0, of: 2))
            #expect(half.alarmsPerHour == 0.5)
        }
    }

    @Test("the report tells both stages and draws them")
    func report() {
        let report = WakeReport(
            positives: [track(calls: [5], events: [(5, 0.9)], seconds: 12)],
            negatives: [track(events: [(5, 0.7)], seconds: 3600)])
        #expect(report.missed == Rate(0, of: 1))
        #expect(report.alarms == 1)
        #expect(report.text.contains("1 Fehlalarme in 1,00 h"))
        #expect(report.lines.last?.contains("\"alarmsPerHour\":1.0000") == true)
        #expect(report.html(heading: "<x>").contains("&lt;x&gt;"))
        #expect(report.html(heading: "x").components(separatedBy: "<polyline").count == 3)
    }
}
