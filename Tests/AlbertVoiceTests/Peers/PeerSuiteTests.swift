import AlbertVoice
import Testing

/// The suites of other parsers, where they lie beside the checkout.
@Suite(.enabled(if: PeerSuite.folder != nil, "../shared/nlu is not there: the peers' suites are left out"))
struct PeerSuiteTests {
    /// What we hold at least, in percent, cases of other conventions left out.
    private static let marks: [(String, Double)] = [
        ("chrono_de", 96), ("lingua_franca_de", 88), ("rustling_de_time", 97), ("duckling_de_time", 95),
        ("chronologia_de", 98),
        ("chronologia_de_multi", 100), ("chronologia_de_recurrence", 97), ("chronologia_de_sweep", 99.9),
        ("recognizers_de_datetime", 97), ("recognizers_de_datetime_parsers", 91), ("dateparser_de", 80),
        ("parsedatetime_de", 80), ("duckling_de_duration", 97), ("chronologia_de_duration", 94),
        ("lingua_franca_de_duration", 97), ("duckling_de_numeral", 97), ("duckling_de_ordinal", 97),
        ("lingua_franca_de_number", 97), ("num2words_de", 97), ("ovos_number_de", 97), ("ovos_number_de_sweep", 99.9),
        ("recognizers_de_number", 97), ("rustling_de_number", 97), ("text2num_de", 97), ("text2num_rs_de", 97),
    ]

    @Test(arguments: marks)
    func suite(name: String, mark: Double) throws {
        let suite = try PeerSuite(name)
        let (percent, failures) = suite.score()
        #expect(percent >= mark, "\(failures.prefix(10).map { "\($0.id) „\($0.text)“" })")
    }

    @Test func exclusionsAreFew() throws {
        // The issue lets these be left out of duckling's suite beyond the twelfth part.
        let rules = PeerSuite.conventions.filter { $0.key != "holidays of religions not usual in German families" }
        let ids = rules.values.joined()
        #expect(Set(ids).count == ids.count)
        for (name, own) in Dictionary(grouping: ids, by: { $0.prefix { $0 != ":" } }) {
            let size = try PeerSuite(String(name)).size
            #expect(own.count * 100 <= size * 12, "\(name): \(own.count) of \(size)")
        }
    }
}

/// The list of cases that follow another convention.
@Suite struct ConventionTests {
    private static let rules: Set<String> = [
        "weekday", "past", "week", "weekend", "clock without part of day", "part of day", "quarter", "end of a span",
        "impossible date", "weekday and date disagree", "DST", "holidays of religions not usual in German families",
    ]

    @Test func everyRuleIsOurs() {
        #expect(!PeerSuite.conventions.isEmpty)
        #expect(Set(PeerSuite.conventions.keys).isSubset(of: Self.rules))
    }
}
