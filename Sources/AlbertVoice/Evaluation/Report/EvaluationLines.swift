/// Measurements as JSON, an object a line.
public struct EvaluationLines: Sendable {
    private let limits: ConfidenceLimits

    /// Lines of measurements.
    ///
    /// - Parameter limits: What `commands` takes, 0…1.
    public init(limits: ConfidenceLimits) {
        self.limits = limits
    }

    /// A folder under one condition; rates are objects of count, total, value and the 95 % interval.
    public func line(_ one: Score) -> String {
        var fields = heading(one)
        fields += Self.errors(one.words, one.sentences)
        fields += [
            ("audioSeconds", Self.number(one.audioSeconds)), ("decodingSeconds", Self.number(one.decodingSeconds)),
            ("realTimeFactor", Self.number(one.realTimeFactor)), ("startSeconds", Self.number(one.startSeconds)),
        ]
        if !one.verdicts.isEmpty { fields.append(("commands", score(one.verdicts, at: limits))) }
        fields.append(("unheard", jsonObject(one.unheard.map { ($0.reason, String($0.count)) })))
        let speakers = one.speakers.map { name, trials in
            jsonObject(
                [("speaker", name.jsonQuoted), ("recordings", String(trials.count))]
                    + Self.errors(Score.words(of: trials), Score.sentences(of: trials)))
        }
        fields.append(("speakers", "[\(speakers.joined(separator: ","))]"))
        let faults = one.faults.map {
            jsonObject([("place", $0.place.jsonQuoted), ("error", $0.sentence.jsonQuoted)])
        }
        return jsonObject(fields + [("faults", "[\(faults.joined(separator: ","))]")])
    }

    /// Every recording of a measurement.
    public func recordings(of one: Score) -> [String] {
        one.trials.map { trial in
            var fields = [
                ("file", trial.file.jsonQuoted), ("speaker", trial.speaker.jsonQuoted),
                ("folder", one.corpus.jsonQuoted),
                ("grammar", one.grammar.rawValue.jsonQuoted), ("condition", one.condition.label.jsonQuoted),
                ("said", trial.said.joined(separator: " ").jsonQuoted),
                ("heard", trial.heard.joined(separator: " ").jsonQuoted), ("seconds", Self.number(trial.seconds)),
                ("unheard", trial.unheard.map { "\($0)".jsonQuoted } ?? "null"),
            ]
            if let verdict = trial.verdict {
                fields += [
                    ("confidence", Self.number(verdict.confidence)), ("right", String(verdict.isRight)),
                    ("isCommand", String(verdict.expected != nil)),
                    ("margin", Self.number(verdict.margins?.whole)), ("worstWord", Self.number(verdict.margins?.worst)),
                    ("distance", Self.number(verdict.margins?.distance)),
                    ("intent", verdict.heard.map { $0.intent.jsonQuoted } ?? "null"),
                    ("outcome", "\(verdict.outcome(at: limits))".jsonQuoted),
                ]
            }
            return jsonObject(fields)
        }
    }

    /// The whole run: memory, and for `commands` all verdicts together with the curve over the threshold.
    public func summary(of all: [Score], peakMegabytes: Double) -> String {
        let verdicts = all.flatMap(\.verdicts)
        var fields = [
            ("summary", "true"), ("folders", String(all.count)),
            ("recordings", String(all.reduce(0) { $0 + $1.trials.count })),
            ("faults", String(all.reduce(0) { $0 + $1.faults.count })), ("peakMegabytes", Self.number(peakMegabytes)),
        ]
        if !verdicts.isEmpty {
            let points = ThresholdCurve(verdicts).points.map { point in
                jsonObject([
                    ("threshold", Self.number(point.threshold)),
                    ("right", Self.number(point.score.right.value)),
                    ("rightRefused", Self.number(point.score.rightRefused.value)),
                    ("refused", Self.number(point.score.refused.value)),
                    ("foreignExecuted", Self.number(point.score.foreignExecuted.value)),
                ])
            }
            fields.append(("commands", score(verdicts, at: limits)))
            fields.append(("curve", "[\(points.joined(separator: ","))]"))
        }
        return jsonObject(fields)
    }

    private func heading(_ one: Score) -> [(key: String, json: String)] {
        [
            ("folder", one.corpus.jsonQuoted), ("grammar", one.grammar.rawValue.jsonQuoted),
            ("condition", one.condition.label.jsonQuoted), ("noise", one.condition.noiseName?.jsonQuoted ?? "null"),
            ("snr", Self.number(one.condition.ratio)), ("recordings", String(one.trials.count)),
        ]
    }

    private static func errors(_ words: WordErrors, _ sentences: Rate) -> [(key: String, json: String)] {
        [
            ("wordErrors", rate(words.rate)), ("substitutions", String(words.substitutions)),
            ("insertions", String(words.insertions)), ("deletions", String(words.deletions)),
            ("sentenceErrors", rate(sentences)),
        ]
    }

    private func score(_ verdicts: [Verdict], at limits: ConfidenceLimits) -> String {
        let score = CommandScore(verdicts, limits: limits)
        return jsonObject([
            ("threshold", Self.number(limits.refusedBelow)), ("askedBelow", Self.number(limits.askedBelow)),
            ("right", Self.rate(score.right)),
            ("rightIntent", Self.rate(score.rightIntent)), ("refused", Self.rate(score.refused)),
            ("rightRefused", Self.rate(score.rightRefused)), ("asked", Self.rate(score.asked)),
            ("rightAsked", Self.rate(score.rightAsked)),
            ("wrong", Self.rate(score.wrong)), ("foreignExecuted", Self.rate(score.foreignExecuted)),
            ("foreignAsked", Self.rate(score.foreignAsked)),
        ])
    }

    private static func rate(_ rate: Rate) -> String {
        jsonObject([
            ("count", String(rate.count)), ("total", String(rate.total)), ("value", number(rate.value)),
            ("low", number(rate.interval.lowerBound)), ("high", number(rate.interval.upperBound)),
        ])
    }

    /// A number with five places at most; null where there is none.
    private static func number(_ value: Double?) -> String {
        value.map { String(($0 * 1e5).rounded() / 1e5) } ?? "null"
    }
}
