/// False accepts against false rejects for all thresholds, as SVG.
///
/// The curve is what refusing alone does; the marks are the three named strictnesses as they are, with what they ask about, and
/// so may lie to the left of it.
struct CurveChart {
    private let curve: ThresholdCurve
    private let named: [(name: String, score: CommandScore)]

    /// The chart of verdicts.
    init(_ verdicts: [Verdict]) {
        curve = ThresholdCurve(verdicts)
        named = Strictness.allCases.map { ($0.rawValue, CommandScore(verdicts, limits: $0.limits)) }
    }

    private static let (width, height) = (760.0, 400.0)
    private static let (left, right, top, bottom) = (70.0, 40.0, 20.0, 56.0)

    /// The picture.
    var svg: Markup {
        .element(
            "svg",
            [
                "viewBox": "0 0 760 400", "role": "img",
                "aria-label": "Fälschlich Ausgeführtes gegen fälschlich Abgelehntes über der Schwelle",
            ], net + target + [line] + marks + captions)
    }

    private func accepts(_ score: CommandScore) -> Double { score.foreignExecuted.value ?? 0 }
    private func rejects(_ score: CommandScore) -> Double { score.rightRefused.value ?? 0 }

    /// The share at the right end: room for what happens at the loosest named strictness and more.
    private var acceptsEnd: Double { Self.round(curve.points.map { accepts($0.score) }.max() ?? 1) }
    /// The share at the top: what the strictest named strictness refuses, twice over.
    private var rejectsEnd: Double {
        Self.round(min(1, 2 * (named.map { rejects($0.score) }.max() ?? 0.5)))
    }

    private static func round(_ share: Double) -> Double {
        [0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8].first { $0 >= share } ?? 1
    }

    private func x(_ share: Double) -> Double {
        Self.left + min(share, acceptsEnd) / acceptsEnd * (Self.width - Self.left - Self.right)
    }

    private func y(_ share: Double) -> Double {
        Self.height - Self.bottom - min(share, rejectsEnd) / rejectsEnd * (Self.height - Self.top - Self.bottom)
    }

    private var net: [Markup] {
        [0, 0.25, 0.5, 0.75, 1].flatMap { part -> [Markup] in
            let (across, up) = (GermanFigure.place(x(part * acceptsEnd)), GermanFigure.place(y(part * rejectsEnd)))
            return [
                .element("line", ["class": "netz", "x1": across, "x2": across, "y1": "20", "y2": "344"]),
                .element("line", ["class": "netz", "x1": "70", "x2": "720", "y1": up, "y2": up]),
                .element(
                    "text", ["class": "klein", "x": across, "y": "362", "text-anchor": "middle"],
                    text: GermanFigure.plain(part * acceptsEnd * 100) + " %"),
                .element(
                    "text", ["class": "klein", "x": "62", "y": up, "dy": "4", "text-anchor": "end"],
                    text: GermanFigure.plain(part * rejectsEnd * 100) + " %"),
            ]
        }
    }

    /// The corner that issue 3 asks for: at most 0.5 % executed, at most 3 % of right commands refused.
    private var target: [Markup] {
        let (width, height) = (x(0.005) - Self.left, y(0) - y(0.03))
        return [
            .element(
                "rect",
                [
                    "class": "ziel", "x": "70", "y": GermanFigure.place(y(0.03)), "width": GermanFigure.place(width),
                    "height": GermanFigure.place(height),
                ])
        ]
    }

    private var line: Markup {
        let places = curve.points.map(\.score).filter { rejects($0) <= rejectsEnd }.map {
            "\(GermanFigure.place(x(accepts($0)))),\(GermanFigure.place(y(rejects($0))))"
        }
        return .element("polyline", ["class": "kurve", "points": places.joined(separator: " ")])
    }

    private var marks: [Markup] {
        named.flatMap { name, score -> [Markup] in
            let (across, up) = (x(accepts(score)), y(rejects(score)))
            return [
                .element(
                    "circle",
                    ["class": "marke", "cx": GermanFigure.place(across), "cy": GermanFigure.place(up), "r": "6"]),
                .element(
                    "text", ["x": GermanFigure.place(across + 11), "y": GermanFigure.place(up - 9)],
                    text: name),
            ]
        }
    }

    private var captions: [Markup] {
        [
            .element(
                "text", ["class": "klein", "x": "395", "y": "388", "text-anchor": "middle"],
                text: "ausgeführt, obwohl es kein Befehl war"),
            .element(
                "text", ["class": "klein", "transform": "translate(16 182) rotate(-90)", "text-anchor": "middle"],
                text: "abgelehnt, obwohl richtig gehört"),
        ]
    }
}
