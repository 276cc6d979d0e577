import Foundation

/// Figures as German readers expect them: a comma, no more places than were asked for.
enum GermanFigure {
    /// „6“, „-2,5“.
    static func plain(_ value: Double) -> String {
        abs(value - value.rounded()) < 1e-6 && abs(value) < 1e9
            ? String(Int(value.rounded())) : decimal(value, places: 1)
    }

    /// „0,083“.
    static func decimal(_ value: Double, places: Int) -> String {
        String(format: "%.\(places)f", value).replacingOccurrences(of: ".", with: ",")
    }

    /// „2,1 %“; „–“ where there is nothing.
    static func percent(_ share: Double?) -> String {
        share.map { decimal($0 * 100, places: 1) + " %" } ?? "–"
    }

    /// „2,1 % (1,1–3,8)“: a rate with its interval.
    static func rate(_ rate: Rate) -> String {
        guard rate.total > 0 else { return "–" }
        let (low, high) = (rate.interval.lowerBound, rate.interval.upperBound)
        return "\(percent(rate.value)) (\(decimal(low * 100, places: 1))–\(decimal(high * 100, places: 1)))"
    }
}

extension GermanFigure {
    /// A place in a picture, „12.5“: SVG wants points.
    static func place(_ value: Double) -> String {
        String((value * 100).rounded() / 100)
    }
}
