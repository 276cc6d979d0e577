import Testing

@testable import AlbertVoice

@Suite struct LogBudgetTests {
    @Test func aDayOfOneFaultASecondIsAFewLinesAnHour() {
        var budget = LogBudget()
        let lines = (0..<86_400).compactMap { budget.take("lost", at: .seconds($0)) }
        #expect(lines.count == 10 + 143)
        #expect(lines.prefix(10).allSatisfy { $0 == "lost" })
        #expect(lines[10] == "lost (590 lines before it were left out.)")
    }

    @Test func aQuietDayPaysForTheNextStorm() {
        var budget = LogBudget()
        for _ in 0..<50 { _ = budget.take("lost", at: .zero) }
        #expect((0..<50).compactMap { _ in budget.take("lost", at: .seconds(86_400)) }.count == 10)
    }
}
