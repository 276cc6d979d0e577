import Foundation

/// The new moons, by the series of Meeus' Astronomical Algorithms, chapter 49, cut off below a minute.
enum Moon {
    /// Days since 1970-01-01T00:00 UT of a new moon; number 0 is that of 2000-01-06.
    static func new(_ number: Int) -> Double {
        let k = Double(number)
        let t = k / 1236.85
        let mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t
        return mean + correction(k, t) - deltaT(t) - 2_440_587.5
    }

    /// The number of the last new moon at or before a day (in days since 1970, UT).
    static func number(before day: Double) -> Int {
        var number = Int(((day - 10_962.76) / 29.530588861).rounded(.down)) + 1
        while new(number) > day { number -= 1 }
        return number
    }

    /// The periodic terms: sun's anomaly, moon's anomaly, its distance from the node.
    private static func correction(_ k: Double, _ t: Double) -> Double {
        let e = 1 - 0.002516 * t
        let sun = radians(2.5534 + 29.10535670 * k)
        let moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t * t)
        let node = radians(160.7108 + 390.67050284 * k - 0.0016118 * t * t)
        let large = -0.40720 * sin(moon) + 0.17241 * e * sin(sun) + 0.01608 * sin(2 * moon) + 0.01039 * sin(2 * node)
        let middle = 0.00739 * e * sin(moon - sun) - 0.00514 * e * sin(moon + sun) + 0.00208 * e * e * sin(2 * sun)
        let small = -0.00111 * sin(moon - 2 * node) - 0.00057 * sin(moon + 2 * node) + 0.00056 * e * sin(2 * moon + sun)
        return large + middle + small - 0.00042 * sin(3 * moon)
    }

    /// Terrestrial time minus universal time, in days, near enough for 1900 to 2100.
    private static func deltaT(_ t: Double) -> Double {
        let years = 100 * t
        return (years > -14 ? 62.92 + 0.32217 * years + 0.005589 * years * years : 29.07 + 0.407 * (years + 50))
            / 86_400
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}

/// The sun's place among the signs, to a hundredth of a degree (Meeus, chapter 25).
enum Sun {
    /// The ecliptic longitude in degrees at a time in days since 1970.
    static func longitude(at day: Double) -> Double {
        let t = (day + 2_440_587.5 - 2_451_545) / 36_525
        let anomaly = (357.52911 + 35_999.05029 * t) * .pi / 180
        let centre =
            (1.914602 - 0.004817 * t) * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
        let longitude = 280.46646 + 36_000.76983 * t + centre - 0.00569
        return longitude - 360 * (longitude / 360).rounded(.down)
    }

    /// When the sun reaches a longitude in a year, in days since 1970.
    static func time(of degrees: Double, in year: Int) -> Double {
        let start = Double((LocalDate(year: year, month: 1, day: 1) ?? LocalDate(dayNumber: 0)).dayNumber)
        var day = start + ((degrees - longitude(at: start) + 720).truncatingRemainder(dividingBy: 360)) / 0.98565
        for _ in 0..<4 {
            let gap = (degrees - longitude(at: day) + 540).truncatingRemainder(dividingBy: 360) - 180
            day += gap / 0.98565
        }
        return day
    }
}
