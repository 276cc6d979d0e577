/// Measurements as one HTML page: figures, bars, curve, confusions. It needs no script, no other file and no network.
public struct EvaluationPage: Sendable {
    private let scores: [Score]
    private let limits: ConfidenceLimits
    private let heading: String
    private let peakMegabytes: Double

    /// A page.
    ///
    /// - Parameters:
    ///   - scores: The measurements, in the order in which they are shown.
    ///   - limits: What `commands` takes, 0…1.
    ///   - heading: What was measured and how, a line for people; the command line, say.
    ///   - peakMegabytes: The most memory the process had.
    public init(_ scores: [Score], limits: ConfidenceLimits, heading: String, peakMegabytes: Double) {
        self.scores = scores
        self.limits = limits
        self.heading = heading
        self.peakMegabytes = peakMegabytes
    }

    /// The page.
    public var html: String {
        let title = "Wie gut hört Albert?"
        let top: [Markup] = [
            .element("h1", text: title), .element("p", ["class": "zweit"], [.element("code", text: heading)]), tiles,
        ]
        return Markup.page(
            title: title, style: EvaluationStyle.css,
            top + sentences + commands + curve + speakers + confusions + misheard + faults + method)
    }

    private var verdicts: [Verdict] { scores.flatMap(\.verdicts) }
    private var score: CommandScore { CommandScore(verdicts, limits: limits) }
    private var withWords: [Score] { scores.filter { $0.sentences.total > 0 } }

    /// The three or four figures that matter.
    private var tiles: Markup {
        func tile(_ tone: String, _ figure: String, _ text: String) -> Markup {
            .element(
                "div", ["class": "kachel k-\(tone)"], [.element("b", text: figure), Markup(text: text)])
        }
        var tiles: [Markup] = []
        if score.right.total > 0 {
            tiles.append(tile("gelb", GermanFigure.percent(score.right.value), "der Befehle ganz richtig"))
        }
        if score.foreignExecuted.total > 0 {
            let share = GermanFigure.percent(score.foreignExecuted.value)
            tiles.append(tile("rosa", share, "von anderem Ton ausgeführt"))
        }
        if !withWords.isEmpty, verdicts.isEmpty {
            let all = withWords.map(\.sentences).reduce(Rate(0, of: 0), +)
            let words = withWords.map(\.words).reduce(WordErrors(), +).rate
            tiles.append(tile("gelb", GermanFigure.percent(all.value), "der Sätze falsch"))
            tiles.append(tile("rosa", GermanFigure.percent(words.value), "der Wörter falsch"))
        }
        let audio = scores.reduce(0) { $0 + $1.audioSeconds }
        let factor = audio > 0 ? scores.reduce(0) { $0 + $1.decodingSeconds } / audio : 0
        tiles.append(tile("blau", GermanFigure.decimal(factor, places: 3), "Echtzeitfaktor auf einem Kern"))
        tiles.append(tile("gelb", GermanFigure.plain(peakMegabytes.rounded()) + " MB", "Speicher, höchstens"))
        return .element("div", ["class": "kacheln"], tiles)
    }

    private func section(_ title: String, _ text: String, _ content: [Markup]) -> [Markup] {
        [
            .element("h2", text: title), .element("p", ["class": "zweit"], text: text),
            .element("div", ["class": "karte"], content),
        ]
    }

    private func label(_ one: Score) -> String {
        let grammars = Set(scores.map(\.grammar)).count > 1 ? " · \(one.grammar.rawValue)" : ""
        return "\(one.corpus)\(grammars) · \(one.condition.label)"
    }

    /// A bar for every measurement that has such a rate.
    private func chart(_ title: String, _ tone: String, _ rate: (Score) -> Rate) -> [Markup] {
        let bars = scores.map { BarChart.Bar(label: label($0), rate: rate($0), tone: tone) }
            .filter { $0.rate.total > 0 }
        return bars.isEmpty ? [] : [.element("h3", text: title), BarChart(title: title, bars: bars).svg]
    }

    private var sentences: [Markup] {
        guard !withWords.isEmpty else { return [] }
        return section(
            "Sätze und Wörter", "Anteil falsch, mit 95-%-Bereich.",
            chart("Sätze falsch", "gelb", \.sentences) + chart("Wörter falsch", "rosa", \.words.rate))
    }

    private var commands: [Markup] {
        func rate(_ key: KeyPath<CommandScore, Rate>) -> (Score) -> Rate {
            { CommandScore($0.verdicts, limits: limits)[keyPath: key] }
        }
        guard !verdicts.isEmpty else { return [] }
        let charts =
            chart("Absicht und alle Angaben richtig", "blau", rate(\.right))
            + chart("Richtig gehört, erst nachgefragt", "gelb", rate(\.rightAsked))
            + chart("Absicht richtig", "blau", rate(\.rightIntent)) + chart("Abgelehnt", "gelb", rate(\.refused))
            + chart("Für etwas anderes gehalten und getan", "rosa", rate(\.wrong))
            + chart("Kein Befehl und doch ausgeführt", "rosa", rate(\.foreignExecuted))
        let refused = GermanFigure.decimal(limits.refusedBelow, places: 2)
        let asked = GermanFigure.decimal(limits.askedBelow, places: 2)
        let text =
            "Unter einer Sicherheit von \(refused) lehnt Albert ab, unter \(asked) fragt er, bevor er etwas ändert."
        return section("Befehle", text, charts)
    }

    private var curve: [Markup] {
        guard score.rightRefused.total > 0, score.foreignExecuted.total > 0 else { return [] }
        let reached = ThresholdCurve(verdicts).point(executingAtMost: 0.005).map {
            " Ab der Sicherheit \(GermanFigure.decimal($0.threshold, places: 2)) ist es höchstens 0,5 %; dann werden "
                + "\(GermanFigure.percent($0.score.rightRefused.value)) der richtig gehörten Befehle abgelehnt."
        }
        return section(
            "Streng oder locker",
            "Jeder Punkt der Kurve ist eine Schwelle, unter der abgelehnt wird; die gelben Punkte sind die drei Stufen mit "
                + "ihrem Nachfragen. Links unten ist gut; die blaue Ecke ist das Ziel: höchstens 0,5 % "
                + "ausgeführt, höchstens 3 % abgelehnt." + (reached ?? ""),
            [CurveChart(verdicts).svg])
    }

    private var speakers: [Markup] {
        let charts = withWords.filter { $0.speakers.count > 1 }.flatMap { one -> [Markup] in
            let bars = one.speakers.map {
                BarChart.Bar(label: $0.name, rate: Score.words(of: $0.trials).rate, tone: "rosa")
            }.filter { $0.rate.total > 0 }
            return [.element("h3", text: label(one)), BarChart(title: label(one), bars: bars).svg]
        }
        return charts.isEmpty ? [] : section("Sprecher", "Wörter falsch, mit 95-%-Bereich.", charts)
    }

    private var faults: [Markup] {
        let silent = scores.flatMap { one in
            one.unheard.map { [label(one), "Kein Satz gefunden (\($0.reason)): \($0.count) von \(one.trials.count)"] }
        }
        let rows = silent + scores.flatMap(\.faults).unique.map { [$0.place, $0.sentence] }
        let text = "Aufnahmen ohne Satz zählen als nichts gehört; was nicht zu lesen ist, zählt nicht mit."
        return rows.isEmpty ? [] : section("Nicht gehört, nicht gemessen", text, [table(["", ""], rows)])
    }

    private func table(_ heading: [String], _ rows: [[String]]) -> Markup {
        .element(
            "table", [:],
            [.element("tr", [:], heading.map { .element("th", text: $0) })]
                + rows.map { row in .element("tr", [:], row.map { .element("td", text: $0) }) })
    }
}

extension EvaluationPage {
    /// Words taken for others, the most frequent first.
    private var confusions: [Markup] {
        let all = withWords.flatMap(\.words.confusions)
        let counts = Dictionary(grouping: all, by: { $0 }).mapValues(\.count)
        let rows = counts.sorted {
            ($1.value, $0.key.said ?? "~", $0.key.heard ?? "~") < ($0.value, $1.key.said ?? "~", $1.key.heard ?? "~")
        }
        .prefix(25).map { [$0.key.said ?? "–", $0.key.heard ?? "–", String($0.value)] }
        return rows.isEmpty
            ? []
            : section(
                "Verwechslungen", "Die häufigsten von \(counts.count).", [table(["gesagt", "gehört", "mal"], rows)])
    }

    /// Whole sentences that went wrong, and sounds that were taken for a command.
    private var misheard: [Markup] {
        let rows = scores.flatMap { one in
            one.trials.filter(isWrong).map { trial in
                [one.corpus, trial.speaker, trial.said.joined(separator: " "), trial.heard.joined(separator: " ")]
            }
        }
        guard !rows.isEmpty else { return [] }
        let heading = ["Ordner", "Sprecher", "gesagt", "gehört"]
        return section(
            "Falsch Gehörtes", "\(rows.count) Aufnahmen; hier die ersten 60.", [table(heading, Array(rows.prefix(60)))])
    }

    private func isWrong(_ trial: Trial) -> Bool {
        guard let verdict = trial.verdict else { return trial.said != trial.heard }
        return verdict.outcome(at: limits) == .executed && !verdict.isRight
    }

    private var method: [Markup] {
        let text = """
            Wörter: die wenigsten Ersetzungen, Einfügungen und Auslassungen durch gesagte Wörter. Bereiche nach Wilson; \
            bei Wörtern sind sie zu eng, weil Wörter eines Satzes nicht unabhängig sind. closed: einer der Sätze des Ordners; \
            loop: jede Folge seiner Wörter, gleich wahrscheinlich; commands: Alberts Grammatik mit Ablehnung. Befehl ist, was \
            understand als solchen liest; richtig ist dieselbe Absicht mit denselben Angaben. Geräusch: Verhältnis der mittleren \
            Leistungen von Rahmen mit Sprache (10 ms, höchstens 20 dB unter dem 95. Perzentil) und Geräusch. Echtzeitfaktor: \
            Rechenzeit aller Kerne ohne Lesen und Mischen durch Länge des Tons.
            """
        return [.element("h2", text: "Wie gemessen wurde"), .element("p", ["class": "zweit"], text: text)]
    }
}
