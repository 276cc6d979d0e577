import AlbertVoice
import Testing

/// The examples and counter-examples that stand beside each rule.
@Suite struct TimeRuleTests {
    @Test(
        arguments: TimeRule.all.flatMap { rule in
            rule.examples.map { (rule.name, $0.said, $0.means, rule.dimension, rule.reading) }
        }
    )
    func example(
        rule: String, said: String, means: String, dimension: ParseDimension, reading: TimeRule.Reading
    ) {
        #expect(TimeRule.meaning(of: said, dimension, reading) == means, "\(rule)")
    }

    @Test(
        arguments: TimeRule.all.map {
            ($0.name, $0.counterExample.said, $0.counterExample.means, $0.dimension, $0.reading)
        }
    )
    func counterExample(
        rule: String, said: String, means: String, dimension: ParseDimension, reading: TimeRule.Reading
    ) {
        #expect(TimeRule.meaning(of: said, dimension, reading) == means, "\(rule)")
    }

    @Test(arguments: TimeRule.all.map { ($0.name, $0.examples.count) })
    func everyRuleHasThreeExamples(name: String, count: Int) {
        #expect(count >= 3, "\(name)")
    }
}
