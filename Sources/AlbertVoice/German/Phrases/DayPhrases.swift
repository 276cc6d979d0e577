/// Days and repetitions as they are spoken in commands; `GermanTime` gives the words their value.
enum DayPhrases {
    static let names = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag"]

    static let weekday: Phrase = .choice(names.map(Phrase.word))

    static let month: Phrase = """
        (januar|jänner|februar|märz|april|mai|juni|juno|juli|august|september|oktober|november|dezember)
        """

    /// „am fünften“, „fünften September“, „Donnerstag, den fünften neunten zweitausend sechsundzwanzig“.
    private static let date: Phrase = """
        [am|den|dem|der] [\(weekday) [den|dem|der]] \(ordinal)
        """

    /// „am Freitag“, „übermorgen“, „am fünften September“, „in zwei Wochen“.
    static let day: Phrase = """
        (heute|morgen) [in einer woche] | übermorgen
        | [am|den|dem] [diesen|nächsten|nächster|kommenden|übernächsten] \(weekday)
          [in (einer woche|zwei wochen) | (nächste|nächster|übernächste|diese|dieser) woche]
        | (diese|nächste|kommende|übernächste) woche [am] \(weekday)
        | \(date)
        | \(distance)
        | am wochenende
        """

    private static let ordinal: Phrase = """
        \(NumberPhrases.dayOrdinals) [(\(month)|\(NumberPhrases.monthOrdinals)) [\(NumberPhrases.year)]]
        """

    /// „vom dreizehnten bis zum fünfzehnten Juli“, „von Montag bis Mittwoch“.
    static let span: Phrase = """
        (vom|von) (\(weekday) [dem] [\(ordinal)]|\(ordinal))
        bis [zum] (\(weekday) [[dem] \(ordinal)]|\(ordinal))
        """

    /// „in drei Tagen“, „in vierzehn Tagen“, „in einem Monat“.
    private static let distance: Phrase = """
        in (einem (tag|monat) | einer woche
        | (zwei|drei|vier|fünf|sechs|sieben|acht|zehn|vierzehn) (tagen|wochen|monaten))
        """

    /// When a repetition begins: „ab Dienstag, dem zehnten März“.
    static let beginning: Phrase = "ab [\(weekday) [dem]] \(ordinal)"

    /// „jeden Dienstag“, „alle zwei Wochen am Freitag“, „dienstags“, „täglich“, „jeden Monat“.
    static let repetition: Phrase = """
        jeden [zweiten|dritten|vierten] \(weekday) [im monat|und \(weekday)] | jeden (ersten|letzten) \(weekday) im monat | täglich | jeden (tag|monat) | (werktags|wochentags)
        | [jede woche|alle (zwei|drei|vier) wochen] \(.list(.choice(names.map { .word($0 + "s") }), separator: "und"))
        | (jede woche|alle (zwei|drei|vier) wochen) [am] \(weekday)
        """
}
