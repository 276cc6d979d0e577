/// Measurements as tables for a terminal, in German.
public struct EvaluationTables: Sendable {
    private let measurements: [Score]
    private let limits: ConfidenceLimits

    /// Tables of measurements.
    ///
    /// - Parameters:
    ///   - measurements: The measurements, a row each.
    ///   - limits: What `commands` takes, 0…1.
    public init(_ measurements: [Score], limits: ConfidenceLimits) {
        self.measurements = measurements
        self.limits = limits
    }

    /// All tables, an empty line between.
    public var text: String {
        [words, commands, foreign, unheard, speakers].compactMap { $0 }.joined(separator: "\n\n")
    }

    /// Words and sentences of every folder, grammar and condition.
    private var words: String? {
        let heading = [
            "Ordner", "Grammatik", "Bedingung", "Aufn.", "Sätze falsch", "", "Wörter falsch", "", "ers.", "einf.",
            "ausg.",
            "Echtzeitf.", "Anlauf",
        ]
        let rows = measurements.map { one -> [String] in
            let (sentences, words) = (one.sentences, one.words)
            return [
                one.corpus, one.grammar.rawValue, one.condition.label, String(one.trials.count),
                "\(sentences.count)/\(sentences.total)", GermanFigure.rate(sentences),
                "\(words.errors)/\(words.words)", GermanFigure.rate(words.rate), String(words.substitutions),
                String(words.insertions), String(words.deletions), GermanFigure.decimal(one.realTimeFactor, places: 3),
                GermanFigure.decimal(one.startSeconds, places: 2) + " s",
            ]
        }
        return rows.isEmpty ? nil : TextTable(rows: [heading] + rows, names: 3).text
    }

    /// How commands were obeyed, where there are some.
    private var commands: String? {
        let heading = [
            "Befehle", "Bedingung", "Befehle", "Absicht+Angaben", "erst gefragt", "Absicht", "abgelehnt",
            "davon richtig geh.",
            "nachgefragt",
            "falsch getan",
        ]
        let rows = measurements.compactMap { one -> [String]? in
            let score = CommandScore(one.verdicts, limits: limits)
            guard score.right.total > 0 else { return nil }
            return [one.corpus, one.condition.label, String(score.right.total)]
                + [
                    score.right, score.rightAsked, score.rightIntent, score.refused, score.rightRefused, score.asked,
                    score.wrong,
                ]
                .map(GermanFigure.rate)
        }
        return rows.isEmpty ? nil : TextTable(rows: [heading] + rows, names: 2).text
    }

    /// What became of sounds that are no command, where there are some.
    private var foreign: String? {
        let rows = measurements.compactMap { one -> [String]? in
            let score = CommandScore(one.verdicts, limits: limits)
            guard score.foreignExecuted.total > 0 else { return nil }
            return [
                one.corpus, one.condition.label, String(score.foreignExecuted.total),
                "\(score.foreignExecuted.count)", GermanFigure.rate(score.foreignExecuted),
                "\(score.foreignAsked.count)", GermanFigure.rate(score.foreignAsked),
            ]
        }
        let heading = ["Kein Befehl", "Bedingung", "Aufn.", "ausgeführt", "", "nachgefragt", ""]
        return rows.isEmpty ? nil : TextTable(rows: [heading] + rows, names: 2).text
    }

    /// Where no sentence was found and why, where that happened.
    private var unheard: String? {
        let names = ["silence": "still", "notUnderstood": "nichts Passendes", "cutOff": "abgeschnitten"]
        let rows = measurements.flatMap { one in
            one.unheard.map {
                [
                    one.corpus, one.grammar.rawValue, one.condition.label, names[$0.reason] ?? $0.reason,
                    String($0.count),
                ]
            }
        }
        let heading = ["Kein Satz", "Grammatik", "Bedingung", "weil", "Aufn."]
        return rows.isEmpty ? nil : TextTable(rows: [heading] + rows, names: 4).text
    }

    /// Words and sentences of every speaker, where a folder has several.
    private var speakers: String? {
        let rows = measurements.flatMap { one -> [[String]] in
            let speakers = one.speakers.filter { Score.sentences(of: $0.trials).total > 0 }
            guard speakers.count > 1 else { return [] }
            return speakers.map { name, trials in
                [
                    name, one.corpus, one.grammar.rawValue, one.condition.label, String(trials.count),
                    GermanFigure.rate(Score.sentences(of: trials)),
                    GermanFigure.rate(Score.words(of: trials).rate),
                ]
            }
        }
        let heading = ["Sprecher", "Ordner", "Grammatik", "Bedingung", "Aufn.", "Sätze falsch", "Wörter falsch"]
        return rows.isEmpty ? nil : TextTable(rows: [heading] + rows, names: 4).text
    }
}
