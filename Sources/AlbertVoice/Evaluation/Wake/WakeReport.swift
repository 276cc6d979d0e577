import Foundation

/// What was measured of the wake word, as a table, JSON lines and a page.
public struct WakeReport: Sendable {
    /// Folders of calls.
    public let positives: [WakeTrack]
    /// Folders without calls.
    public let negatives: [WakeTrack]
    /// For each stage its curve, `bare` first.
    public let curves: [WakeCurve]
    /// False alarms an hour that thresholds are told for.
    public static let budgets = [0.1, 0.5, 1, 2, 5]

    /// Of tracks.
    public init(positives: [WakeTrack], negatives: [WakeTrack]) {
        self.positives = positives
        self.negatives = negatives
        curves = WakeCurve.Stage.allCases.map { WakeCurve($0, positives: positives, negatives: negatives) }
    }

    /// Calls missed by the detector as it is.
    public var missed: Rate {
        positives.map { $0.misses(\.hasWoken) }.reduce(Rate(0, of: 0), +)
    }

    /// False alarms of the detector as it is.
    public var alarms: Int { negatives.reduce(0) { $0 + $1.alarms(\.hasWoken) } }

    /// Sound without calls, in hours.
    public var hours: Double { negatives.reduce(0) { $0 + $1.seconds } / 3600 }

    /// A line a folder, a line a point of the curves, one of all.
    public var lines: [String] {
        positives.map { line($0, "calls") } + negatives.map { line($0, "negatives") } + curves.flatMap(points) + [
            summary
        ]
    }

    /// A line for everything the detector looked at twice, with what `WakeCalibration` weighs: `Models/tools/fit_wake.py` reads them.
    public var looks: [String] {
        (positives + negatives).flatMap { track in
            track.events.map { event in
                "{\"folder\":\(track.name.jsonQuoted),\"end\":\(number(event.end)),\"isCall\":\(track.isCall(event)),"
                    + "\"confidence\":\(number(event.confidence)),\"spotted\":\(number(event.spotted)),"
                    + "\"evidence\":[\(event.evidence.map(number).joined(separator: ","))]}"
            }
        }
    }

    private func line(_ track: WakeTrack, _ kind: String) -> String {
        let missed = track.misses(\.hasWoken)
        let factor = track.seconds > 0 ? track.decodingSeconds / track.seconds : 0
        return "{\"folder\":\(track.name.jsonQuoted),\"kind\":\"\(kind)\",\"hours\":\(number(track.seconds / 3600)),"
            + "\"calls\":\(track.calls.count),\"missed\":\(missed.count),\"alarms\":\(track.alarms(\.hasWoken)),"
            + "\"looks\":\(track.events.count),\"processorShare\":\(number(factor))}"
    }

    private func points(_ curve: WakeCurve) -> [String] {
        curve.points.map {
            "{\"stage\":\"\(curve.stage.rawValue)\",\"threshold\":\(number($0.threshold)),"
                + "\"missRate\":\(number($0.missed.value ?? 0)),\"alarmsPerHour\":\(number($0.alarmsPerHour))}"
        }
    }

    private var summary: String {
        let perHour = hours > 0 ? Double(alarms) / hours : 0
        return "{\"calls\":\(missed.total),\"missed\":\(missed.count),\"missRate\":\(number(missed.value ?? 0)),"
            + "\"hours\":\(number(hours)),\"alarms\":\(alarms),\"alarmsPerHour\":\(number(perHour))}"
    }

    private func number(_ value: Double) -> String {
        String(format: "%.4f", value)
    }

    /// For people.
    public var text: String {
        var lines = (positives + negatives).map { track in
            let missed = track.calls.isEmpty ? "" : "verpasst \(GermanFigure.rate(track.misses(\.hasWoken))), "
            let minutes = GermanFigure.decimal(track.seconds / 60, places: 1)
            return "\(track.name): \(minutes) min, \(missed)\(track.alarms(\.hasWoken)) Fehlalarme"
        }
        for curve in curves {
            let name = curve.stage == .bare ? "nur Suche" : "zwei Stufen"
            for budget in Self.budgets {
                let point = curve.point(alarmsPerHour: budget)
                let threshold = point.map { GermanFigure.decimal($0.threshold, places: 3) } ?? "–"
                lines.append(
                    "\(name), höchstens \(GermanFigure.plain(budget)) Fehlalarme/h: verpasst "
                        + "\(point.map { GermanFigure.rate($0.missed) } ?? "alle"), Schwelle \(threshold)")
            }
        }
        let perHour = hours > 0 ? Double(alarms) / hours : 0
        lines.append(
            "Wie eingestellt: verpasst \(GermanFigure.rate(missed)), \(alarms) Fehlalarme in "
                + "\(GermanFigure.decimal(hours, places: 2)) h, \(GermanFigure.decimal(perHour, places: 2)) je Stunde.")
        return lines.joined(separator: "\n")
    }

    /// A page with both curves.
    ///
    /// - Parameter heading: What was measured and how: the command line, say.
    /// - Returns: HTML with SVG in it.
    public func html(heading: String) -> String {
        let items = text.split(separator: "\n").map { Markup.element("li", text: String($0)) }
        return Markup.page(
            title: "Wacht Albert auf?", style: EvaluationStyle.css,
            [
                .element("h1", text: "Wacht Albert auf?"),
                .element("p", ["class": "zweit"], [.element("code", text: heading)]),
                .element("div", ["class": "karte"], [WakeChart(curves).svg]),
                .element("ul", [:], items),
            ])
    }
}
