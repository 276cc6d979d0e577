/// „Was steht morgen an?“
struct ShowAgenda {
    let command: Command

    init() {
        let day: Phrase = "(\(TimeSlots.day.phrase)|\(TimeSlots.week.phrase))"
        let phrase: Phrase = """
            was (steht|liegt|ist|haben wir) [bei uns] [so] [\(day)] [so|alles|noch]
              (an|los|vor|im kalender|auf dem plan)
            | (was machen wir|welche termine (gibt es|sind|haben wir)|(zeig|zeige) [mir|uns] [bitte] [den plan für]) \(day)
            | (zeig|zeige) [mir|uns] [bitte] (den plan|die woche)
            | wie sieht (es|der) \(TimeSlots.day.phrase) aus
            """
        command = Command("showAgenda", phrase, examples: Self.examples, never: ["was", "steht morgen"]) { match in
            let words = match.words("day") ?? match.words("week")
            return .showAgenda(words.map(TimePhrase.init(words:)) ?? (match.isWholeWeek ? .thisWeek : nil))
        }
    }

    private static let examples: [Command.Example] = [
        .init("was steht heute an", .showAgenda(TimePhrase(words: ["heute"]))),
        .init("was steht am freitag an", .showAgenda(TimePhrase(words: ["am", "freitag"]))),
        .init("was liegt morgen so an", .showAgenda(TimePhrase(words: ["morgen"]))),
        .init("was steht diese woche an", .showAgenda(.thisWeek)),
        .init("was machen wir am freitag", .showAgenda(TimePhrase(words: ["am", "freitag"]))),
        .init("wie sieht es am freitag aus", .showAgenda(TimePhrase(words: ["am", "freitag"]))),
        .init("was steht an", .showAgenda(nil)),
        .init("zeig mir die woche", .showAgenda(.thisWeek)),
    ]
}

extension TimePhrase {
    /// The week from Monday to Sunday in which one speaks.
    static let thisWeek = TimePhrase(words: ["diese", "woche"])
}

extension Match {
    fileprivate var isWholeWeek: Bool { words.contains("woche") }
}
