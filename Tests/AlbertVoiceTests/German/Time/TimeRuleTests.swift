import AlbertVoice
import Testing

/// The examples and counter-examples that stand beside each rule.
@Suite struct TimeRuleTests {
    @Test(
        arguments: TimeRule.all.flatMap { rule in rule.examples.map { (rule, $0.said, $0.means) } }
    )
    func example(rule: TimeRule, said: String, means: String) {
        #expect(TimeRule.meaning(of: said, rule.dimension, rule.reading) == means, "\(rule.name)")
    }

    @Test(arguments: TimeRule.all)
    func counterExample(rule: TimeRule) {
        let (said, means) = rule.counterExample
        #expect(TimeRule.meaning(of: said, rule.dimension, rule.reading) == means, "\(rule.name)")
    }

    @Test(arguments: TimeRule.all.map { ($0.name, $0.examples.count) })
    func everyRuleHasThreeExamples(name: String, count: Int) {
        #expect(count >= 3, "\(name)")
    }
}

extension TimeRule: @retroactive CustomTestStringConvertible {
    public var testDescription: String { name }
}
