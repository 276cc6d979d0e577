/// Clock times, spans and parts of the day as they are spoken in commands.
enum ClockPhrases {
    private static let hour: Phrase = .choice(
        [.word("eins"), NumberPhrases.cardinals(2...24), .word("null")])
    private static let hourOfTwelve: Phrase = NumberPhrases.cardinals(1...12)
    private static let minute: Phrase = NumberPhrases.cardinals(1...59)

    /// „halb vier“, „Viertel nach drei“, „dreiviertel acht“, „sechzehn Uhr dreißig“, „mittags“.
    private static let time: Phrase = """
        [null] \(hour) [uhr [\(minute)]] | ein uhr [\(minute)] | mitternacht
        | ([(fünf|zehn) (vor|nach)] halb | viertel | dreiviertel
          | (viertel|(fünf|zehn|zwanzig) [minuten]) (vor|nach)) \(hourOfTwelve)
        """

    /// „morgens“, „am Nachmittag“, „früh“.
    static let partOfDay: Phrase = """
        früh | morgens | vormittags | mittags | nachmittags | abends | nachts | in der (früh|nacht)
        | [am] (vormittag|mittag|nachmittag|abend) | am morgen
        """

    /// „in zwei Stunden“, „in einer halben Stunde“: counted from now, so that it says the day, too; only where something is filed.
    static let fromNow: Phrase = """
        in (einer ([halben] stunde|viertelstunde) | (zwei|drei|vier|fünf|sechs|zehn|zwanzig|dreißig|anderthalb)
        (stunden|minuten))
        """

    /// „um halb vier“, „von drei bis vier“, „nachmittags um drei“, „am Abend“.
    static let clock: Phrase = """
        [um|gegen|ab|so gegen|von|zwischen] \(.list(time, separator: "[\(.rare("nachts|morgens"))] (bis|und)")) [\(partOfDay)]
        | \(partOfDay) [(um|gegen|ab) \(time)]
        """
}
