/// Missed calls over false alarms an hour, both stages in one picture, as SVG; the corner that is aimed at is shaded.
struct WakeChart {
    private let curves: [WakeCurve]

    /// The chart of curves.
    init(_ curves: [WakeCurve]) {
        self.curves = curves
    }

    /// False alarms an hour at the right end; missed calls at the top.
    private static let (alarmsEnd, missedEnd) = (5.0, 1.0)
    /// What is aimed at.
    private static let (alarmsGoal, missedGoal) = (0.5, 0.1)

    private func x(_ alarms: Double) -> Double { 70 + min(alarms, Self.alarmsEnd) / Self.alarmsEnd * 650 }
    private func y(_ missed: Double) -> Double { 344 - min(missed, Self.missedEnd) / Self.missedEnd * 324 }

    /// The picture.
    var svg: Markup {
        .element(
            "svg",
            [
                "viewBox": "0 0 760 400", "role": "img",
                "aria-label": "Verpasste Rufe über Fehlalarmen je Stunde",
            ], net + goal + curves.flatMap(line) + captions)
    }

    private var net: [Markup] {
        (0...5).flatMap { part -> [Markup] in
            let share = Double(part) / 5
            let (across, up) = (GermanFigure.place(x(share * 5)), GermanFigure.place(y(share)))
            return [
                .element("line", ["class": "netz", "x1": across, "x2": across, "y1": "20", "y2": "344"]),
                .element("line", ["class": "netz", "x1": "70", "x2": "720", "y1": up, "y2": up]),
                .element(
                    "text", ["class": "klein", "x": across, "y": "362", "text-anchor": "middle"], text: "\(part)"),
                .element(
                    "text", ["class": "klein", "x": "62", "y": up, "dy": "4", "text-anchor": "end"],
                    text: "\(part * 20) %"),
            ]
        }
    }

    private var goal: [Markup] {
        [
            .element(
                "rect",
                [
                    "class": "ziel", "x": "70", "y": GermanFigure.place(y(Self.missedGoal)),
                    "width": GermanFigure.place(x(Self.alarmsGoal) - 70),
                    "height": GermanFigure.place(y(0) - y(Self.missedGoal)),
                ])
        ]
    }

    private func line(_ curve: WakeCurve) -> [Markup] {
        let shown = curve.points.filter { $0.alarmsPerHour <= Self.alarmsEnd }
        let places = shown.map {
            "\(GermanFigure.place(x($0.alarmsPerHour))),\(GermanFigure.place(y($0.missed.value ?? 1)))"
        }
        let dash = curve.stage == .bare ? "6 5" : "none"
        let end = shown.last
        return [
            .element(
                "polyline", ["class": "kurve", "stroke-dasharray": dash, "points": places.joined(separator: " ")]),
            .element(
                "text",
                [
                    "x": GermanFigure.place(x(end?.alarmsPerHour ?? 0) - 8), "text-anchor": "end",
                    "y": GermanFigure.place(y(end?.missed.value ?? 1) - 8),
                ], text: curve.stage == .bare ? "nur Suche" : "zwei Stufen"),
        ]
    }

    private var captions: [Markup] {
        [
            .element(
                "text", ["class": "klein", "x": "395", "y": "388", "text-anchor": "middle"],
                text: "Fehlalarme je Stunde"),
            .element(
                "text", ["class": "klein", "transform": "translate(16 182) rotate(-90)", "text-anchor": "middle"],
                text: "verpasste Rufe"),
        ]
    }
}
