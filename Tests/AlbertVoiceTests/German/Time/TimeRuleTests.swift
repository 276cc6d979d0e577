import AlbertVoice
import Testing

/// The examples and counter-examples that stand beside each rule.
@Suite struct TimeRuleTests {
    @Test(
        arguments: TimeRule.all.flatMap { rule in rule.examples.map { (rule.name, $0.said, $0.means, rule.dimension) } }
    )
    func example(rule: String, said: String, means: String, dimension: ParseDimension) {
        #expect(TimeRule.meaning(of: said, dimension) == means, "\(rule)")
    }

    @Test(arguments: TimeRule.all.map { ($0.name, $0.counterExample.said, $0.counterExample.means, $0.dimension) })
    func counterExample(rule: String, said: String, means: String, dimension: ParseDimension) {
        #expect(TimeRule.meaning(of: said, dimension) == means, "\(rule)")
    }

    @Test(arguments: TimeRule.all.map { ($0.name, $0.examples.count) })
    func everyRuleHasThreeExamples(name: String, count: Int) {
        #expect(count >= 3, "\(name)")
    }
}
