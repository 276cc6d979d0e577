import Testing

@testable import AlbertVoice

@Suite("Rates and their 95 % intervals")
struct RateTests {
    /// Bounds as other calculators of Wilson's interval give them.
    @Test(
        "Wilson's interval",
        arguments: [
            (0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0),
            (11, 480, 0.0128, 0.0406), (0, 1_000, 0.0, 0.0038),
        ])
    func wilson(_ count: Int, _ total: Int, _ low: Double, _ high: Double) {
        let interval = Rate(count, of: total).interval
        #expect(abs(interval.lowerBound - low) < 0.0002)
        #expect(abs(interval.upperBound - high) < 0.0002)
    }

    @Test("of nothing there is no share, and everything is possible")
    func nothing() {
        #expect(Rate(0, of: 0).value == nil)
        #expect(Rate(0, of: 0).interval == 0...1)
    }

    @Test("more errors than words stay within their interval")
    func moreThanAll() throws {
        let rate = Rate(30, of: 20)
        let value = try #require(rate.value)
        #expect(value == 1.5)
        #expect(rate.interval.contains(value))
    }

    @Test("rates add up by cases")
    func sum() {
        #expect(Rate(1, of: 4) + Rate(2, of: 6) == Rate(3, of: 10))
    }
}
