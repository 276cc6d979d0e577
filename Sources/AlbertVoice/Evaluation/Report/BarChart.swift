/// Horizontal bars for rates, each with a whisker for its 95 % interval, as SVG.
struct BarChart {
    /// A bar.
    struct Bar {
        /// What stands in front of it.
        var label: String
        /// What it shows.
        var rate: Rate
        /// The class that colours it, „gelb“, „rosa“, „blau“.
        var tone: String
    }

    /// What the chart shows, for those who cannot see it.
    var title: String
    /// From top to bottom.
    var bars: [Bar]

    private static let (width, right, step) = (760.0, 190.0, 30.0)

    /// The picture.
    var svg: Markup {
        let height = Double(bars.count) * Self.step + 30
        return .element(
            "svg",
            [
                "viewBox": "0 0 \(GermanFigure.place(Self.width)) \(GermanFigure.place(height))", "role": "img",
                "aria-label": title,
            ],
            ticks(height) + bars.enumerated().flatMap { row($1, top: Double($0) * Self.step + 6) })
    }

    /// Where the bars begin: room for the longest label.
    private var left: Double {
        let longest = Double(bars.map(\.label.count).max() ?? 0)
        return min(max(longest * 7.4 + 20, 120), 340)
    }

    /// The share at the right end: the least round one that holds every bar, at most 100 %.
    private var end: Double {
        let most = bars.map { max(min($0.rate.value ?? 0, 1), min($0.rate.interval.upperBound, 1)) }.max() ?? 1
        return [0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8].first { $0 >= most } ?? 1
    }

    private func x(_ share: Double) -> Double {
        left + min(share, end) / end * (Self.width - left - Self.right)
    }

    private func ticks(_ height: Double) -> [Markup] {
        [0, 0.25, 0.5, 0.75, 1].flatMap { part -> [Markup] in
            let place = GermanFigure.place(x(part * end))
            return [
                .element("line", ["class": "netz", "x1": place, "x2": place, "y1": "0", "y2": "\(Int(height) - 22)"]),
                .element(
                    "text", ["class": "klein", "x": place, "y": "\(Int(height) - 6)", "text-anchor": "middle"],
                    text: GermanFigure.plain(part * end * 100) + " %"),
            ]
        }
    }

    private func row(_ bar: Bar, top: Double) -> [Markup] {
        let (low, high) = (x(bar.rate.interval.lowerBound), x(bar.rate.interval.upperBound))
        let (middle, base) = (top + 9, top + 13.5)
        func line(_ x1: Double, _ x2: Double, _ y1: Double, _ y2: Double) -> Markup {
            .element(
                "line",
                [
                    "class": "spanne", "x1": GermanFigure.place(x1), "x2": GermanFigure.place(x2),
                    "y1": GermanFigure.place(y1), "y2": GermanFigure.place(y2),
                ])
        }
        let length = max(1.5, x(bar.rate.value ?? 0) - left)
        return [
            .element(
                "text", ["x": "\(Int(left) - 12)", "y": GermanFigure.place(base), "text-anchor": "end"],
                text: bar.label),
            .element(
                "rect",
                [
                    "class": bar.tone, "x": "\(Int(left))", "y": GermanFigure.place(top), "rx": "4",
                    "width": GermanFigure.place(length), "height": "18",
                ]),
            line(low, high, middle, middle), line(low, low, middle - 4, middle + 4),
            line(high, high, middle - 4, middle + 4),
            .element(
                "text",
                ["class": "zahl", "x": "\(Int(Self.width - Self.right) + 14)", "y": GermanFigure.place(base)],
                text: "\(GermanFigure.percent(bar.rate.value)) · \(bar.rate.count) von \(bar.rate.total)"),
        ]
    }
}
