/// What people say around a command.
enum Courtesies {
    /// „Hey Albert“, hesitations.
    static let opening: Phrase = "[[hey|hallo|okay] albert] [\(.rare("ähm|also"))]"
    /// „bitte“, „danke“.
    static let closing: Phrase = "[\(.rare("bitte|danke"))]"
    /// Little words that change nothing: „bitte“, „mal“, „äh“.
    static let filler: Phrase = "(bitte|mal|doch|noch|dann|also|immer|ähm)"

    /// A command's sentence with what people say around it.
    static func around(_ phrase: Phrase) -> Phrase { "\(opening) \(phrase) \(closing)" }

    /// „Trag“, „Schreib mir“, „Kannst du“: how an order to keep something begins.
    static let order = order("mach|mache")

    /// The same without „mach“, which sounds like „Mathe“ where a subject may follow.
    static let orderToWrite = order(.choice([]))

    private static func order(_ other: Phrase) -> Phrase {
        """
        [bitte] (\(other)|trag|trage|schreib|schreibe|notier|notiere|setz|setze|speicher|speichere|merk dir|merke dir|plan|plane|erstell
        |erstelle|leg|lege|erinnere mich|erinner mich|kannst du|könntest du) [bitte|mal|bitte mal] [mir|uns] [ein|auf]
        """
    }

    /// „ein“, „auf“, „in den Kalender“: how it ends.
    static let orderEnd: Phrase = .rare(
        "(ein|auf|an|vor|hinzu|eintragen|aufschreiben|notieren|merken|anlegen|planen|[in den|im] kalender [ein])")
}
